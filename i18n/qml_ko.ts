<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Pass</source>
        <translation>한수쉼</translation>
    </message>
    <message>
        <source>Pass (Space)</source>
        <translation>한 수 쉬기 (스페이스)</translation>
    </message>
    <message>
        <source>Accept draw</source>
        <translation>무승부 수락</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>무승부 주장</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>무승부 제안</translation>
    </message>
    <message>
        <source>The other side offers a draw</source>
        <translation>상대가 무승부를 제안했습니다</translation>
    </message>
    <message>
        <source>The position allows you to claim a draw</source>
        <translation>이 국면에서는 무승부를 주장할 수 있습니다</translation>
    </message>
    <message>
        <source>Ask the other side for a draw</source>
        <translation>상대에게 무승부를 제안합니다</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>마지막 수를 무릅니다 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Show a good move (H)</source>
        <translation>좋은 수를 보여 줍니다 (H)</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>이 판을 포기합니다</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>한 판 더</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>같은 조건으로 다시 둡니다</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, Enter plays, Escape cancels. A move can also be typed.</source>
        <translation>화살표로 커서를 옮기고 Enter로 두며 Esc로 취소합니다. 수를 글자로 입력할 수도 있습니다.</translation>
    </message>
</context>
<context>
    <name>CapturedRow</name>
    <message>
        <source>Captured: %1</source>
        <translation>잡은 기물: %1개</translation>
    </message>
</context>
<context>
    <name>ChessOptions</name>
    <message>
        <source>Chess960</source>
        <translation>체스960</translation>
    </message>
    <message>
        <source>the back rank is drawn by lot</source>
        <translation>뒷줄의 배치를 무작위로 정합니다</translation>
    </message>
</context>
<context>
    <name>FormationOption</name>
    <message>
        <source>horse</source>
        <translation>마</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>상</translation>
    </message>
    <message>
        <source>H</source>
        <comment>horse</comment>
        <extracomment>One letter for a horse, one for an elephant.</extracomment>
        <translation>마</translation>
    </message>
    <message>
        <source>E</source>
        <comment>elephant</comment>
        <translation>상</translation>
    </message>
</context>
<context>
    <name>FormationPicker</name>
    <message>
        <source>as that player sees it</source>
        <translation>그 편에서 본 모습</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <source>Surround more than the other side</source>
        <translation>더 넓은 집을 지으면 이깁니다</translation>
    </message>
    <message>
        <source>Mate the king</source>
        <translation>킹을 잡으러 갑니다</translation>
    </message>
    <message>
        <source>Korean chess: corner the general</source>
        <translation>궁을 몰아 외통을 만듭니다</translation>
    </message>
</context>
<context>
    <name>GoOptions</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>직접</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>줄 수</translation>
    </message>
    <message>
        <source>from 2 to 25</source>
        <translation>2에서 25까지</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>stones Black places first</source>
        <translation>흑이 먼저 놓는 돌</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>points White gets for moving second</source>
        <translation>나중에 두는 백에게 주는 집</translation>
    </message>
</context>
<context>
    <name>HDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>One move at a time</source>
        <translation>한 수, 한 수</translation>
    </message>
    <message>
        <source>Go, chess and Janggi on one board that always tells you why a move is not allowed.</source>
        <translation>바둑, 체스, 장기를 둡니다. 둘 수 없는 수를 두면 언제나 그 까닭을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>No game is on the table. Choose one below, and it will wait for you here.</source>
        <translation>두고 있는 대국이 없습니다. 아래에서 하나를 골라 시작하면, 두던 대국을 여기에서 이어 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>Moves played: %1</source>
        <translation>둔 수: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>판 보기</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
</context>
<context>
    <name>JanggiOptions</name>
    <message>
        <source>Cho's set-up</source>
        <translation>초의 상차림</translation>
    </message>
    <message>
        <source>Han's set-up</source>
        <translation>한의 상차림</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Very gentle: overlooks a lot</source>
        <translation>아주 순함: 놓치는 것이 많습니다</translation>
    </message>
    <message>
        <source>Gentle: overlooks much</source>
        <translation>순함: 자주 놓칩니다</translation>
    </message>
    <message>
        <source>Easy: sees simple threats</source>
        <translation>쉬움: 단순한 위협은 봅니다</translation>
    </message>
    <message>
        <source>Casual: looks a little ahead</source>
        <translation>가벼움: 조금 앞을 봅니다</translation>
    </message>
    <message>
        <source>Steady: looks further ahead</source>
        <translation>차분함: 더 앞을 봅니다</translation>
    </message>
    <message>
        <source>Alert: seldom overlooks a threat</source>
        <translation>꼼꼼함: 위협을 거의 놓치지 않습니다</translation>
    </message>
    <message>
        <source>Strong: takes some time</source>
        <translation>강함: 조금 오래 생각합니다</translation>
    </message>
    <message>
        <source>Very strong: takes its time</source>
        <translation>아주 강함: 오래 생각합니다</translation>
    </message>
    <message>
        <source>Hard: thinks long</source>
        <translation>어려움: 한참 생각합니다</translation>
    </message>
    <message>
        <source>Everything this computer can do</source>
        <translation>이 컴퓨터가 낼 수 있는 모든 힘</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>The settings could not be read. The damaged file was kept as %1, and the usual settings are in force.</source>
        <translation>설정 파일을 읽을 수 없었습니다. 손상된 파일은 %1 이름으로 남겨 두었고, 기본 설정을 씁니다.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in %1. They hold until the window is closed.</source>
        <translation>설정을 저장할 수 없습니다(%1). 창을 닫을 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>These choices make no game. Change them, please.</source>
        <translation>이 조건으로는 대국을 시작할 수 없습니다. 바꾸어 주세요.</translation>
    </message>
    <message>
        <source>Leave the game on the board?</source>
        <translation>두던 판을 그만둘까요?</translation>
    </message>
    <message>
        <source>It is not finished, and it will be lost.</source>
        <translation>아직 끝나지 않았습니다. 새 대국을 시작하면 이 판은 사라집니다.</translation>
    </message>
    <message>
        <source>Start the new game</source>
        <translation>새 대국 시작</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move, such as Q16</source>
        <translation>수 입력: 예) Q16</translation>
    </message>
    <message>
        <source>Type a move, such as e2e4 or Nf3</source>
        <translation>수 입력: 예) e2e4, Nf3</translation>
    </message>
    <message>
        <source>Type a move, such as a4a5</source>
        <translation>수 입력: 예) a4a5</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>수 입력</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1수: %2</translation>
    </message>
    <message>
        <source>No moves yet. They will be listed here.</source>
        <translation>아직 둔 수가 없습니다. 둔 수가 여기에 적힙니다.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>줄이기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Komi and handicap</source>
        <translation>덤과 접바둑</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>체스960</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Your choices are kept for the next game.</source>
        <translation>고른 조건은 다음 대국에도 남습니다.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Understood</source>
        <translation>알겠습니다</translation>
    </message>
</context>
<context>
    <name>OpponentOptions</name>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Cho</source>
        <translation>초(楚)</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>한(漢)</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>이 화면에서 두 사람이 둡니다</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>관전</translation>
    </message>
    <message>
        <source>The computer plays itself</source>
        <translation>컴퓨터끼리 둡니다</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1의 단계</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>내 편</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <source>The computer's move was refused, so the game is held up.</source>
        <translation>컴퓨터의 수가 규칙에 맞지 않아 대국이 멈추었습니다.</translation>
    </message>
    <message>
        <source>The computer found no answer, so the game is held up.</source>
        <translation>컴퓨터가 답을 내지 못해 대국이 멈추었습니다.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>대국이 멈추어 있습니다.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>다시 묻기</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>thinking — %1</source>
        <translation>생각 중 — %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>둘 차례</translation>
    </message>
</context>
<context>
    <name>PromotionPicker</name>
    <message>
        <source>Queen</source>
        <translation>퀸</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>룩</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>비숍</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>나이트</translation>
    </message>
    <message>
        <source>King</source>
        <translation>킹</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>폰</translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation>승격할 기물</translation>
    </message>
</context>
<context>
    <name>RefusalStrip</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>좋은 수를 찾고 있습니다…</translation>
    </message>
    <message>
        <source>Hint: pass.</source>
        <translation>힌트: 한 수 쉬기.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>왜?</translation>
    </message>
    <message>
        <source>Show again why the move was refused</source>
        <translation>둘 수 없었던 까닭을 다시 봅니다</translation>
    </message>
    <message>
        <source>Hansu is thinking…</source>
        <translation>한수가 생각하고 있습니다…</translation>
    </message>
    <message>
        <source>Mark the dead stones, then accept the score.</source>
        <translation>죽은 돌을 표시한 다음 결과에 동의하세요.</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <source>Chinese, superko</source>
        <translation>중국(동형 금지)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>트롬프-테일러</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <source>Ancient (stones)</source>
        <translation>옛 방식(돌 세기)</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>체스960</translation>
    </message>
    <message>
        <source>Kakao</source>
        <translation>카카오</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>현대</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>전통</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>자유</translation>
    </message>
    <message>
        <source>Stones and territory count</source>
        <translation>돌과 집을 함께 셉니다</translation>
    </message>
    <message>
        <source>Stones and territory count; no board may come back</source>
        <translation>돌과 집을 함께 세고, 같은 판은 되풀이할 수 없습니다</translation>
    </message>
    <message>
        <source>Territory and prisoners count</source>
        <translation>집과 따낸 돌을 셉니다</translation>
    </message>
    <message>
        <source>Stones and territory count; suicide is allowed</source>
        <translation>돌과 집을 함께 세고, 자살수를 둘 수 있습니다</translation>
    </message>
    <message>
        <source>Points decide; generals may face each other</source>
        <translation>점수로 가리고, 궁끼리 마주 볼 수 있습니다</translation>
    </message>
    <message>
        <source>Points decide; facing generals end the game by points</source>
        <translation>점수로 가리고, 빅장이면 점수로 끝납니다</translation>
    </message>
    <message>
        <source>Facing generals make a draw</source>
        <translation>빅장이면 비깁니다</translation>
    </message>
    <message>
        <source>No points; generals may face each other</source>
        <translation>점수가 없고, 궁끼리 마주 볼 수 있습니다</translation>
    </message>
    <message>
        <source>Stones and territory count; suicide is allowed, no board may come back</source>
        <translation>돌과 집을 함께 세고, 자살수를 둘 수 있으며 같은 판은 되풀이할 수 없습니다</translation>
    </message>
    <message>
        <source>Stones and territory count; each group pays two points</source>
        <translation>돌과 집을 함께 세고, 무리마다 두 집을 뺍니다</translation>
    </message>
</context>
<context>
    <name>ScoringPanel</name>
    <message>
        <source>Counting</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>looking for dead stones</source>
        <translation>죽은 돌을 찾는 중</translation>
    </message>
    <message>
        <source>Click a dead group to mark it; click it again to unmark it.</source>
        <translation>죽은 돌을 눌러 표시하세요. 다시 누르면 표시가 지워집니다.</translation>
    </message>
    <message>
        <source>Accept the score</source>
        <translation>결과에 동의</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>더 두기</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Hansu · level %1</source>
        <translation>한수 · %1단계</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>덤 %1</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 규칙</translation>
    </message>
    <message>
        <source>prisoners %1</source>
        <translation>따낸 돌 %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>점수 %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>돌아가기 (Esc)</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>동작 줄이기</translation>
    </message>
    <message>
        <source>pieces arrive at once</source>
        <translation>기물이 바로 옮겨집니다</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>둘 수 있는 곳</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>오프닝북</translation>
    </message>
    <message>
        <source>chess and Janggi games begin with known moves, varied at random</source>
        <translation>체스와 장기를 알려진 수순으로 시작하며, 그때그때 다르게 둡니다</translation>
    </message>
    <message>
        <source>dots where the chosen piece can go</source>
        <translation>고른 기물이 갈 수 있는 곳에 점을 찍습니다</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Janggi pieces</source>
        <translation>장기 기물</translation>
    </message>
    <message>
        <source>Hanja</source>
        <translation>한자</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>한글</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Colour of Cho</source>
        <translation>초의 색</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Panel</source>
        <translation>옆 창</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>기보</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1 줄이기</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1 늘리기</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>The draw was declined.</source>
        <translation>상대가 무승부를 거절했습니다.</translation>
    </message>
    <message>
        <source>A draw is offered.</source>
        <translation>무승부를 제안했습니다.</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>이 판을 기권할까요?</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>상대가 이깁니다.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Main bar</source>
        <translation>주 막대</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Hansu, home</source>
        <translation>한수, 처음 화면</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Choose the next game (Ctrl+N)</source>
        <translation>다음 대국을 고릅니다 (Ctrl+N)</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>Turn the board around (F)</source>
        <translation>판을 돌립니다 (F)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>소리 꺼짐</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>소리를 끕니다</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>소리를 켭니다</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>설정 (Ctrl+,)</translation>
    </message>
</context>
</TS>
