<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="53"/>
        <source>Pass</source>
        <translation>한수쉼</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="54"/>
        <source>Pass (Space)</source>
        <translation>한 수 쉬기 (스페이스)</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="64"/>
        <source>Pause</source>
        <translation>멈추기</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="65"/>
        <source>Hold the game up; clocks stop</source>
        <translation>대국을 멈춥니다. 시계도 멈춥니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="76"/>
        <source>Accept draw</source>
        <translation>무승부 수락</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="76"/>
        <source>Claim draw</source>
        <translation>무승부 주장</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="76"/>
        <source>Offer draw</source>
        <translation>무승부 제안</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="77"/>
        <source>The other side offers a draw</source>
        <translation>상대가 무승부를 제안했습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="77"/>
        <source>The position allows you to claim a draw</source>
        <translation>이 국면에서는 무승부를 주장할 수 있습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="77"/>
        <source>Ask the other side for a draw</source>
        <translation>상대에게 무승부를 제안합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="89"/>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="90"/>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>마지막 수를 무릅니다 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="101"/>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="102"/>
        <source>Show a good move (H)</source>
        <translation>좋은 수를 보여 줍니다 (H)</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="113"/>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="114"/>
        <source>Give the game up</source>
        <translation>이 판을 포기합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="125"/>
        <source>Rematch</source>
        <translation>한 판 더</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="126"/>
        <source>The same game again</source>
        <translation>같은 조건으로 다시 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ActionBar.qml" line="136"/>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <location filename="../qml/pages/AnalysisPage.qml" line="34"/>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <location filename="../qml/pages/AnalysisPage.qml" line="136"/>
        <source>Panel</source>
        <translation>옆 창</translation>
    </message>
    <message>
        <location filename="../qml/pages/AnalysisPage.qml" line="137"/>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <location filename="../qml/pages/AnalysisPage.qml" line="137"/>
        <source>Review</source>
        <translation>되짚기</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="25"/>
        <location filename="../qml/panels/AnalysisPanel.qml" line="52"/>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="30"/>
        <source>Engine off</source>
        <translation>엔진 꺼짐</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="30"/>
        <source>Looking…</source>
        <translation>살펴보는 중…</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="30"/>
        <source>%1 playouts</source>
        <translation>플레이아웃 %1회</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="30"/>
        <source>depth %1</source>
        <translation>깊이 %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="30"/>
        <source>No answer</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="37"/>
        <location filename="../qml/panels/AnalysisPanel.qml" line="42"/>
        <source>Lines</source>
        <translation>줄 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="53"/>
        <source>Hansu</source>
        <translation>한수</translation>
    </message>
    <message>
        <location filename="../qml/panels/AnalysisPanel.qml" line="83"/>
        <source>Line %1: %2, %3</source>
        <translation>변화 %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../qml/board/BoardView.qml" line="70"/>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <location filename="../qml/board/BoardView.qml" line="71"/>
        <source>Arrow keys move the cursor, Enter plays, Escape cancels. Left and Right without a cursor go through the moves. A move can also be typed.</source>
        <translation>화살표 키로 커서를 옮기고, Enter로 두고, Esc로 취소합니다. 커서가 없을 때 왼쪽과 오른쪽 화살표는 수순을 넘깁니다. 수를 글자로 입력할 수도 있습니다.</translation>
    </message>
</context>
<context>
    <name>CapturedRow</name>
    <message>
        <location filename="../qml/panels/CapturedRow.qml" line="24"/>
        <source>Captured: %1</source>
        <translation>잡은 기물: %1개</translation>
    </message>
</context>
<context>
    <name>ChessOptions</name>
    <message>
        <location filename="../qml/panels/ChessOptions.qml" line="14"/>
        <location filename="../qml/panels/ChessOptions.qml" line="18"/>
        <source>Chess960</source>
        <translation>체스960</translation>
    </message>
    <message>
        <location filename="../qml/panels/ChessOptions.qml" line="15"/>
        <source>the back rank is drawn by lot</source>
        <translation>뒷줄의 배치를 무작위로 정합니다</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <location filename="../qml/panels/ClockFace.qml" line="17"/>
        <source>1 move</source>
        <translation>1수</translation>
    </message>
    <message>
        <location filename="../qml/panels/ClockFace.qml" line="17"/>
        <source>%1 moves</source>
        <translation>%1수</translation>
    </message>
    <message>
        <location filename="../qml/panels/ClockFace.qml" line="17"/>
        <source>last period</source>
        <translation>마지막 초읽기</translation>
    </message>
    <message>
        <location filename="../qml/panels/ClockFace.qml" line="17"/>
        <source>%1 periods</source>
        <translation>초읽기 %1회</translation>
    </message>
    <message>
        <location filename="../qml/panels/ClockFace.qml" line="30"/>
        <source>Clock: %1</source>
        <translation>시계: %1</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="37"/>
        <source>To the start (Home)</source>
        <translation>처음으로 (Home)</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="37"/>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="38"/>
        <source>One move back (Left)</source>
        <translation>한 수 뒤로 (왼쪽)</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="38"/>
        <source>One move back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="39"/>
        <source>One move on (Right)</source>
        <translation>한 수 앞으로 (오른쪽)</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="39"/>
        <source>One move on</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="40"/>
        <source>To the end of the line (End)</source>
        <translation>변화의 끝으로 (End)</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="40"/>
        <source>To the end of the line</source>
        <translation>변화의 끝으로</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="43"/>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="44"/>
        <source>Change the pieces of this position, as a new record</source>
        <translation>이 배치의 기물을 바꾸어 새 기보로 만듭니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="54"/>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="54"/>
        <source>The variation comes before its neighbour</source>
        <translation>이 변화를 앞 변화보다 먼저 놓습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="55"/>
        <source>This line becomes the main line</source>
        <translation>이 변화를 본줄기로 삼습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="56"/>
        <source>Cut</source>
        <translation>자르기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="56"/>
        <source>Remove this move and all that follow (Delete)</source>
        <translation>이 수와 뒤따르는 수를 지웁니다 (Delete)</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="59"/>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="59"/>
        <source>Take the last change of the record back (Ctrl+Z)</source>
        <translation>기보에서 마지막으로 고친 것을 되돌립니다 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="57"/>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="55"/>
        <source>Main</source>
        <translation>본줄기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="57"/>
        <source>Keep this move and all that follow</source>
        <translation>이 수와 뒤따르는 수를 담아 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="58"/>
        <source>Paste</source>
        <translation>붙이기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="58"/>
        <source>Put what was kept behind this move</source>
        <translation>담아 둔 수를 이 수 뒤에 붙입니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="60"/>
        <source>Redo</source>
        <translation>다시</translation>
    </message>
    <message>
        <location filename="../qml/panels/EditBar.qml" line="60"/>
        <source>Make the change again (Ctrl+Shift+Z)</source>
        <translation>되돌린 것을 다시 합니다 (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../qml/board/EditorBoard.qml" line="88"/>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <location filename="../qml/board/EditorBoard.qml" line="89"/>
        <source>Arrow keys move the cursor, Enter uses the tool in hand, Delete removes, letters choose a piece: capitals for the first side, x for the eraser.</source>
        <translation>화살표로 커서를 옮기고, Enter로 지금 도구를 쓰고, Delete로 지웁니다. 글자로 기물을 고릅니다: 대문자는 선수 쪽, x는 지우개입니다.</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="29"/>
        <source>Position editor</source>
        <translation>배치 편집기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="82"/>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="83"/>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="83"/>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="83"/>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="98"/>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="98"/>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>마지막 변경을 되돌립니다 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="99"/>
        <source>Redo</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="99"/>
        <source>Make the change again (Ctrl+Shift+Z)</source>
        <translation>변경을 다시 합니다 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="100"/>
        <source>Clear</source>
        <translation>비우기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="100"/>
        <source>Take everything off the board</source>
        <translation>판을 비웁니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="101"/>
        <source>Usual start</source>
        <translation>보통 시작</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="101"/>
        <source>The usual start of the game</source>
        <translation>보통의 시작 배치</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="102"/>
        <source>Flip</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="102"/>
        <source>Turn the board around (Ctrl+F)</source>
        <translation>판을 돌립니다 (Ctrl+F)</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="139"/>
        <source>Play</source>
        <translation>두기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="140"/>
        <source>A new game from this position</source>
        <translation>이 배치에서 새 대국을 시작합니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="148"/>
        <source>Analyse</source>
        <translation>분석</translation>
    </message>
    <message>
        <location filename="../qml/pages/EditorPage.qml" line="149"/>
        <source>Go on from this position on the analysis page</source>
        <translation>분석 화면에서 이 배치를 이어 갑니다</translation>
    </message>
</context>
<context>
    <name>EngineAdd</name>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="30"/>
        <source>Add an engine</source>
        <translation>엔진 더하기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="37"/>
        <source>Command, e.g. ssh host katago gtp</source>
        <translation>명령, 예: ssh host katago gtp</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="39"/>
        <source>Command of the new engine</source>
        <translation>새 엔진의 명령</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="48"/>
        <source>Add</source>
        <translation>더하기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="49"/>
        <source>Starts it and asks what it is</source>
        <translation>엔진을 시작하고 무엇인지 묻습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="57"/>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="58"/>
        <source>Choose the engine&apos;s program</source>
        <translation>엔진 프로그램 고르기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="71"/>
        <source>Talking to it…</source>
        <translation>엔진과 말을 맞추는 중…</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="77"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineAdd.qml" line="96"/>
        <source>Try again and wait longer</source>
        <translation>더 오래 기다리며 다시 해 보기</translation>
    </message>
</context>
<context>
    <name>EngineChoice</name>
    <message>
        <location filename="../qml/panels/EngineChoice.qml" line="36"/>
        <source>%1 is no longer on the list; Hansu plays instead</source>
        <translation>%1 엔진이 목록에 없어 한수가 대신 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineChoice.qml" line="28"/>
        <source>Hansu</source>
        <translation>한수</translation>
    </message>
</context>
<context>
    <name>EngineFileDialog</name>
    <message>
        <location filename="../qml/panels/EngineFileDialog.qml" line="28"/>
        <source>Choose the engine&apos;s program</source>
        <translation>엔진 프로그램 고르기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineFileDialog.qml" line="34"/>
        <source>Choose a file for the engine</source>
        <translation>엔진이 쓸 파일 고르기</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <location filename="../qml/panels/EngineList.qml" line="25"/>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineList.qml" line="58"/>
        <source>does not work</source>
        <translation>작동하지 않음</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineList.qml" line="58"/>
        <source>works</source>
        <translation>작동함</translation>
    </message>
</context>
<context>
    <name>EngineLogView</name>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="27"/>
        <location filename="../qml/panels/EngineLogView.qml" line="33"/>
        <location filename="../qml/panels/EngineLogView.qml" line="104"/>
        <source>Log</source>
        <translation>기록</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="18"/>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="16"/>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="17"/>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="42"/>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="43"/>
        <source>Copy the whole log</source>
        <translation>기록 전체를 복사합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineLogView.qml" line="57"/>
        <source>Nothing was said yet. Test the engine, or let it play: it can be followed here.</source>
        <translation>아직 주고받은 말이 없습니다. 엔진을 시험하거나 대국을 시키면 여기에서 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>EngineOption</name>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="28"/>
        <source>done at each start while it is on</source>
        <translation>켜 두면 시작할 때마다 실행합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="68"/>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="79"/>
        <source>Choose…</source>
        <translation>고르기…</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="80"/>
        <source>%1: choose a file</source>
        <translation>%1: 파일 고르기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="94"/>
        <source>Back to empty</source>
        <translation>빈 값으로 되돌리기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="94"/>
        <source>Back to %1</source>
        <translation>%1(으)로 되돌리기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineOption.qml" line="95"/>
        <source>%1: back to the engine&apos;s own value</source>
        <translation>%1: 엔진의 원래 값으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>EngineSettings</name>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="32"/>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="34"/>
        <location filename="../qml/panels/EngineSettings.qml" line="38"/>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="43"/>
        <location filename="../qml/panels/EngineSettings.qml" line="48"/>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="44"/>
        <source>started without a shell</source>
        <translation>셸 없이 시작합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="53"/>
        <location filename="../qml/panels/EngineSettings.qml" line="57"/>
        <source>Patience</source>
        <translation>기다림</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="54"/>
        <source>how long it may be silent; 100 % is usual</source>
        <translation>답이 없어도 기다리는 시간. 보통은 100 %</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="68"/>
        <source>Each move</source>
        <translation>한 수마다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="70"/>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="71"/>
        <source>at most, besides a clock</source>
        <translation>시계와 별도로 정하는 상한</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="74"/>
        <source>Time for a move</source>
        <translation>한 수에 쓰는 시간</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="78"/>
        <source>usual</source>
        <translation>보통</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="79"/>
        <source>seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="85"/>
        <location filename="../qml/panels/EngineSettings.qml" line="88"/>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="91"/>
        <location filename="../qml/panels/EngineSettings.qml" line="105"/>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="92"/>
        <source>half-moves</source>
        <translation>수</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="97"/>
        <location filename="../qml/panels/EngineSettings.qml" line="101"/>
        <source>Nodes</source>
        <translation>노드 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="97"/>
        <location filename="../qml/panels/EngineSettings.qml" line="101"/>
        <source>Visits</source>
        <translation>방문 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="98"/>
        <source>KataGo only</source>
        <translation>KataGo만</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="111"/>
        <location filename="../qml/panels/EngineSettings.qml" line="115"/>
        <source>Weaker play</source>
        <translation>약하게 두기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="112"/>
        <source>as strong as so much Elo</source>
        <translation>정한 Elo만큼의 세기로</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="122"/>
        <location filename="../qml/panels/EngineSettings.qml" line="127"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="133"/>
        <location filename="../qml/panels/EngineSettings.qml" line="137"/>
        <source>Ponder</source>
        <translation>상대 시간에 생각</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="134"/>
        <source>thinks on your time too</source>
        <translation>상대가 생각하는 동안에도 생각합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="144"/>
        <location filename="../qml/panels/EngineSettings.qml" line="148"/>
        <source>Janggi board</source>
        <translation>장기판 방향</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="145"/>
        <source>how it sees the squares; Cho below is usual</source>
        <translation>엔진이 보는 판의 방향. 보통은 초가 아래</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="149"/>
        <source>Cho below</source>
        <translation>초가 아래</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="149"/>
        <source>Han below</source>
        <translation>한이 아래</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="158"/>
        <location filename="../qml/panels/EngineSettings.qml" line="162"/>
        <source>Scores for White</source>
        <translation>백 기준 점수</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineSettings.qml" line="159"/>
        <source>it tells every score from White&apos;s side</source>
        <translation>점수를 언제나 백 쪽에서 말하는 엔진</translation>
    </message>
</context>
<context>
    <name>EngineStatus</name>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="18"/>
        <source>Not tested yet. A test starts it and asks what it is and what can be set.</source>
        <translation>아직 시험하지 않았습니다. 시험하면 엔진을 시작해 무엇인지, 무엇을 정할 수 있는지 묻습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="18"/>
        <source>Talking to it…</source>
        <translation>엔진과 말을 맞추는 중…</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="58"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="58"/>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="61"/>
        <source>Starts it and asks what it is</source>
        <translation>엔진을 시작하고 무엇인지 묻습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="66"/>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <location filename="../qml/panels/EngineStatus.qml" line="68"/>
        <source>Takes it off the list; the program itself stays</source>
        <translation>목록에서 뺍니다. 프로그램은 그대로 남습니다</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <location filename="../qml/EngineWords.qml" line="8"/>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="9"/>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="10"/>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="14"/>
        <source>introducing itself</source>
        <translation>자신을 알리는</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="15"/>
        <source>taking its settings</source>
        <translation>설정을 받는</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="16"/>
        <source>being told the position</source>
        <translation>국면을 받는</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="17"/>
        <source>looking for a move</source>
        <translation>수를 찾는</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="18"/>
        <source>breaking its search off</source>
        <translation>탐색을 멈추는</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="19"/>
        <source>counting the board</source>
        <translation>집을 세는</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="22"/>
        <source>No program is named. Type its name or path, with its arguments behind it.</source>
        <translation>프로그램 이름이 없습니다. 이름이나 경로를 쓰고 그 뒤에 인수를 쓰십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="23"/>
        <source>The quotation mark %1 is not closed. Close it.</source>
        <translation>따옴표 %1 표시가 닫히지 않았습니다. 닫아 주십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="24"/>
        <source>There is no program “%1”, neither at that path nor among the installed ones. Check the spelling, or choose its file.</source>
        <translation>“%1” 프로그램이 그 경로에도, 설치된 프로그램 가운데에도 없습니다. 철자를 확인하거나 파일을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="25"/>
        <source>“%1” is a folder. Choose the program in it.</source>
        <translation>“%1”은(는) 폴더입니다. 그 안의 프로그램을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="26"/>
        <source>“%1” may not be run. Allow it to be executed, or choose another file.</source>
        <translation>“%1” 파일에 실행 권한이 없습니다. 실행을 허용하거나 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="27"/>
        <source>“%1” was built for %2, not for this computer. Get the build for this system.</source>
        <translation>“%1”은(는) 이 컴퓨터가 아니라 %2용으로 만들어졌습니다. 이 시스템용 프로그램을 받으십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="28"/>
        <source>“%1” needs %2, which is not installed. Install it.</source>
        <translation>“%1”에 필요한 %2 프로그램이 설치되어 있지 않습니다. 설치하십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="29"/>
        <source>“%1” cannot be loaded, since something it needs is missing. Get the build for this system.</source>
        <translation>“%1”에 필요한 것이 없어 불러올 수 없습니다. 이 시스템용 프로그램을 받으십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="30"/>
        <source>“%1” cannot be started. The system says: %2</source>
        <translation>“%1” 프로그램을 시작할 수 없습니다. 시스템의 말: %2</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="31"/>
        <source>It needs a newer processor than this one. Get a build for older processors, without AVX2 and BMI2.</source>
        <translation>이 컴퓨터보다 새로운 프로세서가 필요한 프로그램입니다. AVX2와 BMI2를 쓰지 않는, 이전 프로세서용 프로그램을 받으십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="32"/>
        <source>It ended as soon as it was started. Check its arguments and the files it needs.</source>
        <translation>시작하자마자 끝났습니다. 인수와 필요한 파일을 확인하십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="33"/>
        <source>It runs, but speaks neither UCI nor GTP. Perhaps an argument is missing, such as “gtp”.</source>
        <translation>실행되지만 UCI도 GTP도 쓰지 않습니다. “gtp” 같은 인수가 빠졌을 수 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="34"/>
        <source>It runs, but said nothing for %1 s. Perhaps an argument is missing; a slow engine needs more patience.</source>
        <translation>실행되지만 %1초 동안 아무 말이 없었습니다. 인수가 빠졌을 수 있습니다. 느린 엔진이라면 더 오래 기다려야 합니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="35"/>
        <source>It is set up for %1 and speaks %2. Test it on the Engines page: that corrects it.</source>
        <translation>%1 방식으로 정해져 있지만 %2 방식으로 말합니다. 엔진 화면에서 시험하면 바로잡힙니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="36"/>
        <source>It does not play %1. Choose another engine for this game.</source>
        <translation>%1 대국을 하지 않는 엔진입니다. 이 대국에는 다른 엔진을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="37"/>
        <source>“%1” works, but plays none of Hansu&apos;s games.</source>
        <translation>“%1” 엔진은 작동하지만 한수의 어떤 게임도 두지 않습니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="38"/>
        <source>The test was called off.</source>
        <translation>시험을 그만두었습니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="39"/>
        <source>It ended while %1. Ask again to start it anew.</source>
        <translation>%1 중에 끝났습니다. 다시 물으면 새로 시작합니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="40"/>
        <source>It gave no answer for %2 s while %1, and was ended. Ask again, or give it more patience on the Engines page.</source>
        <translation>%1 중에 %2초 동안 답이 없어 끝냈습니다. 다시 묻거나, 엔진 화면에서 더 오래 기다리게 하십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="41"/>
        <source>It no longer reads what it is told, and was ended. Ask again to start it anew.</source>
        <translation>더는 명령을 읽지 않아 끝냈습니다. 다시 물으면 새로 시작합니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="42"/>
        <source>It refused “%1” and said: “%2”.</source>
        <translation>“%1” 명령을 거절하며 “%2”라고 했습니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="43"/>
        <source>It says that there is no move (“%1”), although there is one.</source>
        <translation>둘 수가 있는데도 없다고 합니다(“%1”).</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="44"/>
        <source>It answered “%1”, which is no move that could be played.</source>
        <translation>“%1”(이)라고 답했는데, 둘 수 있는 수가 아닙니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="45"/>
        <source>It does not know these rules (%1). Choose another engine, or other rules.</source>
        <translation>이 규칙(%1)을 모르는 엔진입니다. 다른 엔진이나 다른 규칙을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="46"/>
        <source>It does not play Chess960. Choose another engine.</source>
        <translation>체스960을 두지 않는 엔진입니다. 다른 엔진을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="47"/>
        <source>It does not play on a board of this size (%1×%1). Choose another engine.</source>
        <translation>이 크기의 판(%1×%1)에서는 두지 않는 엔진입니다. 다른 엔진을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="48"/>
        <source>It can play but not analyse. Choose another engine.</source>
        <translation>둘 수는 있지만 분석은 못 하는 엔진입니다. 다른 엔진을 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="49"/>
        <source>Its search broke off by a fault of Hansu itself: %1</source>
        <translation>한수 자체의 잘못으로 탐색이 끊겼습니다: %1</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="50"/>
        <source>It found no move, although there is one.</source>
        <translation>둘 수가 있는데도 찾지 못했습니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="51"/>
        <source>It does not know how to play this.</source>
        <translation>이 게임을 두는 법을 모릅니다.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="52"/>
        <source>It cannot be started: %1</source>
        <translation>시작할 수 없습니다: %1</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="63"/>
        <source>It said: “%1”.</source>
        <translation>엔진의 말: “%1”.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="66"/>
        <source>(Exit code %1.)</source>
        <translation>(종료 코드 %1.)</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="66"/>
        <source>(Signal %1.)</source>
        <translation>(신호 %1.)</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="98"/>
        <source>%1 ms</source>
        <translation>%1밀리초</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="98"/>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="100"/>
        <source>These settings do not fit it and are left out: %1.</source>
        <translation>맞지 않아 보내지 않는 설정: %1.</translation>
    </message>
    <message>
        <location filename="../qml/EngineWords.qml" line="101"/>
        <source>It works: %1.</source>
        <translation>작동합니다: %1.</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="19"/>
        <source>%1 new</source>
        <translation>새로 %1개</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="19"/>
        <source>nothing new</source>
        <translation>새 엔진 없음</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="26"/>
        <source>The list of engines could not be read. The damaged file was kept as %1.</source>
        <translation>엔진 목록을 읽을 수 없었습니다. 손상된 파일은 %1 이름으로 남겨 두었습니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="26"/>
        <source>The list of engines cannot be saved in %1. It holds until the window is closed.</source>
        <translation>엔진 목록을 %1 파일에 저장할 수 없습니다. 창을 닫을 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="31"/>
        <location filename="../qml/pages/EnginesPage.qml" line="69"/>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="75"/>
        <source>looking…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="85"/>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="86"/>
        <source>Look for installed engines, removed ones too</source>
        <translation>설치된 엔진을 찾습니다. 뺐던 엔진도 찾습니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="106"/>
        <source>No engines yet.</source>
        <translation>아직 엔진이 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="153"/>
        <source>Options</source>
        <translation>설정값</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="158"/>
        <location filename="../qml/pages/EnginesPage.qml" line="215"/>
        <source>Reset all</source>
        <translation>모두 되돌리기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="159"/>
        <source>Every option back to the engine&apos;s own value</source>
        <translation>모든 설정값을 엔진의 원래 값으로</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="164"/>
        <source>It has nothing to set.</source>
        <translation>정할 것이 없는 엔진입니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="164"/>
        <source>Test it first: then it says what can be set.</source>
        <translation>먼저 시험하십시오. 그러면 무엇을 정할 수 있는지 알려 줍니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="188"/>
        <source>Engines are programs that play: Stockfish for chess, Fairy-Stockfish for Janggi, GNU Go or KataGo for Go, and many more. Install one and press Find, or type its command under “Add an engine”.</source>
        <translation>엔진은 대국을 두는 프로그램입니다. 체스의 Stockfish, 장기의 Fairy-Stockfish, 바둑의 GNU Go와 KataGo 등 여럿이 있습니다. 하나를 설치하고 찾기를 누르거나, “엔진 더하기”에 명령을 쓰십시오.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="196"/>
        <source>Find installed engines</source>
        <translation>설치된 엔진 찾기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="205"/>
        <source>Remove %1 from the list?</source>
        <translation>%1 엔진을 목록에서 뺄까요?</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="206"/>
        <source>Its settings are lost. The program itself stays where it is.</source>
        <translation>설정은 사라집니다. 프로그램은 그대로 남습니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="207"/>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="213"/>
        <source>Reset all options of %1?</source>
        <translation>%1 엔진의 설정값을 모두 되돌릴까요?</translation>
    </message>
    <message>
        <location filename="../qml/pages/EnginesPage.qml" line="214"/>
        <source>Every option goes back to the engine&apos;s own value.</source>
        <translation>모든 설정값이 엔진의 원래 값으로 돌아갑니다.</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <location filename="../qml/panels/EvaluationBar.qml" line="20"/>
        <source>Evaluation: not known</source>
        <translation>형세: 알 수 없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/EvaluationBar.qml" line="20"/>
        <source>Evaluation: %1 % for the first side</source>
        <translation>형세: 먼저 두는 쪽 %1 %</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <location filename="../qml/panels/FaultList.qml" line="19"/>
        <source>What is wrong</source>
        <translation>잘못된 점</translation>
    </message>
    <message>
        <location filename="../qml/panels/FaultList.qml" line="51"/>
        <location filename="../qml/panels/FaultList.qml" line="64"/>
        <source>Nothing is wrong with this position.</source>
        <translation>이 배치에는 잘못된 점이 없습니다.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="28"/>
        <source>Open a record</source>
        <translation>기보 열기</translation>
    </message>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="30"/>
        <source>Game records</source>
        <translation>기보</translation>
    </message>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="30"/>
        <location filename="../qml/panels/FileDialogs.qml" line="39"/>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="36"/>
        <source>Save the record</source>
        <translation>기보 저장</translation>
    </message>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="38"/>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="39"/>
        <source>Go records</source>
        <translation>바둑 기보</translation>
    </message>
    <message>
        <location filename="../qml/panels/FileDialogs.qml" line="39"/>
        <source>Chess and Janggi records</source>
        <translation>체스와 장기 기보</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../qml/Files.qml" line="34"/>
        <source>This system has no file dialog for Hansu. Drop the file on the window instead.</source>
        <translation>이 시스템에는 한수가 쓸 파일 창이 없습니다. 파일을 창에 끌어다 놓으십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="48"/>
        <source>This system has no file dialog for Hansu. Copy the record (Ctrl+C) and paste it into a file.</source>
        <translation>이 시스템에는 한수가 쓸 파일 대화 상자가 없습니다. 기보를 복사해(Ctrl+C) 파일에 붙여 넣으세요.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="67"/>
        <source>%1 exists already and was left as it is. Save under another name.</source>
        <translation>%1: 같은 이름의 파일이 이미 있어 그대로 두었습니다. 다른 이름으로 저장하십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="68"/>
        <source>%1 was changed by another program and was left as it is. Save under another name, or open it again.</source>
        <translation>%1: 다른 프로그램이 고친 파일이라 그대로 두었습니다. 다른 이름으로 저장하거나 다시 여십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="69"/>
        <source>%1 could not be saved: the disk is full. The record is still here; make room or choose another disk.</source>
        <translation>%1: 디스크가 가득 차서 저장하지 못했습니다. 기보는 그대로 있으니 공간을 비우거나 다른 디스크를 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="70"/>
        <source>%1 cannot be used: you have no permission. Choose another folder.</source>
        <translation>%1: 권한이 없어 사용할 수 없습니다. 다른 폴더를 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="71"/>
        <source>%1 cannot be saved there: that disk can only be read. Choose another folder.</source>
        <translation>%1: 읽기만 되는 디스크라 저장할 수 없습니다. 다른 폴더를 고르십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="72"/>
        <source>%1 is not there. Check the name and the folder.</source>
        <translation>%1: 파일이 없습니다. 이름과 폴더를 확인하십시오.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="73"/>
        <source>%1 cannot be used: %2</source>
        <translation>%1: 사용할 수 없습니다: %2</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="74"/>
        <source>There is nothing in %1.</source>
        <translation>%1: 내용이 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="75"/>
        <source>No game was found in %1. Hansu reads SGF, PGN, GIB, NGF and FEN.</source>
        <translation>%1: 대국을 찾지 못했습니다. 한수는 SGF, PGN, GIB, NGF, FEN을 읽습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="76"/>
        <source>The games in %1 are of a kind Hansu does not play: %2</source>
        <translation>%1: 한수가 두지 않는 종류의 대국입니다: %2</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="77"/>
        <source>The position in %1 cannot be used: %2</source>
        <translation>%1: 국면을 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="78"/>
        <source>The record cannot be saved in this format: %2</source>
        <translation>이 형식으로는 기보를 저장할 수 없습니다: %2</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="79"/>
        <source>None of the games in the file can be played from its start.</source>
        <translation>파일의 대국 가운데 처음부터 둘 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="83"/>
        <source>the clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="127"/>
        <source>Close the record on the analysis page?</source>
        <translation>분석 중인 기보를 닫을까요?</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="128"/>
        <source>Its changes are not saved.</source>
        <translation>고친 내용이 저장되지 않았습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Files.qml" line="129"/>
        <source>Close without saving</source>
        <translation>저장하지 않고 닫기</translation>
    </message>
</context>
<context>
    <name>FormationOption</name>
    <message>
        <location filename="../qml/panels/FormationOption.qml" line="32"/>
        <source>horse</source>
        <translation>마</translation>
    </message>
    <message>
        <location filename="../qml/panels/FormationOption.qml" line="32"/>
        <source>elephant</source>
        <translation>상</translation>
    </message>
    <message>
        <location filename="../qml/panels/FormationOption.qml" line="66"/>
        <source>H</source>
        <comment>horse</comment>
        <extracomment>One letter for a horse, one for an elephant.</extracomment>
        <translation>마</translation>
    </message>
    <message>
        <location filename="../qml/panels/FormationOption.qml" line="66"/>
        <source>E</source>
        <comment>elephant</comment>
        <translation>상</translation>
    </message>
</context>
<context>
    <name>FormationPicker</name>
    <message>
        <location filename="../qml/panels/FormationPicker.qml" line="18"/>
        <source>as that player sees it</source>
        <translation>그 편에서 본 모습</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <location filename="../qml/controls/GameCard.qml" line="19"/>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <location filename="../qml/controls/GameCard.qml" line="20"/>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <location filename="../qml/controls/GameCard.qml" line="21"/>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <location filename="../qml/controls/GameCard.qml" line="24"/>
        <source>Surround more than the other side</source>
        <translation>더 넓은 집을 지으면 이깁니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/GameCard.qml" line="25"/>
        <source>Mate the king</source>
        <translation>킹을 잡으러 갑니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/GameCard.qml" line="26"/>
        <source>Korean chess: corner the general</source>
        <translation>궁을 몰아 외통을 만듭니다</translation>
    </message>
</context>
<context>
    <name>GoOptions</name>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="20"/>
        <location filename="../qml/panels/GoOptions.qml" line="23"/>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="28"/>
        <source>Other</source>
        <translation>직접</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="42"/>
        <location filename="../qml/panels/GoOptions.qml" line="45"/>
        <source>Lines</source>
        <translation>줄 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="43"/>
        <source>from 2 to 25</source>
        <translation>2에서 25까지</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="54"/>
        <location filename="../qml/panels/GoOptions.qml" line="57"/>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="68"/>
        <location filename="../qml/panels/GoOptions.qml" line="71"/>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="69"/>
        <source>stones Black places first</source>
        <translation>흑이 먼저 놓는 돌</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="74"/>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="80"/>
        <location filename="../qml/panels/GoOptions.qml" line="83"/>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../qml/panels/GoOptions.qml" line="81"/>
        <source>points White gets for moving second</source>
        <translation>나중에 두는 백에게 주는 집</translation>
    </message>
</context>
<context>
    <name>HDialog</name>
    <message>
        <location filename="../qml/controls/HDialog.qml" line="58"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="25"/>
        <source>Home</source>
        <translation>처음</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="45"/>
        <source>One move at a time</source>
        <translation>한 수, 한 수</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="52"/>
        <source>Go, chess and Janggi on one board that always tells you why a move is not allowed.</source>
        <translation>바둑, 체스, 장기를 둡니다. 둘 수 없는 수를 두면 언제나 그 까닭을 알려 줍니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="61"/>
        <location filename="../qml/pages/HomePage.qml" line="126"/>
        <source>Continue</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="75"/>
        <source>No game is on the table. Choose one below, and it will wait for you here.</source>
        <translation>두고 있는 대국이 없습니다. 아래에서 하나를 골라 시작하면, 두던 대국을 여기에서 이어 둘 수 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="97"/>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="110"/>
        <source>Moves played: %1</source>
        <translation>둔 수: %1</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="119"/>
        <source>Adjourn</source>
        <translation>봉수</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="120"/>
        <source>Leave the game for later, and have the board free</source>
        <translation>대국을 나중으로 미루고 판을 비웁니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="126"/>
        <source>Look at it</source>
        <translation>판 보기</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="138"/>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="138"/>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="138"/>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="147"/>
        <source>%1, left after %2 moves</source>
        <translation>%1, %2수까지 두고 멈춤</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="153"/>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="154"/>
        <source>The game is not wanted back</source>
        <translation>이어 두지 않을 대국입니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="160"/>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="161"/>
        <source>The game goes on as it stood, clocks included</source>
        <translation>시계까지 멈춘 그대로 이어 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="170"/>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="193"/>
        <source>Set up a position</source>
        <translation>배치 만들기</translation>
    </message>
    <message>
        <location filename="../qml/pages/HomePage.qml" line="194"/>
        <source>Put the pieces where you want them, then play or analyse</source>
        <translation>원하는 자리에 기물을 놓고 두거나 분석합니다</translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="14"/>
        <source>New: %1, there already: %2</source>
        <translation>새 기보: %1, 이미 있음: %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="15"/>
        <source>%1, not readable: %2</source>
        <translation>%1, 읽지 못함: %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="41"/>
        <source>Importing: file %1 of %2</source>
        <translation>가져오는 중: 파일 %1 / %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="41"/>
        <source>The import was cancelled. What came in stays.</source>
        <translation>가져오기를 취소했습니다. 이미 들어온 기보는 그대로 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="41"/>
        <source>The import is done.</source>
        <translation>가져오기를 마쳤습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="80"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportBar.qml" line="80"/>
        <source>Understood</source>
        <translation>알겠습니다</translation>
    </message>
</context>
<context>
    <name>ImportDialogs</name>
    <message>
        <location filename="../qml/panels/ImportDialogs.qml" line="24"/>
        <source>Import files</source>
        <translation>파일 가져오기</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportDialogs.qml" line="26"/>
        <source>Game records</source>
        <translation>기보</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportDialogs.qml" line="26"/>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
    <message>
        <location filename="../qml/panels/ImportDialogs.qml" line="36"/>
        <source>Import a folder</source>
        <translation>폴더 가져오기</translation>
    </message>
</context>
<context>
    <name>JanggiOptions</name>
    <message>
        <location filename="../qml/panels/JanggiOptions.qml" line="20"/>
        <source>Cho&apos;s set-up</source>
        <translation>초의 상차림</translation>
    </message>
    <message>
        <location filename="../qml/panels/JanggiOptions.qml" line="31"/>
        <source>Han&apos;s set-up</source>
        <translation>한의 상차림</translation>
    </message>
    <message>
        <location filename="../qml/panels/JanggiOptions.qml" line="41"/>
        <location filename="../qml/panels/JanggiOptions.qml" line="44"/>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="20"/>
        <source>Very gentle: overlooks a lot</source>
        <translation>아주 순함: 놓치는 것이 많습니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="21"/>
        <source>Gentle: overlooks much</source>
        <translation>순함: 자주 놓칩니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="22"/>
        <source>Easy: sees simple threats</source>
        <translation>쉬움: 단순한 위협은 봅니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="23"/>
        <source>Casual: looks a little ahead</source>
        <translation>가벼움: 조금 앞을 봅니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="24"/>
        <source>Steady: looks further ahead</source>
        <translation>차분함: 더 앞을 봅니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="25"/>
        <source>Alert: seldom overlooks a threat</source>
        <translation>꼼꼼함: 위협을 거의 놓치지 않습니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="26"/>
        <source>Strong: takes some time</source>
        <translation>강함: 조금 오래 생각합니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="27"/>
        <source>Very strong: takes its time</source>
        <translation>아주 강함: 오래 생각합니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="28"/>
        <source>Hard: thinks long</source>
        <translation>어려움: 한참 생각합니다</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="29"/>
        <source>Everything this computer can do</source>
        <translation>이 컴퓨터가 낼 수 있는 모든 힘</translation>
    </message>
    <message>
        <location filename="../qml/controls/LevelChoice.qml" line="56"/>
        <source>%1 (Elo about %2)</source>
        <translation>%1 (Elo 약 %2)</translation>
    </message>
</context>
<context>
    <name>LibraryFilter</name>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="65"/>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="70"/>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="71"/>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="71"/>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="71"/>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="71"/>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="82"/>
        <source>Result: 1-0, B+R</source>
        <translation>결과: 1-0, B+R</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="83"/>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="89"/>
        <source>From: 2024</source>
        <translation>부터: 2024</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="90"/>
        <source>From this day, month or year</source>
        <translation>이 날짜, 달 또는 해부터</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="96"/>
        <source>To: 2024.06</source>
        <translation>까지: 2024.06</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="97"/>
        <source>To this day, month or year</source>
        <translation>이 날짜, 달 또는 해까지</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="103"/>
        <source>Opening: first moves (1. e4 c5), code or name</source>
        <translation>초반: 첫 수순 (1. e4 c5), 코드 또는 이름</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="104"/>
        <source>Opening</source>
        <translation>초반</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="109"/>
        <source>Position on the analysis board</source>
        <translation>분석판의 국면</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="112"/>
        <source>Only games in which this very position stood on the board</source>
        <translation>바로 이 국면이 나온 대국만 보입니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="112"/>
        <source>Open a record or press Analyse first</source>
        <translation>먼저 기보를 열거나 분석을 누르세요</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="120"/>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryFilter.qml" line="123"/>
        <source>Show all records again (Esc)</source>
        <translation>모든 기보를 다시 보기 (Esc)</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="30"/>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="30"/>
        <source>unknown</source>
        <translation>미상</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="37"/>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="37"/>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="37"/>
        <source>Janggi</source>
        <translation>장기</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="42"/>
        <location filename="../qml/panels/LibraryList.qml" line="50"/>
        <source>First player</source>
        <translation>선수</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="43"/>
        <location filename="../qml/panels/LibraryList.qml" line="51"/>
        <source>Second player</source>
        <translation>후수</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="44"/>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="45"/>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="46"/>
        <location filename="../qml/panels/LibraryList.qml" line="52"/>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="47"/>
        <location filename="../qml/panels/LibraryList.qml" line="53"/>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="48"/>
        <location filename="../qml/panels/LibraryList.qml" line="54"/>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="67"/>
        <source>%1, greatest first</source>
        <translation>%1, 큰 것부터</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="67"/>
        <source>%1, least first</source>
        <translation>%1, 작은 것부터</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="148"/>
        <source>Records</source>
        <translation>기보</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="199"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="205"/>
        <location filename="../qml/panels/LibraryList.qml" line="262"/>
        <source>Moves: %1</source>
        <translation>수: %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="290"/>
        <source>The library is empty.</source>
        <translation>기보 모음이 비어 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="290"/>
        <source>The library cannot be read now.</source>
        <translation>지금은 기보 모음을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="290"/>
        <source>No record fits.</source>
        <translation>조건에 맞는 기보가 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="297"/>
        <source>Import files or a folder of SGF, PGN, GIB, NGF or FEN. Games you finish come here by themselves.</source>
        <translation>SGF, PGN, GIB, NGF, FEN 파일이나 폴더를 가져오세요. 끝난 대국은 저절로 여기에 들어옵니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="297"/>
        <source>Leave this page and come back to try again.</source>
        <translation>다시 해 보려면 이 화면을 나갔다가 돌아오세요.</translation>
    </message>
    <message>
        <location filename="../qml/panels/LibraryList.qml" line="297"/>
        <source>Change what is looked for, or clear it.</source>
        <translation>찾는 조건을 바꾸거나 지우세요.</translation>
    </message>
</context>
<context>
    <name>LibraryNews</name>
    <message>
        <location filename="../qml/LibraryNews.qml" line="16"/>
        <source>The library is in use by another program. Close it and try again.</source>
        <translation>다른 프로그램이 기보 모음을 쓰고 있습니다. 그 프로그램을 닫고 다시 해 보세요.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="17"/>
        <source>The library %1 is damaged. Your games are not touched; restart Hansu to begin a new library.</source>
        <translation>기보 모음 %1 파일이 손상되었습니다. 대국에는 지장이 없습니다. 한수를 다시 시작하면 새 기보 모음이 만들어집니다.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="18"/>
        <source>The library was damaged. The damaged file was kept as %1; what could be read of it is in a new one.</source>
        <translation>기보 모음이 손상되었습니다. 손상된 파일은 %1(으)로 보관하고, 읽을 수 있는 기보는 새 기보 모음에 옮겼습니다.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="19"/>
        <source>The disk is full: nothing more fits into the library. Make room and try again.</source>
        <translation>디스크가 가득 차서 기보 모음에 더 넣을 수 없습니다. 자리를 비우고 다시 해 보세요.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="20"/>
        <source>The library %1 can only be read. Nothing can be added or removed.</source>
        <translation>기보 모음 %1 파일은 읽기 전용입니다. 넣거나 뺄 수 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="21"/>
        <source>The library %1 cannot be opened. Check the folder and your permission.</source>
        <translation>기보 모음 %1 파일을 열 수 없습니다. 폴더와 권한을 확인하세요.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="22"/>
        <source>The library %1 was made by a later version of Hansu. Install that version to use it.</source>
        <translation>기보 모음 %1 파일은 더 새로운 한수에서 만든 것입니다. 쓰려면 그 버전을 설치하세요.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="23"/>
        <source>This system names no folder for the library.</source>
        <translation>이 시스템에는 기보 모음을 둘 폴더가 정해져 있지 않습니다.</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="24"/>
        <source>The library %1 cannot be used: %2</source>
        <translation>기보 모음 %1 파일을 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <location filename="../qml/LibraryNews.qml" line="39"/>
        <source>The game that ended is kept; it goes into the library at the next start.</source>
        <translation>끝난 대국은 보관되어 있으며, 다음에 시작할 때 기보 모음에 들어갑니다.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="28"/>
        <location filename="../qml/pages/LibraryPage.qml" line="66"/>
        <source>Library</source>
        <translation>기보 모음</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="74"/>
        <source>Records: %1</source>
        <translation>기보 수: %1</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="74"/>
        <source>Found: %1 of %2</source>
        <translation>찾은 기보: %1 / %2</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="84"/>
        <source>Import files</source>
        <translation>파일 가져오기</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="87"/>
        <source>SGF, PGN, GIB, NGF and FEN; they can be dropped here too</source>
        <translation>SGF, PGN, GIB, NGF, FEN. 여기에 끌어다 놓아도 됩니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="92"/>
        <location filename="../qml/pages/LibraryPage.qml" line="104"/>
        <source>This system has no file dialog for Hansu. Drop the files on the page instead.</source>
        <translation>이 시스템에는 파일 대화 상자가 없습니다. 파일을 이 화면에 끌어다 놓으세요.</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="97"/>
        <source>Import a folder</source>
        <translation>폴더 가져오기</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="99"/>
        <source>With all folders in it</source>
        <translation>그 안의 모든 폴더까지</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="133"/>
        <source>Double click or Enter opens a record.</source>
        <translation>두 번 누르거나 Enter로 기보를 엽니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="141"/>
        <location filename="../qml/pages/LibraryPage.qml" line="164"/>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="145"/>
        <source>Remove the record from the library (Delete)</source>
        <translation>기보 모음에서 이 기보를 지웁니다 (Delete)</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="150"/>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="154"/>
        <source>Show the record on the analysis page (Enter)</source>
        <translation>분석 화면에 기보를 보입니다 (Enter)</translation>
    </message>
    <message>
        <location filename="../qml/pages/LibraryPage.qml" line="162"/>
        <source>Remove this record from the library?</source>
        <translation>이 기보를 기보 모음에서 지울까요?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <location filename="../qml/Main.qml" line="25"/>
        <source>The settings could not be read. The damaged file was kept as %1, and the usual settings are in force.</source>
        <translation>설정 파일을 읽을 수 없었습니다. 손상된 파일은 %1 이름으로 남겨 두었고, 기본 설정을 씁니다.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="27"/>
        <source>The settings cannot be saved in %1. They hold until the window is closed.</source>
        <translation>설정을 저장할 수 없습니다(%1). 창을 닫을 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="97"/>
        <source>These choices make no game. Change them, please.</source>
        <translation>이 조건으로는 대국을 시작할 수 없습니다. 바꾸어 주세요.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="120"/>
        <source>The running game cannot be kept on the disk. It goes on; save it yourself (Ctrl+S).</source>
        <translation>두고 있는 대국을 디스크에 남기지 못하고 있습니다. 대국은 계속되니 직접 저장하십시오 (Ctrl+S).</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="122"/>
        <source>%1 is no longer among your engines for this game, so Hansu plays instead. Add it again on the Engines page.</source>
        <translation>%1 엔진이 이 게임의 엔진 목록에 없어 한수가 대신 둡니다. 엔진 화면에서 다시 더할 수 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="426"/>
        <source>Discard this game?</source>
        <translation>이 대국을 버릴까요?</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="427"/>
        <source>It cannot be taken up again.</source>
        <translation>다시 이어 둘 수 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="428"/>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="433"/>
        <source>Replace the record on the analysis page?</source>
        <translation>분석 중인 기보를 바꿀까요?</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="434"/>
        <source>It has changes.</source>
        <translation>고친 내용이 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="435"/>
        <source>Analyse this game</source>
        <translation>이 대국 분석하기</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="440"/>
        <source>Leave the game on the board?</source>
        <translation>두던 판을 그만둘까요?</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="441"/>
        <source>It is not finished. It will be in the library as it stands.</source>
        <translation>아직 끝나지 않았습니다. 지금 모습대로 기보 보관함에 남습니다.</translation>
    </message>
    <message>
        <location filename="../qml/Main.qml" line="442"/>
        <source>Start the new game</source>
        <translation>새 대국 시작</translation>
    </message>
</context>
<context>
    <name>MarkBar</name>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="18"/>
        <source>Triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="19"/>
        <source>Square</source>
        <translation>네모</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="20"/>
        <source>Circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="21"/>
        <source>Cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="22"/>
        <source>Letters</source>
        <translation>글자</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="23"/>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="24"/>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="25"/>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="26"/>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="27"/>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="64"/>
        <source>Draw on the board: %1. A drag draws an arrow.</source>
        <translation>판에 표시합니다: %1. 끌면 화살표를 그립니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="86"/>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <location filename="../qml/panels/MarkBar.qml" line="87"/>
        <source>Take all marks of this position away</source>
        <translation>이 국면의 표시를 모두 지웁니다</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <location filename="../qml/panels/MoveEntry.qml" line="22"/>
        <source>Type a move, such as Q16</source>
        <translation>수 입력: 예) Q16</translation>
    </message>
    <message>
        <location filename="../qml/panels/MoveEntry.qml" line="22"/>
        <source>Type a move, such as e2e4 or Nf3</source>
        <translation>수 입력: 예) e2e4, Nf3</translation>
    </message>
    <message>
        <location filename="../qml/panels/MoveEntry.qml" line="22"/>
        <source>Type a move, such as a4a5</source>
        <translation>수 입력: 예) a4a5</translation>
    </message>
    <message>
        <location filename="../qml/panels/MoveEntry.qml" line="23"/>
        <source>Type a move</source>
        <translation>수 입력</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <location filename="../qml/panels/MoveList.qml" line="19"/>
        <source>Moves</source>
        <translation>기보</translation>
    </message>
    <message>
        <location filename="../qml/panels/MoveList.qml" line="30"/>
        <source>Move %1: %2</source>
        <translation>%1수: %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/MoveList.qml" line="66"/>
        <source>No moves yet. They will be listed here.</source>
        <translation>아직 둔 수가 없습니다. 둔 수가 여기에 적힙니다.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="23"/>
        <location filename="../qml/pages/NewGamePage.qml" line="33"/>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="100"/>
        <location filename="../qml/pages/NewGamePage.qml" line="108"/>
        <source>Time of %1</source>
        <translation>%1의 시간</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="100"/>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="101"/>
        <source>for each side</source>
        <translation>양쪽 각각</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="114"/>
        <location filename="../qml/pages/NewGamePage.qml" line="118"/>
        <source>Different clocks</source>
        <translation>서로 다른 시계</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="115"/>
        <source>each side its own time</source>
        <translation>양쪽이 각자의 시간을 씁니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="125"/>
        <location filename="../qml/pages/NewGamePage.qml" line="129"/>
        <source>Strict game</source>
        <translation>엄격한 대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="126"/>
        <source>no takeback, no hints</source>
        <translation>무르기와 훈수 없음</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="136"/>
        <source>Less</source>
        <translation>줄이기</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="136"/>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="137"/>
        <source>Komi, handicap, strict game</source>
        <translation>덤, 접바둑, 엄격한 대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="137"/>
        <source>Chess960, strict game</source>
        <translation>체스960, 엄격한 대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="137"/>
        <source>Rules, strict game</source>
        <translation>규칙, 엄격한 대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="158"/>
        <source>Position…</source>
        <translation>배치…</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="159"/>
        <source>Begin from a position of your own</source>
        <translation>직접 만든 배치에서 시작합니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="172"/>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../qml/pages/NewGamePage.qml" line="185"/>
        <source>Your choices are kept for the next game.</source>
        <translation>고른 조건은 다음 대국에도 남습니다.</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="17"/>
        <source>Judgement of the move</source>
        <translation>수의 평가</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="19"/>
        <source>No judgement</source>
        <translation>평가 없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="20"/>
        <source>Brilliant</source>
        <translation>묘수</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="21"/>
        <source>Good</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="22"/>
        <source>Interesting</source>
        <translation>흥미로운 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="23"/>
        <source>Doubtful</source>
        <translation>의심스러운 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="24"/>
        <source>Mistake</source>
        <translation>실수</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="25"/>
        <source>Blunder</source>
        <translation>큰 실수</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="61"/>
        <source>Comment</source>
        <translation>설명</translation>
    </message>
    <message>
        <location filename="../qml/panels/NotesBox.qml" line="80"/>
        <source>Write a comment</source>
        <translation>설명 쓰기</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <location filename="../qml/panels/Notice.qml" line="36"/>
        <source>Understood</source>
        <translation>알겠습니다</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <location filename="../qml/controls/NumberField.qml" line="48"/>
        <source>%1: less</source>
        <translation>%1 줄이기</translation>
    </message>
    <message>
        <location filename="../qml/controls/NumberField.qml" line="71"/>
        <source>%1: more</source>
        <translation>%1 늘리기</translation>
    </message>
</context>
<context>
    <name>OpponentOptions</name>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="14"/>
        <location filename="../qml/panels/OpponentOptions.qml" line="15"/>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="14"/>
        <location filename="../qml/panels/OpponentOptions.qml" line="15"/>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="14"/>
        <source>Cho</source>
        <translation>초(楚)</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="15"/>
        <source>Han</source>
        <translation>한(漢)</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="20"/>
        <location filename="../qml/panels/OpponentOptions.qml" line="23"/>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="25"/>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="26"/>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="26"/>
        <source>Two people at this screen</source>
        <translation>이 화면에서 두 사람이 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="27"/>
        <source>Watch</source>
        <translation>관전</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="27"/>
        <source>The computer plays itself</source>
        <translation>컴퓨터끼리 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="44"/>
        <location filename="../qml/panels/OpponentOptions.qml" line="58"/>
        <source>Engine of %1</source>
        <translation>%1의 엔진</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="44"/>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="45"/>
        <location filename="../qml/panels/OpponentOptions.qml" line="59"/>
        <source>Level of %1</source>
        <translation>%1의 단계</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="45"/>
        <source>Level</source>
        <translation>단계</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="66"/>
        <location filename="../qml/panels/OpponentOptions.qml" line="69"/>
        <source>You play</source>
        <translation>내 편</translation>
    </message>
    <message>
        <location filename="../qml/panels/OpponentOptions.qml" line="73"/>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="20"/>
        <source>The game is paused.</source>
        <translation>대국이 멈추어 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="20"/>
        <source>%1 wants to play %2, which is refused.</source>
        <translation>%1: 두려는 수 %2 — 둘 수 없는 수입니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="20"/>
        <source>%1 has no answer.</source>
        <translation>%1: 답이 없습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="26"/>
        <source>Hansu</source>
        <translation>한수</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="76"/>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="76"/>
        <source>Ask again</source>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="85"/>
        <source>Adjourn</source>
        <translation>봉수</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="86"/>
        <source>Leave the game for later; it waits on the first page, with its clocks</source>
        <translation>대국을 나중으로 미룹니다. 시계와 함께 첫 화면에서 기다립니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="94"/>
        <source>Take over</source>
        <translation>내가 두기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="95"/>
        <source>A person plays this side from now on</source>
        <translation>이제부터 사람이 이쪽을 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="103"/>
        <source>Let somebody else play this side</source>
        <translation>다른 누군가에게 이쪽을 맡기기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="104"/>
        <source>Another engine</source>
        <translation>다른 엔진</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="115"/>
        <location filename="../qml/panels/PausePanel.qml" line="127"/>
        <source>Give up</source>
        <translation>포기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="116"/>
        <source>This side loses the game</source>
        <translation>이쪽이 집니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="125"/>
        <source>Give the game up for %1?</source>
        <translation>%1: 이 대국을 포기할까요?</translation>
    </message>
    <message>
        <location filename="../qml/panels/PausePanel.qml" line="126"/>
        <source>The other side wins.</source>
        <translation>상대가 이깁니다.</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <location filename="../qml/panels/PiecePalette.qml" line="20"/>
        <source>Pieces</source>
        <translation>기물</translation>
    </message>
    <message>
        <location filename="../qml/panels/PiecePalette.qml" line="83"/>
        <source>Tool</source>
        <translation>도구</translation>
    </message>
    <message>
        <location filename="../qml/panels/PiecePalette.qml" line="84"/>
        <source>Move</source>
        <translation>옮기기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PiecePalette.qml" line="84"/>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PiecePalette.qml" line="84"/>
        <source>In turn</source>
        <translation>번갈아</translation>
    </message>
    <message>
        <location filename="../qml/panels/PiecePalette.qml" line="84"/>
        <source>Black and White alternate</source>
        <translation>흑과 백을 번갈아 놓습니다</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <location filename="../qml/panels/PlayerCard.qml" line="69"/>
        <source>thinking — %1</source>
        <translation>생각 중 — %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/PlayerCard.qml" line="136"/>
        <source>to move</source>
        <translation>둘 차례</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="34"/>
        <location filename="../qml/panels/PositionFacts.qml" line="37"/>
        <source>To move</source>
        <translation>둘 차례</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="46"/>
        <location filename="../qml/panels/PositionFacts.qml" line="48"/>
        <source>Lines</source>
        <translation>줄 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="62"/>
        <source>Castling, %1</source>
        <translation>캐슬링, %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="66"/>
        <source>%1 castles kingside</source>
        <translation>%1 킹사이드 캐슬링</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="66"/>
        <source>%1 castles queenside</source>
        <translation>%1 퀸사이드 캐슬링</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="84"/>
        <location filename="../qml/panels/PositionFacts.qml" line="87"/>
        <source>En passant on</source>
        <translation>앙파상 칸</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="88"/>
        <source>no square</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="96"/>
        <source>Castling rules</source>
        <translation>캐슬링 규칙</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="99"/>
        <source>Chess960</source>
        <translation>체스960</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="100"/>
        <source>Kings and rooks castle from other squares too</source>
        <translation>다른 칸의 킹과 룩도 캐슬링합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="107"/>
        <location filename="../qml/panels/PositionFacts.qml" line="110"/>
        <source>Move number</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="119"/>
        <location filename="../qml/panels/PositionFacts.qml" line="122"/>
        <source>Plies without capture or pawn move</source>
        <translation>잡거나 폰을 움직이지 않은 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionFacts.qml" line="119"/>
        <location filename="../qml/panels/PositionFacts.qml" line="122"/>
        <source>Plies without capture</source>
        <translation>잡지 않은 수</translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="15"/>
        <source>Position as text</source>
        <translation>글로 쓴 배치</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="41"/>
        <source>Han view</source>
        <translation>한에서 본 표기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="42"/>
        <source>Seen from Han: the board turned, the sides exchanged, as some programs write it</source>
        <translation>한 쪽에서 본 표기: 판을 돌리고 초와 한을 바꾸어 적는 프로그램이 있습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="48"/>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="49"/>
        <source>Copy the position (Ctrl+C)</source>
        <translation>배치 복사 (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="66"/>
        <source>Read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <location filename="../qml/panels/PositionText.qml" line="67"/>
        <source>Set the board up as this text says (Enter)</source>
        <translation>이 글대로 판을 차립니다 (Enter)</translation>
    </message>
</context>
<context>
    <name>PromotionPicker</name>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="16"/>
        <source>Queen</source>
        <translation>퀸</translation>
    </message>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="17"/>
        <source>Rook</source>
        <translation>룩</translation>
    </message>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="18"/>
        <source>Bishop</source>
        <translation>비숍</translation>
    </message>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="19"/>
        <source>Knight</source>
        <translation>나이트</translation>
    </message>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="20"/>
        <source>King</source>
        <translation>킹</translation>
    </message>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="21"/>
        <source>Pawn</source>
        <translation>폰</translation>
    </message>
    <message>
        <location filename="../qml/panels/PromotionPicker.qml" line="48"/>
        <source>Promote to</source>
        <translation>승격할 기물</translation>
    </message>
</context>
<context>
    <name>RecordBar</name>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="17"/>
        <source>the move %1 cannot be played</source>
        <translation>%1: 둘 수 없는 수입니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="18"/>
        <source>“%1” is no move</source>
        <translation>“%1”: 수가 아닙니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="19"/>
        <source>%1 has no meaning here</source>
        <translation>%1: 여기서는 뜻이 없습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="20"/>
        <source>some bytes are no text in %1</source>
        <translation>%1 문자가 아닌 바이트가 있습니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="21"/>
        <source>a game of another kind: %1</source>
        <translation>다른 종류의 대국: %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="25"/>
        <source>Line %1: %2.</source>
        <translation>%1번째 줄: %2.</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="38"/>
        <source>Previous game of the file</source>
        <translation>파일의 이전 대국</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="42"/>
        <source>Game %1 of %2</source>
        <translation>대국 %1 / %2</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="54"/>
        <source>Next game of the file</source>
        <translation>파일의 다음 대국</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="71"/>
        <source>And %1 more such places.</source>
        <translation>이런 곳이 %1군데 더 있습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/RecordBar.qml" line="71"/>
        <source>Nothing of it is lost when you save.</source>
        <translation>저장해도 아무것도 잃지 않습니다.</translation>
    </message>
</context>
<context>
    <name>RefusalStrip</name>
    <message>
        <location filename="../qml/panels/RefusalStrip.qml" line="48"/>
        <source>Looking for a good move…</source>
        <translation>좋은 수를 찾고 있습니다…</translation>
    </message>
    <message>
        <location filename="../qml/panels/RefusalStrip.qml" line="50"/>
        <source>Hint: pass.</source>
        <translation>힌트: 한 수 쉬기.</translation>
    </message>
    <message>
        <location filename="../qml/panels/RefusalStrip.qml" line="151"/>
        <source>Why?</source>
        <translation>왜?</translation>
    </message>
    <message>
        <location filename="../qml/panels/RefusalStrip.qml" line="152"/>
        <source>Show again why the move was refused</source>
        <translation>둘 수 없었던 까닭을 다시 봅니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/RefusalStrip.qml" line="52"/>
        <source>Hansu is thinking…</source>
        <translation>한수가 생각하고 있습니다…</translation>
    </message>
    <message>
        <location filename="../qml/panels/RefusalStrip.qml" line="54"/>
        <source>Mark the dead stones, then accept the score.</source>
        <translation>죽은 돌을 표시한 다음 결과에 동의하세요.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="17"/>
        <source>Inaccuracy</source>
        <translation>느슨한 수</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="18"/>
        <source>Mistake</source>
        <translation>실수</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="19"/>
        <source>Blunder</source>
        <translation>큰 실수</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="28"/>
        <source>Stop the review</source>
        <translation>되짚기 멈추기</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="28"/>
        <source>Review this game</source>
        <translation>이 대국 되짚기</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="29"/>
        <source>The engine looks at every move and names the biggest mistakes</source>
        <translation>엔진이 모든 수를 살펴보고 가장 큰 실수를 짚어 줍니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="35"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="57"/>
        <source>Chances of the first side over the game</source>
        <translation>대국 동안 먼저 두는 쪽의 승률</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="96"/>
        <source>%1: %2 inaccuracies, %3 mistakes, %4 blunders</source>
        <translation>%1: 느슨한 수 %2, 실수 %3, 큰 실수 %4</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="113"/>
        <source>%1. %2 — %3, %4 % lost</source>
        <translation>%1수 %2 — %3, 승률 %4 % 손해</translation>
    </message>
    <message>
        <location filename="../qml/panels/ReviewPanel.qml" line="113"/>
        <source>better %1</source>
        <translation>더 좋은 수 %1</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <location filename="../qml/RuleNames.qml" line="8"/>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="9"/>
        <source>Chinese, superko</source>
        <translation>중국(동형 금지)</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="10"/>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="11"/>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="12"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="13"/>
        <source>Tromp-Taylor</source>
        <translation>트롬프-테일러</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="14"/>
        <source>New Zealand</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="15"/>
        <source>Ancient (stones)</source>
        <translation>옛 방식(돌 세기)</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="16"/>
        <source>Chess960</source>
        <translation>체스960</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="17"/>
        <source>Kakao</source>
        <translation>카카오</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="18"/>
        <source>Tournament</source>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="19"/>
        <source>Modern</source>
        <translation>현대</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="20"/>
        <source>Traditional</source>
        <translation>전통</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="21"/>
        <source>Casual</source>
        <translation>자유</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="26"/>
        <source>Stones and territory count</source>
        <translation>돌과 집을 함께 셉니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="27"/>
        <location filename="../qml/RuleNames.qml" line="30"/>
        <source>Stones and territory count; no board may come back</source>
        <translation>돌과 집을 함께 세고, 같은 판은 되풀이할 수 없습니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="28"/>
        <location filename="../qml/RuleNames.qml" line="29"/>
        <source>Territory and prisoners count</source>
        <translation>집과 따낸 돌을 셉니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="32"/>
        <source>Stones and territory count; suicide is allowed</source>
        <translation>돌과 집을 함께 세고, 자살수를 둘 수 있습니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="34"/>
        <location filename="../qml/RuleNames.qml" line="36"/>
        <source>Points decide; generals may face each other</source>
        <translation>점수로 가리고, 궁끼리 마주 볼 수 있습니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="35"/>
        <source>Points decide; facing generals end the game by points</source>
        <translation>점수로 가리고, 빅장이면 점수로 끝납니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="37"/>
        <source>Facing generals make a draw</source>
        <translation>빅장이면 비깁니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="38"/>
        <source>No points; generals may face each other</source>
        <translation>점수가 없고, 궁끼리 마주 볼 수 있습니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="31"/>
        <source>Stones and territory count; suicide is allowed, no board may come back</source>
        <translation>돌과 집을 함께 세고, 자살수를 둘 수 있으며 같은 판은 되풀이할 수 없습니다</translation>
    </message>
    <message>
        <location filename="../qml/RuleNames.qml" line="33"/>
        <source>Stones and territory count; each group pays two points</source>
        <translation>돌과 집을 함께 세고, 무리마다 두 집을 뺍니다</translation>
    </message>
</context>
<context>
    <name>ScoringPanel</name>
    <message>
        <location filename="../qml/panels/ScoringPanel.qml" line="31"/>
        <source>Counting</source>
        <translation>계가</translation>
    </message>
    <message>
        <location filename="../qml/panels/ScoringPanel.qml" line="46"/>
        <source>looking for dead stones</source>
        <translation>죽은 돌을 찾는 중</translation>
    </message>
    <message>
        <location filename="../qml/panels/ScoringPanel.qml" line="59"/>
        <source>%1 says which stones are dead.</source>
        <translation>%1이(가) 죽은 돌을 가려냈습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/ScoringPanel.qml" line="65"/>
        <source>Click a dead group to mark it; click it again to unmark it.</source>
        <translation>죽은 돌을 눌러 표시하세요. 다시 누르면 표시가 지워집니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/ScoringPanel.qml" line="76"/>
        <source>Accept the score</source>
        <translation>결과에 동의</translation>
    </message>
    <message>
        <location filename="../qml/panels/ScoringPanel.qml" line="83"/>
        <source>Play on</source>
        <translation>더 두기</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <location filename="../qml/panels/SeatFacts.qml" line="19"/>
        <source>Hansu · level %1</source>
        <translation>한수 · %1단계</translation>
    </message>
    <message>
        <location filename="../qml/panels/SeatFacts.qml" line="19"/>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <location filename="../qml/panels/SeatFacts.qml" line="32"/>
        <source>komi %1</source>
        <translation>덤 %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/SeatFacts.qml" line="33"/>
        <source>%1 rules</source>
        <translation>%1 규칙</translation>
    </message>
    <message>
        <location filename="../qml/panels/SeatFacts.qml" line="22"/>
        <source>prisoners %1</source>
        <translation>따낸 돌 %1</translation>
    </message>
    <message>
        <location filename="../qml/panels/SeatFacts.qml" line="22"/>
        <source>points %1</source>
        <translation>점수 %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="38"/>
        <location filename="../qml/pages/SettingsPage.qml" line="47"/>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="54"/>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="58"/>
        <source>Back (Esc)</source>
        <translation>돌아가기 (Esc)</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="63"/>
        <source>Looks</source>
        <translation>모양</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="65"/>
        <location filename="../qml/pages/SettingsPage.qml" line="68"/>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="69"/>
        <location filename="../qml/pages/SettingsPage.qml" line="81"/>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="77"/>
        <location filename="../qml/pages/SettingsPage.qml" line="80"/>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="81"/>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="81"/>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="89"/>
        <location filename="../qml/pages/SettingsPage.qml" line="93"/>
        <source>Reduce motion</source>
        <translation>동작 줄이기</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="90"/>
        <source>pieces arrive at once</source>
        <translation>기물이 바로 옮겨집니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="100"/>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="102"/>
        <location filename="../qml/pages/SettingsPage.qml" line="106"/>
        <source>Legal moves</source>
        <translation>둘 수 있는 곳</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="149"/>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="151"/>
        <location filename="../qml/pages/SettingsPage.qml" line="155"/>
        <source>Opening book</source>
        <translation>오프닝북</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="152"/>
        <source>chess and Janggi games begin with known moves, varied at random</source>
        <translation>체스와 장기를 알려진 수순으로 시작하며, 그때그때 다르게 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="103"/>
        <source>dots where the chosen piece can go</source>
        <translation>고른 기물이 갈 수 있는 곳에 점을 찍습니다</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="112"/>
        <location filename="../qml/pages/SettingsPage.qml" line="115"/>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="121"/>
        <location filename="../qml/pages/SettingsPage.qml" line="124"/>
        <source>Janggi pieces</source>
        <translation>장기 기물</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="125"/>
        <source>Hanja</source>
        <translation>한자</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="125"/>
        <source>Hangul</source>
        <translation>한글</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="125"/>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="133"/>
        <location filename="../qml/pages/SettingsPage.qml" line="136"/>
        <source>Colour of Cho</source>
        <translation>초의 색</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="137"/>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="137"/>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="162"/>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="164"/>
        <location filename="../qml/pages/SettingsPage.qml" line="167"/>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="173"/>
        <location filename="../qml/pages/SettingsPage.qml" line="176"/>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <location filename="../qml/pages/SettingsPage.qml" line="188"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../qml/panels/SidePanel.qml" line="58"/>
        <source>Panel</source>
        <translation>옆 창</translation>
    </message>
    <message>
        <location filename="../qml/panels/SidePanel.qml" line="59"/>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <location filename="../qml/panels/SidePanel.qml" line="59"/>
        <source>Moves</source>
        <translation>기보</translation>
    </message>
    <message>
        <location filename="../qml/panels/SidePanel.qml" line="93"/>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <location filename="../qml/panels/SidePanel.qml" line="94"/>
        <source>An earlier position is on show (End)</source>
        <translation>지난 국면을 보고 있습니다 (End)</translation>
    </message>
</context>
<context>
    <name>StartPositionRow</name>
    <message>
        <location filename="../qml/panels/StartPositionRow.qml" line="18"/>
        <source>Position</source>
        <translation>배치</translation>
    </message>
    <message>
        <location filename="../qml/panels/StartPositionRow.qml" line="19"/>
        <source>the game begins from here</source>
        <translation>여기서 시작합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/StartPositionRow.qml" line="36"/>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <location filename="../qml/panels/StartPositionRow.qml" line="37"/>
        <source>Change the position</source>
        <translation>배치를 바꿉니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/StartPositionRow.qml" line="43"/>
        <source>Usual start</source>
        <translation>보통 시작</translation>
    </message>
    <message>
        <location filename="../qml/panels/StartPositionRow.qml" line="44"/>
        <source>Begin as always</source>
        <translation>평소처럼 시작합니다</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <location filename="../qml/controls/Stepper.qml" line="38"/>
        <source>%1: less</source>
        <translation>%1 줄이기</translation>
    </message>
    <message>
        <location filename="../qml/controls/Stepper.qml" line="52"/>
        <source>%1: more</source>
        <translation>%1 늘리기</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <location filename="../qml/pages/TablePage.qml" line="46"/>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../qml/pages/TablePage.qml" line="105"/>
        <source>The draw was declined.</source>
        <translation>상대가 무승부를 거절했습니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/TablePage.qml" line="105"/>
        <source>A draw is offered.</source>
        <translation>무승부를 제안했습니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/TablePage.qml" line="130"/>
        <source>Give this game up?</source>
        <translation>이 판을 기권할까요?</translation>
    </message>
    <message>
        <location filename="../qml/pages/TablePage.qml" line="131"/>
        <source>The other side wins.</source>
        <translation>상대가 이깁니다.</translation>
    </message>
    <message>
        <location filename="../qml/pages/TablePage.qml" line="132"/>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
</context>
<context>
    <name>TimeOptions</name>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="33"/>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="35"/>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="37"/>
        <source>%1 min %2 s</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="38"/>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="38"/>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="15"/>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="71"/>
        <source>No clock</source>
        <translation>무제한</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="71"/>
        <source>Each side takes as long as it likes</source>
        <translation>양쪽 모두 시간 제한 없이 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="72"/>
        <source>Fixed</source>
        <translation>고정</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="72"/>
        <source>So much time for the whole game</source>
        <translation>대국 전체에 정해진 시간을 씁니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="73"/>
        <source>Increment</source>
        <translation>가산</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="73"/>
        <source>Each move adds time (Fischer)</source>
        <translation>한 수마다 시간이 늘어납니다 (피셔 방식)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="74"/>
        <source>Byo-yomi</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="74"/>
        <source>After the main time, periods for each move</source>
        <translation>기본 시간을 다 쓰면 한 수마다 초읽기를 합니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="75"/>
        <source>Canadian</source>
        <translation>캐나다식</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="75"/>
        <source>After the main time, a period for so many moves</source>
        <translation>기본 시간을 다 쓰면 정해진 시간 안에 여러 수를 둡니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="86"/>
        <location filename="../qml/panels/TimeOptions.qml" line="90"/>
        <source>Main time</source>
        <translation>기본 시간</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="17"/>
        <source>for each side</source>
        <translation>양쪽 각각</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="99"/>
        <location filename="../qml/panels/TimeOptions.qml" line="101"/>
        <source>Added per move</source>
        <translation>한 수마다 더하기</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="109"/>
        <location filename="../qml/panels/TimeOptions.qml" line="111"/>
        <source>Period</source>
        <translation>초읽기 시간</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="119"/>
        <location filename="../qml/panels/TimeOptions.qml" line="122"/>
        <source>Periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="120"/>
        <source>only one that runs out is lost</source>
        <translation>시간을 넘겼을 때만 줄어듭니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TimeOptions.qml" line="131"/>
        <location filename="../qml/panels/TimeOptions.qml" line="133"/>
        <source>Moves in a period</source>
        <translation>한 초읽기 안의 수</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="28"/>
        <source>Main bar</source>
        <translation>주 막대</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="46"/>
        <source>Home</source>
        <translation>처음</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="49"/>
        <source>Hansu, home</source>
        <translation>한수, 처음 화면</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="54"/>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="55"/>
        <source>Choose the next game (Ctrl+N)</source>
        <translation>다음 대국을 고릅니다 (Ctrl+N)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="60"/>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="61"/>
        <source>Open a record: SGF, PGN, GIB (Ctrl+O)</source>
        <translation>기보 열기: SGF, PGN, GIB (Ctrl+O)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="66"/>
        <source>Analyse</source>
        <translation>분석</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="67"/>
        <source>Go through a game, try moves, write about them</source>
        <translation>대국을 되짚으며 다른 수를 두어 보고 설명을 씁니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="72"/>
        <source>Library</source>
        <translation>기보 모음</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="73"/>
        <source>All records: search, import, open (Ctrl+L)</source>
        <translation>모든 기보: 찾기, 가져오기, 열기 (Ctrl+L)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="82"/>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="83"/>
        <source>Save the record (Ctrl+S)</source>
        <translation>기보 저장 (Ctrl+S)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="89"/>
        <source>Flip</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="90"/>
        <source>Turn the board around (F)</source>
        <translation>판을 돌립니다 (F)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="95"/>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="98"/>
        <source>Programs that play and analyse (Ctrl+E)</source>
        <translation>대국하고 분석하는 프로그램 (Ctrl+E)</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="105"/>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="105"/>
        <source>Sound off</source>
        <translation>소리 꺼짐</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="106"/>
        <source>Turn the sounds off</source>
        <translation>소리를 끕니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="106"/>
        <source>Turn the sounds on</source>
        <translation>소리를 켭니다</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="111"/>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <location filename="../qml/panels/TopBar.qml" line="112"/>
        <source>Settings (Ctrl+,)</source>
        <translation>설정 (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>TreeList</name>
    <message>
        <location filename="../qml/panels/TreeList.qml" line="18"/>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <location filename="../qml/panels/TreeList.qml" line="63"/>
        <source>No moves yet. Play on the board, or open a record.</source>
        <translation>아직 둔 수가 없습니다. 판에 두거나 기보를 여십시오.</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="14"/>
        <source>%1 is a good move.</source>
        <translation>%1: 좋은 수입니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="15"/>
        <source>%1 is an inaccuracy: %2 % of the chance to win lost.</source>
        <translation>%1: 느슨한 수입니다. 승률을 %2 % 잃었습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="16"/>
        <source>%1 is a mistake: %2 % of the chance to win lost.</source>
        <translation>%1: 실수입니다. 승률을 %2 % 잃었습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="17"/>
        <source>%1 is a blunder: %2 % of the chance to win lost.</source>
        <translation>%1: 큰 실수입니다. 승률을 %2 % 잃었습니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="20"/>
        <source>Better was %1.</source>
        <translation>더 좋은 수는 %1입니다.</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="30"/>
        <source>Looking at your move…</source>
        <translation>둔 수를 살펴보는 중…</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="30"/>
        <source>Was my last move good?</source>
        <translation>방금 둔 수는 좋았나요?</translation>
    </message>
    <message>
        <location filename="../qml/panels/VerdictLine.qml" line="31"/>
        <source>The engine looks at it and names a better one</source>
        <translation>엔진이 살펴보고 더 좋은 수를 알려 줍니다</translation>
    </message>
</context>
</TS>
