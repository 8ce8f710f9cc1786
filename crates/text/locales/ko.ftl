# 착수와 결과에 관한 한국어 문장.
#
# Keys, variables and the order in which attributes are tried: see en.ftl.
# JOSA(word, "을/를") writes the word with the particle that agrees with it. Phrases such as $mover read "e1의 룩".

## Sides

side-go-first = 흑
    .adjective = 흑
side-go-second = 백
    .adjective = 백
side-chess-first = 백
    .adjective = 백
side-chess-second = 흑
    .adjective = 흑
side-janggi-first = 초
    .adjective = 초의
side-janggi-second = 한
    .adjective = 한의

## Pieces

piece-stone = 돌
piece-king = 킹
    .moves = 킹은 어느 방향으로든 한 칸 움직입니다.
piece-queen = 퀸
    .moves = 퀸은 가로, 세로, 대각선으로 몇 칸이든 움직입니다.
piece-rook = 룩
    .moves = 룩은 가로와 세로로 몇 칸이든 움직입니다.
piece-bishop = 비숍
    .moves = 비숍은 대각선으로 몇 칸이든 움직입니다.
piece-knight = 나이트
    .moves = 나이트는 곧게 두 칸, 옆으로 한 칸 움직이며 사이의 기물을 뛰어넘습니다.
piece-pawn = 폰
    .moves = 폰은 앞으로 한 칸(처음 자리에서는 두 칸까지) 가고, 잡을 때는 대각선 앞으로 한 칸 갑니다.
piece-general = 궁
    .moves = 궁은 궁성 안에서 선을 따라 한 칸 움직입니다.
piece-guard = 사
    .moves = 사는 궁성 안에서 선을 따라 한 칸 움직입니다.
piece-chariot = 차
    .moves = 차는 선을 따라 몇 칸이든 움직이며, 궁성 안에서는 대각선 길로도 갑니다.
piece-cannon = 포
    .moves = 포는 선을 따라 포가 아닌 기물을 꼭 하나 넘어 움직입니다.
piece-horse = 마
    .moves = 마는 곧게 한 칸 간 뒤 바깥쪽 대각선으로 한 칸 갑니다.
piece-elephant = 상
    .moves = 상은 곧게 한 칸 간 뒤 바깥쪽 대각선으로 두 칸 갑니다.
piece-soldier-first = 졸
    .moves = 졸은 앞이나 옆으로 한 칸 가고, 상대 궁성에서는 선을 따라 대각선 앞으로도 갑니다.
piece-soldier-second = 병
    .moves = 병은 앞이나 옆으로 한 칸 가고, 상대 궁성에서는 선을 따라 대각선 앞으로도 갑니다.

piece-of-side = { $game ->
    [go] { $adjective }{ $piece }
   *[other] { $adjective } { $piece }
}
piece-on = { $game ->
    [janggi] { $square } 자리의 { $piece }
   *[other] { $square }의 { $piece }
}
something-on = { $game ->
    [janggi] { $square } 자리의 기물
   *[other] { $square }의 기물
}
point-off-board = { $column }열 { $row }행

## Lists

list-and = { JOSA($first, "과/와") } { $last }
list-or = { $first } 또는 { $last }
list-comma = { $first }, { $last }

## Refusals: any game

GameNotPlaying = 대국 중이 아닙니다.
    .plain = 대국이 시작되면 둘 수 있습니다.
    .ended = { $outcome } 새 대국을 시작하거나, 무르기로 되돌려 이어 둘 수 있습니다.
    .ended-title = 대국이 끝났습니다.
    .scoring = 양쪽이 모두 쉬었습니다. 죽은 돌을 표시해 계가에 동의하거나, 이어서 두세요.
    .scoring-title = 계가 중입니다.
NotYourTurn = 아직 둘 차례가 아닙니다.
    .plain = 지금은 상대가 둘 차례입니다.
    .side = 지금은 { JOSA($side, "이/가") } 둘 차례입니다.
OutOfBounds = 판 밖입니다.
    .named = { $game ->
        [go] 이 판에 없는 자리입니다: { $square }. { $letters ->
            [gap] 이 판의 가로는 I를 뺀 A부터 { $last-column }까지 { $columns }줄, 세로는 1부터 { $rows }까지입니다.
           *[plain] 이 판의 가로는 A부터 { $last-column }까지 { $columns }줄, 세로는 1부터 { $rows }까지입니다.
        }
        [janggi] 이 판에 없는 자리입니다: { $square }. 자리는 행을 먼저(위에서부터 1~9, 맨 아래 0), 열을 나중에(1~9) 적습니다. 엔진은 a1~i10으로 적습니다.
       *[chess] 이 판에 없는 칸입니다: { $square }. 체스판은 가로 a부터 h, 세로 1부터 8까지입니다.
    }
    .size = { $game ->
        [go] { $letters ->
            [gap] 이 판의 가로는 I를 뺀 A부터 { $last-column }까지 { $columns }줄, 세로는 1부터 { $rows }까지입니다.
           *[plain] 이 판의 가로는 A부터 { $last-column }까지 { $columns }줄, 세로는 1부터 { $rows }까지입니다.
        }
        [janggi] 자리는 행을 먼저(위에서부터 1~9, 맨 아래 0), 열을 나중에(1~9) 적습니다. 엔진은 a1~i10으로 적습니다.
       *[chess] 체스판은 가로 a부터 h, 세로 1부터 8까지입니다.
    }
    .plain = 이 판에는 그런 자리가 없습니다.
Unreadable = 수로 읽을 수 없습니다.
    .quoted = { $game ->
        [go] “{ JOSA($text, "은/는", "”") } 수가 아닙니다. D4처럼 자리를 적거나, 쉬려면 pass라고 적으세요.
        [janggi] “{ JOSA($text, "은/는", "”") } 수가 아닙니다. 79졸78 또는 a4b4처럼 적으세요. 쉬려면 한수쉼이라고 적습니다.
       *[chess] “{ JOSA($text, "은/는", "”") } 수가 아닙니다. e4, Nf3, O-O, e2e4처럼 적으세요.
    }
    .plain = { $game ->
        [go] D4처럼 자리를 적거나, 쉬려면 pass라고 적으세요.
        [janggi] 79졸78 또는 a4b4처럼 적으세요. 쉬려면 한수쉼이라고 적습니다.
       *[chess] e4, Nf3, O-O, e2e4처럼 적으세요.
    }
Ambiguous = 여러 수가 해당합니다.
    .listed = { $candidates } 가운데 어느 수인지 출발 { $game ->
        [chess] 칸을
       *[other] 자리를
    } 함께 적어 주세요.
    .plain = 둘 수 있는 수가 둘 이상입니다. 어디에서 가는지 함께 적어 주세요.

## Refusals: Go

Occupied = 이미 돌이 있습니다.
    .by-move = { $square }에는 { $number }수에 놓인 { $colour }돌이 있습니다. 빈자리에 두세요.
    .stone = { $square }에는 이미 { $colour }돌이 있습니다. 빈자리에 두세요.
    .plain = 그 자리에는 이미 돌이 있습니다. 빈자리에 두세요.
Suicide = 자살수입니다.
    .group = { $stone-count ->
        [1] { $stones }에 놓을 돌은 활로가 없고, 따내는 돌도 없습니다.
       *[other] 돌 { $stone-count }개({ $stones })가 활로를 모두 잃고, 따내는 돌은 없습니다.
    }
    .big-group = { JOSA($square, "을/를") } 포함한 돌 { $stone-count }개가 활로를 모두 잃고, 따내는 돌은 없습니다.
    .plain = 놓을 돌은 활로가 없고, 따내는 돌도 없습니다.
KoViolation = 패입니다.
    .superko-title = 동형반복입니다.
    .simple = { $number ->
        [0] 대국을 시작할 때의 판이
       *[other] { $number }수 뒤의 판이
    } 되풀이됩니다. 다른 곳에 먼저 두세요.
    .psk = { $number ->
        [0] 대국을 시작할 때의 판이
       *[other] { $number }수 뒤의 판이
    } 되풀이됩니다. 동형반복 금지 규칙에서는 한 번 나온 판이 다시 나올 수 없습니다. 다른 곳에 먼저 두세요.
    .ssk = { $number ->
        [0] 대국을 시작할 때의 판이
       *[other] { $number }수 뒤의 판이
    } 같은 차례로 되풀이됩니다. 다른 곳에 먼저 두세요.
    .plain = 앞서 나온 판이 되풀이됩니다. 다른 곳에 먼저 두세요.

## Refusals: chess and Janggi

EmptySource = 기물이 없습니다.
    .square = { $game ->
        [janggi] { $square } 자리에는 움직일 기물이 없습니다. 기물을 먼저 고르세요.
       *[other] { $square }에는 움직일 기물이 없습니다. 기물을 먼저 고르세요.
    }
    .plain = 그 자리에는 움직일 기물이 없습니다. 기물을 먼저 고르세요.
NotYourPiece = 상대의 기물입니다.
    .owner = { JOSA($piece-there, "은/는") } { $owner }의 기물이고, 지금은 { JOSA($side, "이/가") } 둘 차례입니다.
    .plain = 둘 차례인 쪽의 기물만 움직일 수 있습니다.
OwnPieceOnTarget = 같은 편 기물이 있습니다.
    .piece = { JOSA($piece-there, "은/는") } 같은 편입니다. 상대의 기물만 잡을 수 있습니다.
    .plain = 상대의 기물만 잡을 수 있습니다.
PieceCannotMoveThatWay = 그렇게 움직이지 않습니다.
    .stays = { $game ->
        [janggi] 제자리에 두는 것은 수가 아닙니다. 궁만 제자리에 두어 한 수 쉴 수 있습니다.
       *[other] 제자리에 두는 것은 수가 아닙니다.
    }
    .how = { JOSA($mover, "은/는") } { JOSA($to, "으로/로") } 갈 수 없습니다. { $how }
    .how-only = { $how }
    .plain = 이 기물은 다르게 움직입니다.
PathBlocked = 길이 막혀 있습니다.
    .pawn = 폰 앞에 { JOSA($blocker, "이/가") } 있습니다. 폰은 대각선으로만 잡습니다.
    .blocker = { JOSA($mover, "이/가") } 가는 길에 { JOSA($blocker, "이/가") } 있습니다.
    .blocker-only = 가는 길에 { JOSA($blocker, "이/가") } 있습니다.
    .plain = 가는 길에 다른 기물이 있습니다.

## Refusals: chess

PawnCaptureNeedsEnemy = 잡을 기물이 없습니다.
    .square = 폰은 잡을 때만 대각선으로 가는데, { JOSA($to, "은/는") } 비어 있습니다.
    .plain = 폰은 잡을 때만 대각선으로 가는데, 그 칸은 비어 있습니다.
EnPassantExpired = 앙파상 때가 지났습니다.
    .pawn = { JOSA($pawn, "이/가") } 두 칸 나아간 것은 더 앞의 수입니다. 앙파상은 바로 다음 수에만 할 수 있습니다.
    .plain = 앙파상은 폰이 두 칸 나아간 바로 다음 수에만 할 수 있습니다.
CastlingRightLost = 더는 캐슬링할 수 없습니다.
    .king-moved-at = 킹이 { $number }번째 수에 움직였습니다. 캐슬링은 킹과 룩이 움직인 적이 없어야 합니다.
    .king-moved = 킹이 움직인 적이 있습니다. 캐슬링은 킹과 룩이 움직인 적이 없어야 합니다.
    .rook-moved-at = { $rook-square ->
        [unknown] 그 룩이 { $number }번째 수에 움직였습니다.
       *[other] { $rook-square }의 룩이 { $number }번째 수에 움직였습니다.
    } 캐슬링은 킹과 룩이 움직인 적이 없어야 합니다.
    .rook-moved = 그 룩이 움직인 적이 있습니다. 캐슬링은 킹과 룩이 움직인 적이 없어야 합니다.
    .rook-captured-at = { $rook-square ->
        [unknown] 그 룩이 { $number }번째 수에 잡혔습니다.
       *[other] { $rook-square }의 룩이 { $number }번째 수에 잡혔습니다.
    }
    .rook-captured = 그쪽 룩이 잡혔습니다.
    .never-had = 그쪽으로 캐슬링할 권리 없이 시작한 판입니다.
    .plain = 킹이나 룩이 움직였거나, 룩이 잡혔습니다.
CastlingPathBlocked = 캐슬링할 길이 막혀 있습니다.
    .blocker = 사이에 { JOSA($blocker, "이/가") } 있습니다. 킹과 룩이 지나는 칸이 모두 비어야 합니다.
    .plain = 킹과 룩이 지나는 칸이 모두 비어야 합니다.
CastlingOutOfCheck = 체크 중에는 캐슬링할 수 없습니다.
    .attackers = { JOSA($attackers, "이/가") } 킹을 공격하고 있습니다. 체크부터 막으세요.
    .plain = 킹이 체크를 받고 있습니다. 체크부터 막으세요.
CastlingThroughCheck = 킹이 공격받는 칸을 지나게 됩니다.
    .crossing = 킹이 지나는 { JOSA($crossing, "을/를") } { JOSA($attackers, "이/가") } 공격하고 있습니다.
    .plain = 캐슬링할 때 킹이 지나는 칸은 공격받고 있지 않아야 합니다.
CastlingIntoCheck = 캐슬링하면 체크에 걸립니다.
    .crossing = { $crossing }에서 킹이 { $attackers }에게 공격받게 됩니다.
    .plain = 캐슬링이 끝나는 칸이 공격받고 있습니다.
PromotionMissing = 승격할 기물을 고르세요.
    .choices = 폰이 마지막 줄에 닿습니다. { $choices } 가운데 고르세요.
    .plain = 폰이 마지막 줄에 닿습니다. 퀸, 룩, 비숍, 나이트 가운데 고르세요.
PromotionInvalid = 그렇게 승격할 수 없습니다.
    .choices = 마지막 줄에 닿은 폰은 { JOSA($choices, "으로/로") } 승격합니다.
    .none = 마지막 줄에 닿은 폰만 승격합니다.
    .plain = 마지막 줄에 닿은 폰만 퀸, 룩, 비숍, 나이트로 승격합니다.

## Refusals: the own king or general

KingIntoCheck = { $game ->
    [janggi] 궁이 잡히는 자리입니다.
   *[other] 킹이 체크에 걸립니다.
}
    .attackers = { $game ->
        [janggi] { $to } 자리로 가면 { JOSA($attackers, "이/가") } 궁을 공격합니다.
       *[other] { JOSA($to, "으로/로") } 가면 { JOSA($attackers, "이/가") } 킹을 공격합니다.
    }
    .plain = { $game ->
        [janggi] 그 자리는 공격받고 있습니다.
       *[other] 그 칸은 공격받고 있습니다.
    }
Pinned = { $game ->
    [janggi] 궁을 지키고 있는 기물입니다.
   *[other] 핀에 걸려 있습니다.
}
    .pinner = { JOSA($mover, "은/는") } { $pinner }의 공격에서 { JOSA($king, "을/를") } 지키고 있어 움직일 수 없습니다.
    .plain = 이 기물은 { JOSA($king, "을/를") } 지키고 있어 움직일 수 없습니다.
ExposesKing = { JOSA($king, "이/가") } 공격받게 됩니다.
    .leg = { $leg } 자리가 열려 { JOSA($attackers, "이/가") } { JOSA($king, "을/를") } 공격하게 됩니다.
    .screen = { JOSA($attackers, "이/가") } { $screen-square } 자리를 넘어 { JOSA($king, "을/를") } 공격하게 됩니다.
    .attackers = 이렇게 두면 { JOSA($attackers, "이/가") } { JOSA($king, "을/를") } 공격하게 됩니다.
    .plain = 이렇게 두면 { JOSA($king, "이/가") } 공격받게 됩니다.
KingInCheck = { $game ->
    [janggi] 장군을 받고 있습니다.
   *[other] 체크를 받고 있습니다.
}
    .double = { $game ->
        [janggi] { JOSA($attackers, "이/가") } 함께 장군을 부르고 있어 궁만 움직일 수 있습니다.
       *[other] { JOSA($attackers, "이/가") } 함께 체크하고 있어 킹만 움직일 수 있습니다.
    }
    .line = { JOSA($attackers, "이/가") } { JOSA($king, "을/를") } 공격하고 있습니다. 그 기물을 잡거나, 길을 막거나, { JOSA($king, "을/를") } 움직이세요.
    .leg = { JOSA($attackers, "이/가") } { JOSA($king, "을/를") } 공격하고 있습니다. 그 기물을 잡거나, 멱을 막거나, { JOSA($king, "을/를") } 움직이세요.
    .cannon = { JOSA($attackers, "이/가") } { JOSA($king, "을/를") } 공격하고 있습니다. 포를 잡거나, 포가 넘는 기물을 치우거나, 사이에 기물을 하나 더 두거나, { JOSA($king, "을/를") } 움직이세요.
    .contact = { JOSA($attackers, "이/가") } { JOSA($king, "을/를") } 공격하고 있습니다. 그 기물을 잡거나 { JOSA($king, "을/를") } 움직이세요.
    .plain = 공격하는 기물을 잡거나, 길을 막거나, { JOSA($king, "을/를") } 움직이세요.

## Refusals: Janggi

SoldierBackward = 졸과 병은 뒤로 가지 못합니다.
    .mover = { JOSA($mover, "은/는") } 앞이나 옆으로만 움직입니다.
    .plain = 졸과 병은 앞이나 옆으로만 움직입니다.
OutsidePalace = 궁성을 벗어날 수 없습니다.
    .mover = { JOSA($mover, "은/는") } 궁성의 아홉 자리 안에서만 움직입니다. { JOSA($to, "은/는") } 궁성 밖입니다.
    .plain = 궁과 사는 궁성의 아홉 자리 안에서만 움직입니다.
NoPalaceLine = 대각선 길이 없습니다.
    .node = 대각선으로는 궁성에 그어진 선을 따라서만 갑니다. 가장 가까운 대각선 길은 { $node } 자리에 있습니다.
    .plain = 대각선으로는 궁성에 그어진 선을 따라서만 갑니다.
HorseLegBlocked = 마의 멱이 막혔습니다.
    .blocker = 마가 지나는 첫 자리에 { JOSA($blocker, "이/가") } 있습니다.
    .plain = 마가 지나는 첫 자리에 다른 기물이 있습니다.
ElephantPathBlocked = 상의 멱이 막혔습니다.
    .blocker = 상이 지나는 길에 { JOSA($blocker, "이/가") } 있습니다. 지나는 두 자리가 모두 비어야 합니다.
    .plain = 상이 지나는 두 자리가 모두 비어야 합니다.
CannonNoScreen = 포는 넘을 기물이 있어야 움직입니다.
    .between = { JOSA($from, "과/와") } { $to } 사이에 넘을 기물이 없습니다.
    .plain = 사이에 넘을 기물이 없습니다.
CannonScreenIsCannon = 포는 포를 넘을 수 없습니다.
    .screen = 사이에 있는 { $screen-square } 자리의 기물이 포입니다.
    .plain = 사이에 있는 기물이 포입니다.
CannonManyScreens = 포는 기물을 하나만 넘습니다.
    .screens = 사이에 기물이 { $screen-count }개 있습니다: { $screens }.
    .plain = 사이에 기물이 둘 이상 있습니다.
CannonTakesCannon = 포는 포를 잡을 수 없습니다.
    .square = { $to } 자리의 기물이 포입니다.
    .plain = 그 자리의 기물이 포입니다.
PassInCheck = 장군을 받고는 쉴 수 없습니다.
    .attackers = { JOSA($attackers, "이/가") } 장군을 부르고 있습니다. 멍군부터 하세요.
    .plain = 궁이 장군을 받고 있습니다. 멍군부터 하세요.
PassForbidden = 여기서는 쉴 수 없습니다.
    .plain = { $game ->
        [chess] 체스에는 쉬는 수가 없습니다. 기물을 움직이세요.
       *[other] 이 대국의 규칙에서는 지금 쉴 수 없습니다. 다른 수를 두세요.
    }
Repetition = 너무 여러 번 되풀이했습니다.
    .moves = 이미 { $times }번 되풀이한 수입니다({ $numbers }수). 다른 수를 두세요.
    .times = 이미 { $times }번 되풀이했습니다. 다른 수를 두세요.
    .plain = 규칙에 따라 더는 되풀이할 수 없습니다. 다른 수를 두세요.
BikjangUnanswered = 빅장입니다.
    .generals = { $king-square } 자리와 { $enemy-king-square } 자리의 궁이 마주 보고 있습니다. 사이를 끊거나, 받아들이려면 한 수 쉬세요.
    .plain = 두 궁이 마주 보고 있습니다. 사이를 끊거나, 받아들이려면 한 수 쉬세요.

## Refusals: delete mode

NoDeletesLeft = 제거할 기회가 없습니다.
    .side = { JOSA($side, "은/는") } 이 대국에서 기물을 더 제거할 수 없습니다. 수를 두세요.
    .plain = 이 대국에서는 기물을 더 제거할 수 없습니다. 수를 두세요.
DeleteNeedsEnemyPiece = 상대의 기물을 고르세요.
    .own = { JOSA($piece-there, "은/는") } 같은 편입니다. 상대의 기물만 제거할 수 있습니다.
    .empty = { $square }에는 제거할 기물이 없습니다.
    .plain = 상대의 기물만 제거할 수 있습니다.
DeleteKing = { JOSA($king, "은/는") } 제거할 수 없습니다.
    .plain = 상대의 다른 기물은 제거할 수 있습니다.
DeleteExposesKing = 상대 { JOSA($king, "이/가") } 공격받게 됩니다.
    .attackers = 그 기물을 제거하면 { JOSA($attackers, "이/가") } 둘 차례가 아닌 상대의 { JOSA($king, "을/를") } 공격하게 됩니다.
    .plain = 그 기물을 제거하면 둘 차례가 아닌 상대의 { JOSA($king, "이/가") } 공격받게 됩니다.

## Results

end-won = { $winner }의 승리입니다.
end-drawn = { $game ->
    [go] 무승부입니다.
   *[other] 비겼습니다.
}
end-checkmate = { $game ->
    [janggi] { $winner }의 외통승입니다.
   *[other] 체크메이트로 { JOSA($winner, "이/가") } 이겼습니다.
}
end-stalemate = 스테일메이트로 비겼습니다. 체크는 아니지만 둘 수 있는 수가 없습니다.
end-insufficient-material = 어느 쪽도 체크메이트할 기물이 없어 비겼습니다.
end-threefold-repetition = 같은 형태가 세 번 나와 비겼습니다.
end-fivefold-repetition = 같은 형태가 다섯 번 나와 비겼습니다.
end-fifty-moves = 50수 규칙으로 비겼습니다.
end-seventy-five-moves = 75수 규칙으로 비겼습니다.
end-agreement = 합의로 비겼습니다.
end-agreement-won = 합의로 { JOSA($winner, "이/가") } 이겼습니다.
end-resignation = { $game ->
    [go] { $winner }의 불계승입니다.
   *[other] { $winner }의 기권승입니다.
}
end-time = { $winner }의 시간승입니다.
end-time-drawn = 시간이 다 되었지만 상대에게 이길 기물이 없어 비겼습니다.
end-forfeit = { JOSA($loser, "이/가") } 더 둘 수 없어 { $winner }의 몰수승입니다.
end-forfeit-drawn = 대국이 결과 없이 중단되었습니다.
end-score = { $most } 대 { $least }, { JOSA($winner, "이/가") } { $margin }집 이겼습니다.
end-score-drawn = 양쪽이 { $most }집으로 같아 비겼습니다.
end-no-result = 같은 판이 세 번 나와 무승부(무효)입니다.
end-perpetual-check = { JOSA($loser, "이/가") } 장군을 되풀이하여 { $winner }의 승리입니다.
end-by-points = { $how } { $first } { $first-points } : { $second } { $second-points }, { $winner }의 점수승입니다.
end-by-points-drawn = { $how } { $first } { $first-points } : { $second } { $second-points }, 점수가 같아 비겼습니다.
end-no-points-won = { $how } { $winner }의 승리입니다.
end-no-points-drawn = { $how } 비겼습니다.
how-two-passes = 양쪽이 한 수씩 쉬었습니다.
how-bikjang = 빅장을 받아들였습니다.
how-move-limit = 정해진 수를 모두 두었습니다.
how-low-material = 남은 기물이 적어 승부를 가립니다.
how-repetition = 같은 형태가 너무 여러 번 되풀이되었습니다.

## Status and speech

to-move = { $side } 차례
in-check = { $game ->
    [janggi] { JOSA($side, "이/가") } 장군을 받았습니다.
   *[other] { JOSA($side, "이/가") } 체크를 받았습니다.
}
check-call = { $game ->
    [janggi] 장군!
   *[other] 체크!
}
points = { $game ->
    [go] { $amount }집
   *[other] { $amount }점
}
formation-heeh = 마상상마
formation-ehhe = 상마마상
formation-eheh = 상마상마
formation-hehe = 마상마상

point-empty = 빈자리
point-last-move = 마지막 수
point-selected = 선택됨
point-target = 갈 수 있음
point-capture = 잡을 수 있음
point-in-check = { $game ->
    [janggi] 장군 받음
   *[other] 체크 받음
}
point-dead = 죽은 돌

do-place = { $square }에 { $piece }
do-step = { JOSA($piece, "을/를") } { $from }에서 { JOSA($to, "으로/로") }
do-step-bare = { $from }에서 { JOSA($to, "으로/로") }
do-take = { $from }의 { JOSA($piece, "이/가") } { $to }의 { JOSA($captured, "을/를") } 잡음
do-promote = { $move }, { JOSA($choice, "으로/로") } 승격
do-castle-short = 킹사이드 캐슬링
do-castle-long = 퀸사이드 캐슬링
do-pass = { $game ->
    [janggi] 한수쉼
   *[other] 쉼
}
do-delete = { $square }의 { $piece } 제거
do-delete-bare = { $square }의 기물 제거
do-check = { $game ->
    [janggi] { $move }, 장군
   *[other] { $move }, 체크
}

## Faults of an arrangement: what, where, what to do. Where it can be played on all the same, that is said.

FaultNoKing = { $side }에 { JOSA($king, "이/가") } 없습니다. { $game ->
    [janggi] 궁성에 하나 놓으세요.
   *[other] 하나 놓으세요.
}
FaultSeveralKings = { $side }의 { JOSA($king, "이/가") } { $count }개 있습니다: { $squares }. 하나만 남기세요.
FaultOpponentInCheck = { $enemy-king-square }{ $game ->
    [janggi] {" "}자리의
   *[other] 의
} { $side } { JOSA($king, "이/가") } { $attackers }에게 공격받고 있는데 { JOSA($other, "이/가") } 둘 차례입니다. 차례나 기물을 바꾸세요.
FaultCounterTooHigh = { $game ->
    [janggi] 잡은 기물 없이 { $count }수가 지났다고 되어 있지만, 그때까지 둔 수는 { $most }수뿐입니다.
   *[other] 잡거나 폰을 움직이지 않고 { $count }수가 지났다고 되어 있지만, 그때까지 둔 수는 { $most }수뿐입니다.
} 그대로 둘 수는 있습니다.
FaultKingsTouch = { JOSA($king-square, "과/와") } { $enemy-king-square }의 킹이 서로 붙어 있습니다. 하나를 옮기세요.
FaultPawnOnBackRank = 폰이 있을 수 없는 칸입니다: { $squares }. 폰은 2~7랭크에만 있을 수 있습니다.
FaultTooManyPawns = { $side }의 폰이 { $count }개입니다. { $most }개까지만 가능하니 줄이세요.
FaultTooManyPromoted = { $side }의 기물 { $count }개는 승진한 폰이어야 하는데, { $most ->
    [0] 없어진 폰이 없습니다
   *[other] 없어진 폰은 { $most }개뿐입니다
}. 기물이나 폰을 줄이세요.
FaultImpossibleCheck = { $king-square }의 킹이 받는 이 체크({ $attackers })는 어떤 수로도 생길 수 없습니다. 그대로 둘 수는 있습니다.
FaultCastlingOutOfPlace = { JOSA($side, "은/는") } { $squares } 쪽으로 캐슬링할 수 없습니다. 킹과 룩이 제자리에 없습니다. 이 권리는 없어집니다.
FaultEnPassantImpossible = 방금 { JOSA($squares, "을/를") } 지나간 폰이 없어 거기서 앙파상을 할 수 없습니다. 이 칸은 없어집니다.
FaultTooManyOfKind = { JOSA($owned, "이/가") } { $count }개 있습니다. { $most }개까지만 가능하니 줄이세요.
FaultGeneralOutsidePalace = { $squares } 자리의 { JOSA($owned, "이/가") } 궁성 밖에 있습니다. 궁성 안으로 옮기세요.
FaultGuardOutsidePalace = { $squares } 자리의 { JOSA($owned, "이/가") } 궁성 밖에 있습니다. 둘 수 없는 자리지만 그대로 둘 수는 있습니다.
FaultSoldierBehind = { $squares } 자리의 { JOSA($owned, "은/는") } 처음 자리보다 뒤에 있습니다. 물러설 수 없는 기물이지만 그대로 둘 수는 있습니다.
FaultBoardSize = { $count }줄짜리 판은 없습니다. 2~25줄에서 고르세요.
FaultOffBoard = 판 밖에 { JOSA($owned, "이/가") } 있습니다: { $squares }. 지우세요.
FaultStonesOnOnePoint = { $squares }에 돌이 둘 있습니다. 하나를 지우세요.
FaultNoLiberty = { $count ->
    [1] { $squares }의 { $colour }돌에 활로가 없습니다
   *[other] { $colour }돌 { $count }개에 활로가 없습니다: { $squares }
}. 지우거나 옆자리를 비우세요.
FaultAlreadyOver = { $outcome } 더 둘 수는 없지만 분석할 수는 있습니다.
fault-unproved = 둘 수 없는 배치입니다. 기물을 바꾸세요.

## A text that shows no position

position-empty = 글이 없습니다. 배치를 적거나 붙여 넣으세요.
position-plain = 배치로 읽을 수 없습니다. { $game ->
    [go] 위에서부터 9/9/2X3O2/…처럼 적으세요.
   *[other] FEN을 윗줄부터 적으세요.
}
position-rows = { $wanted }줄이어야 하는데 { $found }줄입니다. 윗줄부터 “/”로 나누어 적으세요.
position-row-length = 위에서 { $row }번째 줄이 { $found }칸입니다. { $wanted }칸이어야 합니다. 숫자는 빈자리의 수입니다.
position-not-square = 위에서 { $row }번째 줄의 길이는 { $found }인데 줄은 { $wanted }개입니다. 판은 정사각형이어야 합니다.
position-size = 이런 크기의 판은 없습니다. 2~25줄까지 가능합니다.
position-sign = 기물이 아닌 글자입니다: “{ $text }”. { $game ->
    [go] 흑은 X, 백은 O, 빈자리는 점이나 숫자로 적으세요.
    [janggi] 초는 K A R C N B P(또는 H와 E), 한은 소문자, 빈자리는 숫자로 적으세요.
   *[chess] 백은 P N B R Q K, 흑은 소문자, 빈칸은 숫자로 적으세요.
}
position-turn = 차례를 읽을 수 없습니다: “{ $text }”. { $game ->
    [go] 흑은 b, 백은 w로 적으세요.
    [janggi] 초는 w, 한은 b로 적으세요.
   *[chess] 백은 w, 흑은 b로 적으세요.
}
position-castling = 캐슬링 권리를 읽을 수 없습니다: “{ $text }”. KQkq의 글자나 룩의 파일, 또는 “-”를 적으세요.
position-en-passant = 앙파상 칸을 읽을 수 없습니다: “{ $text }”. e3 같은 칸이나 “-”를 적으세요.
position-counter = 수의 개수를 읽을 수 없습니다: “{ $text }”. 숫자를 적으세요.
position-trailing = 배치 뒤에 남는 글이 있습니다: “{ $text }”. 지우세요.
