//! `help`: the commands, for a person at a terminal.

/// What `help` prints.
pub const HELP: &str = "\
Hansu speaks the Universal Chess Interface, for chess and Janggi.
  uci                         name the engine and list its options
  isready                     answer readyok
  setoption name N value V    set an option, for example: setoption name UCI_Variant value janggi
  ucinewgame                  forget the games so far
  position startpos|fen F [moves M ...]
                              set up a position
  go [depth N] [nodes N] [movetime MS] [mate N] [infinite] [ponder]
     [wtime MS] [btime MS] [winc MS] [binc MS] [movestogo N] [searchmoves M ...]
                              search; with no limit for as long as the level takes
  go perft N                  count the positions N plies on
  stop, ponderhit             end the search; the expected move was played
  d, eval                     print the position; what it is worth without a search
  bench [DEPTH]               search a fixed set of positions and measure the speed
  debug on|off                say more, say less
  quit                        end the program";
