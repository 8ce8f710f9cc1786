# Sentences about moves and results, in English.
#
# A refusal: the value is the title, the attributes are sentences. The first attribute (in the order the code asks
# for them) whose variables are all known is shown, `.plain` last: it needs no evidence.
# Known everywhere: $game (go, chess, janggi) and $king (the word for the piece that must not be lost).
# CAP() makes the first letter of a phrase a capital. Phrases such as $mover read "the rook on e1".

## Sides

side-go-first = Black
    .adjective = black
side-go-second = White
    .adjective = white
side-chess-first = White
    .adjective = white
side-chess-second = Black
    .adjective = black
side-janggi-first = Cho
    .adjective = Cho’s
side-janggi-second = Han
    .adjective = Han’s

## Pieces

piece-stone = stone
piece-king = king
    .moves = A king moves one square in any direction.
piece-queen = queen
    .moves = A queen moves any distance along a row, a column or a diagonal.
piece-rook = rook
    .moves = A rook moves any distance along a row or a column.
piece-bishop = bishop
    .moves = A bishop moves any distance along a diagonal.
piece-knight = knight
    .moves = A knight moves two squares straight and one to the side, jumping over anything between.
piece-pawn = pawn
    .moves = A pawn moves one square straight ahead, two from where it starts, and captures one square diagonally ahead.
piece-general = general
    .moves = A general moves one point along a line inside the palace.
piece-guard = guard
    .moves = A guard moves one point along a line inside the palace.
piece-chariot = chariot
    .moves = A chariot moves any distance along a line, in a palace also along its diagonals.
piece-cannon = cannon
    .moves = A cannon moves along a line by jumping over exactly one piece that is no cannon.
piece-horse = horse
    .moves = A horse moves one point straight and then one diagonally outwards.
piece-elephant = elephant
    .moves = An elephant moves one point straight and then two diagonally outwards.
piece-soldier-first = soldier
    .moves = A soldier moves one point forward or sideways, in the enemy palace also diagonally forward on a line.
piece-soldier-second = soldier
    .moves = A soldier moves one point forward or sideways, in the enemy palace also diagonally forward on a line.

piece-of-side = { $adjective } { $piece }
piece-on = the { $piece } on { $square }
something-on = the piece on { $square }
point-off-board = column { $column }, row { $row }

## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }

## Refusals: any game

GameNotPlaying = No game is being played.
    .plain = Moves can be made once the game is running.
    .ended = { $outcome } Start a new game, or take moves back to go on from here.
    .ended-title = The game is over.
    .scoring = Both sides have passed. Mark the dead stones and agree on the score, or resume play.
    .scoring-title = The board is being counted.
NotYourTurn = Not your turn.
    .plain = The other side is to move.
    .side = It is { $side }’s turn to move.
OutOfBounds = Off the board.
    .named = { $game ->
        [go] Not on this board: { $square }. { $letters ->
            [gap] The board has { $columns } columns, A to { $last-column } without the letter I, and rows 1 to { $rows }.
           *[plain] The board has { $columns } columns, A to { $last-column }, and rows 1 to { $rows }.
        }
        [janggi] Not on this board: { $square }. Points are written row first, 1 at the top to 9 and then 0, and column second, 1 to 9; engines write a1 to i10.
       *[chess] Not on this board: { $square }. The board has columns a to h and rows 1 to 8.
    }
    .size = { $game ->
        [go] { $letters ->
            [gap] The board has { $columns } columns, A to { $last-column } without the letter I, and rows 1 to { $rows }.
           *[plain] The board has { $columns } columns, A to { $last-column }, and rows 1 to { $rows }.
        }
        [janggi] Points are written row first, 1 at the top to 9 and then 0, and column second, 1 to 9; engines write a1 to i10.
       *[chess] The board has columns a to h and rows 1 to 8.
    }
    .plain = There is no such point on this board.
Unreadable = Not a move.
    .quoted = { $game ->
        [go] “{ $text }” cannot be read as a move. Write a point such as D4, or “pass”.
        [janggi] “{ $text }” cannot be read as a move. Write it like 79졸78 or a4b4; a pass is 한수쉼.
       *[chess] “{ $text }” cannot be read as a move. Write it like e4, Nf3, O-O or e2e4.
    }
    .plain = { $game ->
        [go] Write a point such as D4, or “pass”.
        [janggi] Write a move like 79졸78 or a4b4; a pass is 한수쉼.
       *[chess] Write a move like e4, Nf3, O-O or e2e4.
    }
Ambiguous = Several moves fit.
    .listed = This could be { $candidates }. Name the { $game ->
        [chess] square
       *[other] point
    } the piece comes from.
    .plain = More than one legal move fits this text. Name where the piece comes from.

## Refusals: Go

Occupied = Occupied.
    .by-move = A { $colour } stone stands on { $square }, put there by move { $number }. Choose an empty point.
    .stone = A { $colour } stone already stands on { $square }. Choose an empty point.
    .plain = A stone already stands there. Choose an empty point.
Suicide = Suicide.
    .group = { $stone-count ->
        [one] The stone on { $stones } would have no liberty and captures nothing.
       *[other] These { $stone-count } stones would have no liberty and capture nothing: { $stones }.
    }
    .big-group = { $stone-count } stones, the one on { $square } among them, would have no liberty and capture nothing.
    .plain = The new stone would have no liberty and captures nothing.
KoViolation = Ko.
    .superko-title = Superko.
    .simple = This would bring back { $number ->
        [0] the starting board
       *[other] the board after move { $number }
    }. Play elsewhere first.
    .psk = This would bring back { $number ->
        [0] the starting board
       *[other] the board after move { $number }
    }, and under superko no board may come back. Play elsewhere first.
    .ssk = This would bring back { $number ->
        [0] the starting board
       *[other] the board after move { $number }
    } with the same side to move. Play elsewhere first.
    .plain = This would bring back an earlier board. Play elsewhere first.

## Refusals: chess and Janggi

EmptySource = No piece there.
    .square = There is nothing to move on { $square }. Choose a piece first.
    .plain = There is nothing to move there. Choose a piece first.
NotYourPiece = The other side’s piece.
    .owner = { CAP($piece-there) } belongs to { $owner }, and it is { $side }’s turn.
    .plain = Only the side to move can move its pieces.
OwnPieceOnTarget = Own piece there.
    .piece = { CAP($piece-there) } is on the same side. A piece can capture only the other side’s.
    .plain = A piece can capture only the other side’s.
PieceCannotMoveThatWay = Not how this piece moves.
    .stays = { $game ->
        [janggi] Putting a piece back is no move; only the general may stay where it is, which is a pass.
       *[other] Putting a piece back on its square is no move.
    }
    .how = { CAP($mover) } cannot go to { $to }. { $how }
    .how-only = { $how }
    .plain = This piece moves in another way.
PathBlocked = The way is blocked.
    .pawn = { CAP($blocker) } stands in front of the pawn. Pawns capture only diagonally.
    .blocker = { CAP($blocker) } stands in the way of { $mover }.
    .blocker-only = { CAP($blocker) } stands in the way.
    .plain = Another piece stands in the way.

## Refusals: chess

PawnCaptureNeedsEnemy = Nothing to capture there.
    .square = A pawn goes diagonally only to capture, and { $to } is empty.
    .plain = A pawn goes diagonally only to capture, and that square is empty.
EnPassantExpired = Too late for en passant.
    .pawn = { CAP($pawn) } made its double step earlier. It can be taken en passant only by the very next move.
    .plain = A pawn can be taken en passant only right after its double step.
CastlingRightLost = Castling is no longer possible.
    .king-moved-at = The king moved on move { $number }. Castling needs a king and a rook that have not moved.
    .king-moved = The king has moved. Castling needs a king and a rook that have not moved.
    .rook-moved-at = { $rook-square ->
        [unknown] That rook moved on move { $number }.
       *[other] The rook from { $rook-square } moved on move { $number }.
    } Castling needs a king and a rook that have not moved.
    .rook-moved = That rook has moved. Castling needs a king and a rook that have not moved.
    .rook-captured-at = { $rook-square ->
        [unknown] That rook was captured on move { $number }.
       *[other] The rook from { $rook-square } was captured on move { $number }.
    }
    .rook-captured = The rook on that side was captured.
    .never-had = This position began without the right to castle on that side.
    .plain = King or rook has moved, or the rook was captured.
CastlingPathBlocked = A piece is in the way of castling.
    .blocker = { CAP($blocker) } stands in the way. All squares that king and rook cross must be empty.
    .plain = All squares that king and rook cross must be empty.
CastlingOutOfCheck = No castling out of check.
    .attackers = The king is attacked by { $attackers }. Answer the check first.
    .plain = The king is in check. Answer that first.
CastlingThroughCheck = The king would cross an attacked square.
    .crossing = On its way the king crosses { $crossing }, which is attacked by { $attackers }.
    .plain = No square the king crosses in castling may be attacked.
CastlingIntoCheck = Castling would end in check.
    .crossing = On { $crossing } the king would be attacked by { $attackers }.
    .plain = The king would be attacked where castling ends.
PromotionMissing = Choose a promotion.
    .choices = The pawn reaches the last rank. It becomes a { $choices }.
    .plain = The pawn reaches the last rank. It becomes a queen, rook, bishop or knight.
PromotionInvalid = That promotion is not possible.
    .choices = On the last rank a pawn becomes a { $choices }.
    .none = Only a pawn that reaches the last rank is promoted.
    .plain = Only a pawn that reaches the last rank is promoted, to a queen, rook, bishop or knight.

## Refusals: the own king or general

KingIntoCheck = The { $king } would be in check.
    .attackers = On { $to } the { $king } would be attacked by { $attackers }.
    .plain = That { $game ->
        [janggi] point
       *[other] square
    } is attacked.
Pinned = Pinned.
    .pinner = { CAP($mover) } is pinned to the { $king } by { $pinner }.
    .plain = This piece shields its own { $king } and cannot leave the line.
ExposesKing = The { $king } would be attacked.
    .leg = This opens { $leg }, and { $attackers } would attack the { $king }.
    .screen = { CAP($attackers) } could then jump over the piece on { $screen-square } at the { $king }.
    .attackers = After this move { $attackers } would attack the { $king }.
    .plain = After this move the { $king } would stand attacked.
KingInCheck = The { $king } is in check.
    .double = { CAP($attackers) } give check together, so only the { $king } can move.
    .line = Check from { $attackers }. Capture it, block its line or move the { $king }.
    .leg = Check from { $attackers }. Capture it, block its path or move the { $king }.
    .cannon = Check from { $attackers }. Capture it, take away the piece it jumps over, put a second piece between, or move the { $king }.
    .contact = Check from { $attackers }. Capture it or move the { $king }.
    .plain = Capture the attacker, block its line or move the { $king }.

## Refusals: Janggi

SoldierBackward = Soldiers never go back.
    .mover = { CAP($mover) } moves forward or sideways only.
    .plain = A soldier moves forward or sideways only.
OutsidePalace = It may not leave the palace.
    .mover = { CAP($mover) } stays on the nine points of its palace; { $to } is outside.
    .plain = General and guards stay on the nine points of their palace.
NoPalaceLine = No diagonal line there.
    .node = Diagonal steps follow the lines drawn in a palace. The nearest point with one is { $node }.
    .plain = Diagonal steps follow the lines drawn in a palace.
HorseLegBlocked = The horse’s leg is blocked.
    .blocker = { CAP($blocker) } stands on the first point of the horse’s way.
    .plain = A piece stands on the first point of the horse’s way.
ElephantPathBlocked = The elephant’s way is blocked.
    .blocker = { CAP($blocker) } stands on the elephant’s way; both points it crosses must be empty.
    .plain = Both points an elephant crosses must be empty.
CannonNoScreen = A cannon needs a piece to jump.
    .between = There is no piece between { $from } and { $to }.
    .plain = There is no piece between to jump over.
CannonScreenIsCannon = Cannons cannot jump cannons.
    .screen = The piece between, on { $screen-square }, is a cannon.
    .plain = The piece between is a cannon.
CannonManyScreens = A cannon jumps exactly one piece.
    .screens = { $screen-count } pieces stand between: { $screens }.
    .plain = More than one piece stands between.
CannonTakesCannon = Cannons cannot capture cannons.
    .square = The piece on { $to } is a cannon.
    .plain = The piece there is a cannon.
PassInCheck = No pass in check.
    .attackers = { CAP($attackers) } { $attacker-count ->
        [one] gives
       *[other] give
    } check. Answer that first.
    .plain = The { $king } is in check. Answer that first.
PassForbidden = No pass here.
    .plain = { $game ->
        [chess] There is no passing in chess. Move a piece.
       *[other] The rules of this game allow no pass now. Make a move.
    }
Repetition = Repeated too often.
    .moves = This was already played { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } (moves { $numbers }). Play something else.
    .times = This has already come up { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }. Play something else.
    .plain = The rules forbid repeating this again. Play something else.
BikjangUnanswered = Bikjang.
    .generals = The generals on { $king-square } and { $enemy-king-square } face each other. Break the line between them, or pass to accept.
    .plain = The generals face each other. Break the line between them, or pass to accept.

## Refusals: delete mode

NoDeletesLeft = No removals left.
    .side = { $side } has no removals left in this game. Make a move instead.
    .plain = There are no removals left in this game. Make a move instead.
DeleteNeedsEnemyPiece = Choose a piece of the other side.
    .own = { CAP($piece-there) } is on the same side. Only the other side’s pieces can be removed.
    .empty = There is nothing on { $square } to remove.
    .plain = Only the other side’s pieces can be removed.
DeleteKing = The { $king } cannot be removed.
    .plain = Any other piece of the other side can be.
DeleteExposesKing = The other { $king } would be attacked.
    .attackers = With that piece gone { $attackers } would attack the other { $king }, whose side is not to move.
    .plain = With that piece gone the other { $king } would be attacked while its side is not to move.

## Results

end-won = { $winner } won.
end-drawn = { $game ->
    [go] The game is a draw.
   *[other] The game is drawn.
}
end-checkmate = { $winner } won by checkmate.
end-stalemate = Draw by stalemate: no legal move, and no check.
end-insufficient-material = Draw: neither side has enough left to checkmate.
end-threefold-repetition = Draw by threefold repetition.
end-fivefold-repetition = Draw by fivefold repetition.
end-fifty-moves = Draw by the fifty-move rule.
end-seventy-five-moves = Draw by the seventy-five-move rule.
end-agreement = Draw by agreement.
end-agreement-won = { $winner } won by agreement.
end-resignation = { $winner } won by resignation.
end-time = { $winner } won on time.
end-time-drawn = Draw: time ran out, but the other side has too little left to win.
end-forfeit = { $winner } won by forfeit: { $loser } could not go on.
end-forfeit-drawn = The game was broken off without a result.
end-score = { $winner } won by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, { $most } to { $least }.
end-score-drawn = Draw: both sides have { $most } points.
end-no-result = No result: the same board came back for the third time.
end-perpetual-check = { $winner } won: { $loser } gave perpetual check.
end-by-points = { $how } { $winner } won on points: { $first } { $first-points }, { $second } { $second-points }.
end-by-points-drawn = { $how } Draw on points: { $first } { $first-points }, { $second } { $second-points }.
end-no-points-won = { $how } { $winner } won.
end-no-points-drawn = { $how } Draw.
how-two-passes = Both sides passed.
how-bikjang = Bikjang was accepted.
how-move-limit = The move limit was reached.
how-low-material = Too little is left to go on.
how-repetition = The position was repeated too often.

## Status and speech

to-move = { $side } to move
in-check = { $side } is in check.
check-call = Check.
points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
formation-heeh = Horse, elephant, elephant, horse
formation-ehhe = Elephant, horse, horse, elephant
formation-eheh = Elephant, horse, elephant, horse
formation-hehe = Horse, elephant, horse, elephant

point-empty = empty
point-last-move = last move
point-selected = selected
point-target = can move here
point-capture = can be captured
point-in-check = in check
point-dead = marked dead

do-place = { $piece } on { $square }
do-step = { $piece } from { $from } to { $to }
do-step-bare = { $from } to { $to }
do-take = { $piece } from { $from } takes { $captured } on { $to }
do-promote = { $move }, becomes a { $choice }
do-castle-short = castles kingside
do-castle-long = castles queenside
do-pass = pass
do-delete = removes { $piece } on { $square }
do-delete-bare = removes the piece on { $square }
do-check = { $move }, check

## Faults of an arrangement: what, where, what to do. Where it can be played on all the same, that is said.

FaultNoKing = { $side } has no { $king }. Put one { $game ->
    [janggi] into its palace
   *[other] on the board
}.
FaultSeveralKings = { $side } has { $count } { $game ->
    [janggi] generals
   *[other] kings
}, on { $squares }. Leave only one.
FaultOpponentInCheck = { $side }’s { $king } on { $enemy-king-square } stands attacked by { $attackers }, yet { $other } is to move. Change the turn or the pieces.
FaultCounterTooHigh = { $count } plies without a { $game ->
    [janggi] capture
   *[other] capture or pawn move
} are more than the { $most } that were played by then. It can be played on.
FaultKingsTouch = The kings on { $king-square } and { $enemy-king-square } stand beside each other. Move one away.
FaultPawnOnBackRank = { $count ->
    [one] The pawn on { $squares } stands
   *[other] The pawns on { $squares } stand
} where no pawn can: pawns stand on ranks 2 to 7.
FaultTooManyPawns = { $side } has { $count } pawns, and { $most } at most are possible. Remove some.
FaultTooManyPromoted = { $count ->
    [one] One piece of { $side } must be a promoted pawn
   *[other] { $count } pieces of { $side } must be promoted pawns
}, but { $most ->
    [0] no pawn is
    [one] only one pawn is
   *[other] only { $most } pawns are
} missing. Remove pieces or pawns.
FaultImpossibleCheck = No move can bring about this check of the king on { $king-square } by { $attackers }. It can be played on.
FaultCastlingOutOfPlace = { $side } cannot castle with a rook on { $squares }: king and rook do not stand in place. The right will be dropped.
FaultEnPassantImpossible = No pawn has just passed over { $squares }, so none can be taken there. The square will be dropped.
FaultTooManyOfKind = { CAP($owned) }: { $count } are on the board, and { $most } at most are possible. Remove some.
FaultGeneralOutsidePalace = { CAP($owned) } on { $squares } is outside its palace. Put it back.
FaultGuardOutsidePalace = { CAP($owned) } on { $squares } is outside its palace, where no move leads. It can be played on.
FaultSoldierBehind = { CAP($owned) } on { $squares } stands behind where it started, and soldiers never go back. It can be played on.
FaultBoardSize = No board has { $count } lines. Choose 2 to 25.
FaultOffBoard = { CAP($owned) } off the board: { $squares }. Remove it.
FaultStonesOnOnePoint = Two stones are on { $squares }. Remove one.
FaultNoLiberty = { $count ->
    [one] The { $colour } stone on { $squares } has no liberty. Remove it, or free a point beside it.
   *[other] These { $count } { $colour } stones have no liberty: { $squares }. Remove them, or free a point beside them.
}
FaultAlreadyOver = { $outcome } Nothing is left to play here; it can still be analysed.
fault-unproved = This is no position of the game. Change the pieces.

## A text that shows no position

position-empty = There is no text. Write a position, or paste one.
position-plain = This text shows no position. { $game ->
    [go] Write the rows from the top, such as 9/9/2X3O2/…
   *[other] Write a FEN, rows from the top.
}
position-rows = There are { $found } rows instead of { $wanted }. Write them from the top, with “/” between them.
position-row-length = Row { $row } from the top is { $found } long instead of { $wanted }. Numbers stand for empty { $game ->
    [chess] squares
   *[other] points
}.
position-not-square = Row { $row } from the top is { $found } long, but there are { $wanted } rows. A board is a square.
position-size = No board has this size. Boards have 2 to 25 lines.
position-sign = “{ $text }” is no piece. { $game ->
    [go] Write X for Black, O for White, and a dot or a number for empty points.
    [janggi] Write K A R C N B P (or H and E) for Cho, small letters for Han, and numbers for empty points.
   *[chess] Write P N B R Q K for White, small letters for Black, and numbers for empty squares.
}
position-turn = “{ $text }” is no side to move. Write { $game ->
    [go] b for Black or w for White
    [janggi] w for Cho or b for Han
   *[chess] w for White or b for Black
}.
position-castling = “{ $text }” are no castling rights. Write letters of KQkq, files of rooks, or “-”.
position-en-passant = “{ $text }” is no square to take en passant on. Write a square such as e3, or “-”.
position-counter = “{ $text }” is no number of moves. Write a number.
position-trailing = “{ $text }” stands behind the end of the position. Remove it.
