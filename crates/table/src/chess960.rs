//! The 960 start positions of Chess960 by their numbers.

/// Where the two knights go among the five squares left by bishops and queen, by the last digit of the number.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The start position of this number as a FEN, by Scharnagl's numbering (518 is the ordinary one); `None` from
/// 960 on.
pub(crate) fn start_fen(number: u16) -> Option<String> {
    let rank = back_rank(number)?;
    Some(format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{rank} w KQkq - 0 1", rank.to_lowercase()))
}

fn back_rank(number: u16) -> Option<String> {
    if number >= 960 {
        return None;
    }
    let number = usize::from(number);
    let mut rank = [None; 8];
    // Bishops first, one on each colour; then queen, knights, and rook - king - rook on what is left.
    rank[number % 4 * 2 + 1] = Some('B');
    rank[number / 4 % 4 * 2] = Some('B');
    put(&mut rank, number / 16 % 6, 'Q');
    let (first, second) = KNIGHTS[number / 96];
    // The second knight's place is counted before the first one is put down.
    put(&mut rank, second, 'N');
    put(&mut rank, first, 'N');
    for piece in ['R', 'K', 'R'] {
        put(&mut rank, 0, piece);
    }
    rank.into_iter().collect()
}

/// Puts a piece on the `nth` empty square from the left.
fn put(rank: &mut [Option<char>; 8], nth: usize, piece: char) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(nth) {
        *square = Some(piece);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn known_numbers() {
        assert_eq!(back_rank(518).as_deref(), Some("RNBQKBNR"));
        assert_eq!(back_rank(0).as_deref(), Some("BBQNNRKR"));
        assert_eq!(back_rank(959).as_deref(), Some("RKRNNQBB"));
        assert_eq!(back_rank(960), None);
    }

    #[test]
    fn all_960_differ_and_keep_the_rules() {
        let ranks: BTreeSet<String> = (0..960).filter_map(back_rank).collect();
        assert_eq!(ranks.len(), 960);
        for rank in ranks {
            let of = |piece| rank.match_indices(piece).map(|(file, _)| file).collect::<Vec<_>>();
            let (king, rooks, bishops) = (of('K'), of('R'), of('B'));
            assert!(rooks[0] < king[0] && king[0] < rooks[1], "{rank}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{rank}");
        }
    }
}
