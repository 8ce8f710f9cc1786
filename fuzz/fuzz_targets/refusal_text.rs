//! Arbitrary actions and texts refused in random games, and refusals whose evidence fits neither their reason nor the
//! board: each has a title and a sentence in every language, without a hole.
#![no_main]

use arbitrary::{Result, Unstructured};
use hansu_fuzz::{any_action, any_game, next_action};
use hansu_rules::{Detail, GameKind, MoveRejectReason, Rejection};
use hansu_text::{BoardNames, Language, Text};
use libfuzzer_sys::fuzz_target;

fn say(board: BoardNames, rejection: &Rejection) {
    for language in Language::ALL {
        let text = Text::new(language);
        let said = text.rejection(board, rejection);
        assert!(!said.title.is_empty() && !said.sentence.is_empty(), "{rejection:?} on {board:?}: {said:?}");
        assert!(!text.reason_title(board.kind, rejection.reason).is_empty());
        // Only a text that is quoted may bring these along.
        if !matches!(rejection.evidence.detail, Detail::Text(_)) {
            assert!(!said.sentence.contains(['{', '}', '$']), "{said:?}");
        }
        let _ = text.rejection_squares(board, rejection);
    }
}

fn check(u: &mut Unstructured<'_>) -> Result<()> {
    let mut game = any_game(u)?;
    for _ in 0..u.int_in_range(0..=12)? {
        let action = next_action(u, &game, &game.legal_actions())?;
        if let Err(rejection) = game.play(action) {
            say(BoardNames::of(&game), &rejection);
        }
    }
    let asked = any_action(u, &game)?;
    let elsewhere = BoardNames { kind: *u.choose(&GameKind::ALL)?, rows: u.arbitrary()? };
    let reason = *u.choose(&MoveRejectReason::ALL)?;
    let text = u.arbitrary::<&str>()?;
    for refused in [game.explain(asked), game.parse(text).err()].into_iter().flatten() {
        say(BoardNames::of(&game), &refused);
        let mixed = Rejection { reason, ..refused };
        say(BoardNames::of(&game), &mixed);
        say(elsewhere, &mixed);
    }
    Ok(())
}

fuzz_target!(|bytes: &[u8]| {
    // Bytes that end early are no finding.
    let _ = check(&mut Unstructured::new(bytes));
});
