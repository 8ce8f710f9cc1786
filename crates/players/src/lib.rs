//! Whoever can sit at the board.
