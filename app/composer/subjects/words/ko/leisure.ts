/** Korean words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const koreanLeisure = `
acupuncture: 침술, 침치료, 침 치료, 침 맞는, 약침, 한방병원, 한방 치료, 한의사
acupuncture mortar: 한의원
aerialist: 에어리얼 실크, 플라잉 요가, 에어리얼 후프, 플라잉요가, 공중 곡예
arcade-machine: 오락실, 아케이드 게임기, 아케이드 게임, 핀볼
awareness-ribbon: 핑크리본, 핑크 리본
badminton: 배드민턴장, 배드민턴, 배드민턴 라켓
balloon beers: 주민축제, 동네잔치
balloon birthday-cake: 백일잔치, 생일 파티, 파티 용품, 헬륨 풍선, 돌잔치 답례품, 첫돌
balloon party-popper: 풍선, 풍선장식
baseball: 야구, 리틀야구, 스크린야구
basketball: 농구
bell: 비디오 도어벨
billiard-ball: 당구, 당구장, 포켓볼
bingo-card: 빙고, 빙고 게임
binoculars: 쌍안경, 탐조
boules: 페탕크
bowling: 볼링, 볼링장
boxing-glove: 복싱, 권투, 킥복싱, 무에타이, 복싱장, 복싱 다이어트, mma, 격투기
breakdancer: 브레이크댄스, 브레이크 댄스, 비보이, 비보잉, 브레이킹 댄스, 비걸
bungee-jumper: 번지점프, 번지 점프
calligraphy-brush scroll: 서예, 서예 교실, 서예교실, 서예학원, 캘리그라피, 캘리그래피, 캘리그라피 수업, 붓글씨, 수묵화, 캘리그라피 클래스, 문인화
camera: 사진관, 스튜디오 촬영, 사진작가, 웨딩촬영, 카메라, 사진, 웨딩스냅, 스냅, 돌사진, 증명사진, 촬영, 가족사진
camera: ~ 스튜디오
camera: 스냅 촬영, 제품 촬영, 프로필 사진, 웨딩 촬영, 셀프 스튜디오, 스튜디오 대여, 여권사진
carnival-mask party-popper: 가면무도회, 가면 파티, 카니발 축제
carrom-board: 캐럼 보드, 카롬 보드
cello musical-notes: 첼로, 첼로 레슨, 첼로레슨, 첼로 학원, 콘트라베이스
chess-pawn trophy: 체스, 체스 교실
choir musical-notes: 합창단, 합창, 합창단원, 성가대, 소년소녀합창단, 합창제, 어린이합창단, 합창단 모집
christmas-tree: 크리스마스
cigar: 시가 바, 쿠바 시가, 시가 담배, 여송연
clapperboard video-camera: 영상편집, 영상제작, 유튜브 편집, 영상 편집, 영상 제작, 영상 촬영, 홍보 영상, 웨딩 영상, 숏폼 제작
classical-guitar musical-notes: 통기타, 클래식 기타, 클래식기타, 어쿠스틱 기타, 통기타 레슨, 어쿠스틱기타, 통기타 교실
cool-box: 아이스박스, 쿨러박스
cricket: 크리켓
croquet: 크로케 경기, 크로켓 경기, 게이트볼, 게이트볼장, 게이트볼대회
crystal-ball: 신점, 운세, 타로, 사주, 점집, 타로 상담, 궁합, 철학관, 사주카페
dance-couple musical-notes: 댄스스포츠, 탱고, 왈츠, 사교댄스, 볼룸댄스, 사교춤, 스포츠댄스, 아르헨티나 탱고, 살사
dice chess-pawn: 보드게임, 보드게임카페
disco-ball: 디제이
diving-mask tropical-fish: 스쿠버, 다이빙, 프리다이빙
doll: 바비인형, 인형옷, 구체관절인형
dominoes: 도미노 게임, 도미노 놀이, 도미노 대회
drum: 사물놀이, 장구, 풍물, 풍물패, 드럼, 난타, 풍물놀이
drum-kit drum: 드럼 레슨, 드럼 학원
dumbbell: 개인 트레이닝, 일대일 트레이닝, 헬스장, 피트니스, 헬스, 헬스클럽, 크로스핏, 퍼스널트레이닝, 퍼스널 트레이닝, 헬스 회원권, 바디프로필, 홈트, pt, 아령, 덤벨
earbuds: 무선이어폰, 무선 이어폰, 이어폰, 에어팟
embroidery-hoop thread: 레이스 뜨기, 자수, 프랑스자수, 자수 클래스, 십자수
exercise-bike: 실내자전거, 실내 자전거, 헬스자전거, 헬스 자전거, 스피닝 자전거, 스피닝 수업, 스핀바이크, 스피닝바이크, 스피닝
fireworks firecracker: 불꽃놀이, 폭죽
fishing-rod fish: 낚시용품, 낚시점, 낚시, 낚시터, 바다낚시
fishing-rod motor-boat: 낚시배, 주꾸미 낚시, 실내낚시터
flute: 대금, 플루트, 단소, 오카리나
folk-dancers drum: 민속춤, 포크댄스
football goal-net: 축구, 축구교실, 풋살
framed-picture: 포스터
framed-picture palette: 갤러리, 액자
framed-picture palette: ~ 전시회
frisbee: 프리스비, 플라잉디스크, 플라잉 디스크
game-controller joystick: 게임, 모바일 게임, PC방, 피시방, 플스방
gift ribbon: 선물, 선물세트, 답례품, 기프트, 보자기 포장, 보자기포장, 보자기 공예, 예단, 예단포장, 선물포장, 선물박스, 한과세트, 홍삼세트
go-board: 바둑, 바둑 학원, 바둑학원, 바둑교실, 바둑 교실, 바둑대회
go-kart: 카트 체험장, 카트체험, 고카트, 카트장, 카트 레이싱, 카트라이딩
golf golfer: 골프, 골프레슨, 스크린골프, 골프연습장
golf-cart: 골프카트, 골프 카트
guitar musical-notes: 기타 레슨, 음악학원, 기타레슨
handpan musical-notes: 핸드팬
harmonica: 하모니카, 하모니카 레슨
harmonium: 하모늄, 하르모늄
harp musical-score: 하프 레슨, 하프 연주, 하프 연주자
headphones: 헤드폰
headphones telephone: 고객센터 상담원, 텔레마케터, 전화 상담원, 인바운드
hot-tub: 온천욕, 온천 여행, 대중탕, 사우나 온천, 자쿠지, 풀빌라 스파
hurling: 헐링
ice-skate: 스케이트장, 스케이트, 아이스링크, 피겨, 피겨스케이팅
judo-suit: 태권도, 합기도, 주짓수, 태권도장, 특공무술, 유도관, 가라테
kettlebell dumbbell: 케틀벨, 케틀벨 운동, 케틀벨 수업
kite: 연
kitesurfer: 카이트서핑
knot flexed-arm: 줄다리기
laser-blaster target: 레이저태그, 레이저 태그, 서바이벌 레이저
letter-tiles: 스크래블, 단어 게임, 낱말 게임
loom yarn: 모시, 삼베, 한산모시, 베틀, 직조, 위빙, 직조 공방, 위빙 클래스
magic-wand top-hat: 마술, 마술사
mahjong-tile: 마작
marionette theatre-masks: 인형극, 꼭두각시, 마리오네트
mat-exercise: 필라테스, 매트 필라테스, 필라테스 수업, 필라테스 학원, 필라테스 스튜디오
maypole: 메이폴, 오월제 기둥
microphone: 민요, 시낭송, 노래방, 보컬, 보컬학원, 노래교실, 코인노래방, 축가, 사회자, 행사사회자, 주례
musical-notes: 음악회, 콘서트, 음악, 실용음악, 성악, 버스킹
netball: 네트볼, 넷볼
oboe musical-notes: 클라리넷, 클라리넷 레슨
origami-crane: 종이접기, 종이학, 종이접기 교실
oud: 류트, 아랍 류트
padel-racket: 파델
paintball-marker: 페인트볼, 서바이벌게임, 서바이벌 게임, 서바이벌장
painted-eggs chick: 부활절 달걀, 부활절 계란, 에그헌트
palette paintbrush: 미술학원, 그림, 수채화, 화실, 헤나, 미술, 로고, 드로잉, 일러스트
paraglider: 패러글라이딩, 패러글라이더, 패러글라이딩 체험, 패러글라이딩 교육
party-popper balloon: 파티룸, 생일파티, 돌잔치
party-popper balloon: ~ 파티
pedal-boat: 오리배, 페달보트, 페달 보트, 오리배 대여
piano-keys: 피아노, 피아노학원, 피아노 학원, 피아노 레슨, 피아노레슨
pickleball: 피클볼, 피클볼 동호회
pilates-reformer: 필라테스 리포머, 리포머 필라테스, 기구 필라테스, 기구필라테스, 필라테스 기구, 리포머
pipe-organ church: 파이프오르간, 오르간 연주회
pirate-ship: 해적선
pole-dancer: 폴댄스, 폴댄서, 폴댄스 학원, 폴댄스 수업, 폴 댄스
pom-poms: 치어리딩, 치어리더, 응원수술, 응원 수술
portuguese-guitar musical-notes: 만돌린
postage-stamp: 우표, 우표 수집, 기념 우표
potters-wheel vase: 도예, 도자기, 도자기 체험, 물레, 물레체험, 도예공방, 도자기 공방, 도예 클래스
puzzle: 퍼즐
puzzle pencil: 단어 퍼즐, 단어게임
quilt: 퀼트, 퀼트 공방, 퀼트공방
raft: 래프팅
recorder: 리코더, 알토 리코더, 소프라노 리코더, 리코더 합주단, 리코더 레슨
ribbon stethoscope: 유방암, 유방암 검진, 유방 초음파, 자궁경부암, 유방외과
sewing-needle: 옷수선, 재봉, 양복점, 양장, 수선, 옷 수선
sewing-needle thread: 바느질, 소매 기장, 기장 수선, 기장 줄임
shisha: 시샤, 물담배
shofar: 쇼파르, 양각나팔
singing-bowl lotus: 싱잉볼, 싱잉볼 명상, 사운드배스, 싱잉볼 힐링, 사운드 힐링
skis snowy-mountain: 스키, 스키장, 스키캠프, 스키 캠프
sleeping-bag: 침낭, 슬리핑백
snowmobile: 스노모빌, 스노우모빌
squash-racket: 스쿼시 라켓, 스쿼시장, 스쿼시 코트, 스쿼시
steelpan: 스틸팬, 스틸드럼, 스틸 드럼, 스틸 팬
studio-microphone guitar: 결혼식 축가, 결혼식 연주
studio-microphone headphones: 녹음실, 팟캐스트, 성우
sun-lounger: 선베드, 썬베드, 선베드 대여
table-football: 테이블 축구, 푸스볼, 테이블축구
table-tennis: 탁구, 탁구장
tai-chi: 태극권, 태극권 수업, 타이치, 태극권 교실
target: 사격장, 서바이벌, 사격
teddy-bear: 인형의 집, 인형, 봉제 인형, 인형뽑기, 인형뽑기방, 뽑기방, 등하원도우미
teddy-bear crayon: 어린이집, 유치원, 장난감, 베이비시터, 아이 돌봄, 방과후 돌봄, 돌봄교실
teddy-bear crayon: ~ 돌봄
teddy-bear crayon: 보육교사, 방과후 교실, 놀이학교, 아이돌봄, 시터, 아이돌보미, 유아 놀이, 등하원 도우미, 지역아동센터
teddy-bear sewing-needle: 인형병원, 인형 병원, 장난감 병원, 장난감병원
television: 텔레비전, 티비
television laptop: 전자제품, 전자제품 매장, 가전제품, 가전
tennis: 테니스, 테니스레슨
theatre-masks: 마당극, 탈놀이, 극단, 시민극단, 아마추어 극단, 극단 단원, 희극, 코미디 연극, 연극, 극장, 소극장, 뮤지컬, 오페라, 연기학원, 코스튬, 핼러윈 의상
toy-bricks: 원목 블록, 블록 장난감, 블록방, 레고방, 블록놀이
toy-bricks teddy-bear: 레고
trading-card: 트레이딩 카드, 트레이딩카드, 포켓몬 카드, 포켓몬카드, 수집용 카드, 포토카드, 아이돌 굿즈, 아이돌굿즈
trampoline: 점핑, 점핑 운동, 점핑 다이어트, 방방, 가정용 트램펄린, 트램펄린
trampoline gymnast: 트램폴린, 방방이, 점핑파크
treadmill dumbbell: 러닝머신, 운동기구
trumpet drum: 윈드오케스트라, 취타대, 브라스밴드, 관악단, 관악대
ukulele musical-notes: 우쿨렐레, 우쿨렐레 교실, 우쿨렐레 강습, 우쿨렐레 레슨
vinyl-record: 엘피판, 레코드판
violin: 바이올린
volleyball: 배구
vr-headset: 가상현실, 가상 현실
windsurfer: 윈드서핑
xylophone: 실로폰, 글로켄슈필
yarn: 양모펠트, 뜨개방, 뜨개질, 뜨개, 털실
zip-line tree: 짚라인, 집라인, 짚와이어
astronaut planet: 우주전
baby: 아기용품, 유아용품, 출산용품, 산후조리원, 베이비 마사지, 문화센터 아기, 신생아, 아기 사진, 신생아 촬영, 백일 사진, 백일상, 베이비 모니터, 이유식
baby pregnant-woman: 난임, 난임 클리닉, 시험관, 시험관 시술, 산전 검사, 임신, 출산, 산후조리, 산후관리사, 조리원, 베이비페어, 태교, 만삭 사진, 만삭 촬영, 산부인과, 산후도우미
ball-pit: 볼풀, 볼풀장, 볼풀 대여, 볼풀공
balloon: 어린이날, 어린이날 행사
block-tower: 젠가, 대형 젠가, 자이언트 젠가
breakdancer speaker: 방송댄스
bride ring: 신부, 결혼식장, 웨딩박람회, 스드메, 결혼 박람회, 야외 웨딩
bunting: 가랜드 깃발, 삼각 가랜드, 파티 가랜드, 삼각깃발 가랜드
bunting party-popper: 마을축제, 지역축제, 동네축제, 가을축제, 봄축제, 대학축제
calligraphy-brush: 작명, 작명소, 작명원, 개명, 사군자, 한자교실, 한자학원, 족자
capoeira: 카포에이라, 카포에라, 카포에이라 수업, 베림바우
choir church: 찬양집회, 찬양대
climber: 클라이밍, 암벽등반, 볼더링
climber fir-tree: 에코어드벤처, 숲체험 어드벤처
clown balloon: 삐에로, 피에로
colour-cube: 루빅스 큐브, 루빅스큐브, 스피드 큐빙, 스피드큐브
cook frying-pan: 주방보조, 주방 보조, 요리 교실, 쿠킹클래스, 요리학원, 요리, 베이킹클래스
cornhole-board: 콘홀, 콘홀 게임, 콘홀 대회
crossword-grid: 십자말풀이, 가로세로 퍼즐, 낱말 퍼즐
dancer musical-notes: 탈춤, 강강술래, 댄스, 댄스학원, 무용, 줌바, 댄스 학원, 무용 학원
dodgem-car: 범퍼카, 범퍼카 체험, 범퍼카장
dog-walker: 강아지 산책, 반려견 산책, 산책 대행, 도그워커
draughts-board: 체커 게임, 체커판, 체커 보드게임
erhu: 얼후, 이호 악기, 얼후 레슨
fencer: 펜싱, 펜싱 클럽, 펜싱클럽
field-hockey: 필드하키
fire-cupping: 부항, 부항 치료, 습부항, 건부항
football: 족구, 족구단, 족구대회, 축구단, 유소년 축구단
french-horn: 프렌치 호른, 프렌치호른, 호른 레슨, 호른 연주자
golf: 중고골프채, 파크골프채
golf-bag: 골프백, 골프채, 캐디백, 골프클럽 세트, 골프용품
greeting-card: 축하 카드, 생일 카드, 생일카드, 청첩장, 결혼식 초대장, 연하장, 초대장, 감사카드
guzheng: 고쟁, 구정 악기, 고쟁 레슨
gymnast: 체조
gymnastics-rings: 체조 링, 짐링, 링 운동
haircut hair-comb: 탈모, 탈모 치료, 탈모 클리닉, 두피 문신, 두피 관리, 두피 케어, 남자 머리, 남성 커트, 남자 펌, 다운펌, 매직 셋팅펌, 셋팅펌, 뿌리염색, 새치 염색, 클리닉 펌
haircut hair-comb: 앞머리 컷, 드라이 펌, 레이어드 컷, 탈색, 매직펌, 모발이식, 남자머리, 남자커트, 남성컷트, 두피관리, 두피클리닉, 탈모관리
handball-player: 핸드볼
horse-rider horse: 승마, 승마체험, 승마교실, 승마장, 말타기
hula-hoop: 훌라후프, 훌라후프 수업, 후프 댄스
kendo: 검도, 검도장, 검도 교실, 검도 호구, 죽도
knot yarn: 마크라메, 매듭공예, 전통매듭, 노끈, 밧줄
korfball-post: 코프볼, 코프볼 클럽
lion-dance: 사자춤, 사자춤 공연
lotus-position: 요가매트, 폼롤러, 국선도, 단전호흡, 기체조, 기수련
lotus-position lotus: 요가, 명상, 요가원
marimba: 마림바, 마림바 레슨, 마림바 연주회, 마림바 수업
massage: 두피 스파, 헤드스파, 아로마 마사지, 경락, 경락 마사지, 스포츠 마사지, 발 마사지, 산전 마사지, 홈타이, 림프 마사지, 전신 관리, 안마기, 안마원
massage lotus: 마사지, 안마, 스웨디시, 발마사지, 타이마사지
massage-stones: 핫스톤 마사지, 핫스톤, 스톤 마사지
mermaid: 인어, 인어공주, 머메이드, 인어 수영
mochi-pounding: 떡메치기, 떡메치기 체험, 인절미 만들기 체험
nurse: 요양 보호, 요양보호사, 방문요양, 간호사, 요양원, 간병인, 주간보호
older-person dumbbell: 어르신 체조, 시니어 체조, 실버 체조
older-person nurse: 요양병원, 주간보호센터, 주야간보호센터, 재가요양, 노인복지관, 실버타운, 노인 돌봄, 간병, 데이케어센터, 경로당, 노인복지센터, 장기요양
older-person: 경로잔치, 어르신 잔치, 효도잔치
opera-mask: 경극, 변검, 변검 공연
palette framed-picture: 유화그리기, 유화클래스, 아크릴화, 유화 그리기, 유화수업
postcard: 그림엽서, 우편엽서, 관광엽서
pregnant-woman: 산모, 산모 도우미, 임산부, 산후관리
quiz-cards: 퀴즈 나이트, 퀴즈 대회, 퀴즈쇼, 퀴즈 카드, 퀴즈의 밤
rocking-horse: 흔들목마, 흔들 목마, 목마 장난감
rodeo-bull: 로데오 머신, 로데오 기구, 로데오 황소
rower: 로잉머신
rower canoe: 조정 클럽
runner sneaker: 러닝크루, 러닝 클럽, 러닝 모임, 마라톤, 러닝
runner trophy: 체육대회, 운동회, 하프마라톤, 걷기대회, 육상, 러닝 크루, 달리기, 마라톤 대회, 단축마라톤
santa: 산타 출장, 산타 방문, 산타클로스
sauna: 사우나, 찜질방, 온천, 목욕탕, 스파, 불가마, 한증막, 황토찜질
sinterklaas: 신터클라스, 성 니콜라스의 날
skipping-rope: 줄넘기, 줄넘기 줄, 음악 줄넘기
snowboarder: 스노보드, 스노우보드, 보드강습
sticker-sheet: 스티커, 스티커 시트, 다꾸 스티커
sunbed: 태닝기계, 태닝샵, 태닝 베드, 태닝 살롱, 기계태닝
surfer wave: 서핑, 서핑강습
swimmer goggles: 수영장, 수영, 수영강습, 아쿠아로빅, 물놀이, 물놀이장
tambourine: 탬버린, 판데이루, 탬버린 수업, 탬버린 연주
treasure-chest: 보물찾기, 보물 찾기, 보물상자, 보물 상자
trombone: 트롬본, 트롬본 연주자, 트롬본 레슨
turntable: 턴테이블, 레코드 플레이어, 레코드플레이어, lp 플레이어
video-camera: 유튜브, 유튜버
walker: 등산스틱, 둘레길, 둘레길 걷기, 올레길, 걷기모임
water-polo-player: 수구
wrestlers: 레슬링, 씨름
`;
