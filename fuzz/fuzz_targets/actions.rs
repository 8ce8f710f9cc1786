//! Random games of all three kinds, legal actions mixed with arbitrary ones: at each step the verdict, the explanation and
//! the play agree, a refusal changes nothing, a takeback restores everything; at the end every action on the board is
//! asked about, and exactly the listed moves are legal.
#![no_main]

use arbitrary::{Result, Unstructured};
use hansu_fuzz::{any_game, attempt, look, next_action, sweep};
use libfuzzer_sys::fuzz_target;

/// Longer games only repeat what shorter ones find.
const MOST_ACTIONS: usize = 200;

fn play(u: &mut Unstructured<'_>) -> Result<()> {
    let mut game = any_game(u)?;
    let start = look(&game);
    let mut seen = look(&game);
    for _ in 0..MOST_ACTIONS {
        if u.is_empty() {
            break;
        }
        let Ok(action) = next_action(u, &game, &seen.legal) else { break };
        seen = attempt(&mut game, action, seen);
    }
    sweep(&game);
    while game.undo() {}
    assert_eq!(look(&game), start);
    Ok(())
}

fuzz_target!(|bytes: &[u8]| {
    // Bytes that do not make a game are no finding.
    let _ = play(&mut Unstructured::new(bytes));
});
