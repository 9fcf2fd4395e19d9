/** Trades and goods in Korean. Notation: word-list.ts. */
export const koreanTrades = `
stew: 떡볶이, 순대, 분식, 어묵, 국밥, 찌개, 순대국, 설렁탕, 삼계탕, 감자탕, 해장국, 곰탕, 샤브샤브, 부대찌개, 갈비탕
calculator: 세무사, 회계, 세무, 회계사, 종합소득세, 기장, 부가세
air-conditioner: 에어컨, 에어컨 수리, 에어컨청소, 에어컨 설치, 냉난방기
abacus: 주산, 주산암산, 암산
set-square: 건축사, 건축 설계, 수학, 수학학원, 수학과외, 건축설계, 설계
wrench: 자동차 정비, 카센터, 정비소, 정비, 자동차수리, 덴트, 판금, 엔진오일
bread: 빵집, 베이커리, 빵, 제과점
croissant: 크루아상, 소금빵
lipstick: 화장품, 메이크업, 뷰티샵, 웨딩 메이크업, 반영구, 왁싱
nail-polish: 네일샵, 네일, 네일아트, 젤네일, 페디큐어
eyelashes: 속눈썹, 속눈썹 연장, 눈썹, 속눈썹연장, 눈썹문신
bride: 웨딩드레스, 신부
ring: 결혼식, 웨딩, 결혼반지, 예물, 예식장, 웨딩홀, 결혼정보, 결혼, 스몰웨딩
steak: 정육점, 스테이크, 스테이크하우스, 한우, 소고기, 육회
meat-on-bone: 고깃집, 삼겹살, 바베큐, 갈비, 숯불갈비, 돼지갈비, 족발, 보쌈, 막창, 곱창, 고기집
tent: 캠핑, 캠핑장, 텐트, 글램핑, 캠핑용품
car: 중고차, 렌터카, 자동차, 신차, 렌트카, 폐차
spine: 도수치료, 정형외과, 물리치료, 한의원, 척추, 추나, 체형교정, 자세교정
microphone: 노래방, 보컬, 보컬학원, 노래교실, 코인노래방
coffee: 커피, 카페, 원두, 커피숍, 로스터리, 바리스타, 원두커피
laptop: 컴퓨터 수리, 온라인 강의, 노트북, 인강, 컴퓨터수리, 노트북수리, 스터디카페, 공유오피스, 코워킹
cook: 요리 교실, 쿠킹클래스, 요리학원, 요리, 베이킹클래스
scissors: 미용실, 헤어샵, 헤어살롱, 커트, 펌, 염색, 헤어, 파마
barber-pole: 바버샵, 이발소, 이발, 남성컷
teddy-bear: 어린이집, 유치원, 장난감, 키즈카페, 베이비시터, 실내놀이터, 아이 돌봄, 방과후 돌봄, 돌봄교실
serum-bottle: 세럼, 스킨케어, 에센스, 앰플, 피부관리, 피부관리실, 크림, 에스테틱
lotion: 피부과, 선크림, 제모, 레이저 제모
dog stethoscope: 동물병원, 수의사
dog: 애견, 강아지, 애견샵, 강아지 간식, 펫샵, 애견미용, 애완용품, 애견카페, 강아지분양, 사료, 반려동물, 애견용품, 강아지 미용, 강아지미용
cat: 고양이, 고양이 카페, 고양이카페, 고양이사료, 캣타워, 고양이호텔
steering-wheel: 운전학원, 운전면허, 운전면허학원, 운전 연수, 운전, 운전연수, 도로연수
plug: 전기공사, 전기, 전기기사, 누전
lock-and-key: 방탈출, 방탈출카페
basket: 채소, 과일가게, 농산물, 야채, 로컬푸드, 직거래, 유기농 채소, 유기농채소
shopping-cart: 마트, 슈퍼마켓, 편의점, 장보기, 식료품
chart-up: 주식, 투자, 재테크, 펀드, 재무설계
bank: 은행, 대출, 자동차대출
house: 부동산, 아파트, 분양, 원룸, 전세, 주택, 빌라, 월세, 오피스텔, 상가, 토지
fish: 횟집, 수산시장, 해산물, 생선, 생선구이, 장어, 장어구이, 새우, 회
bouquet: 꽃집, 꽃배달, 꽃다발, 플라워샵, 화환, 플라워, 꽃꽂이, 꽃바구니, 꽃
football: 축구, 축구교실, 풋살
seedling: 식물, 화분, 모종, 분재, 묘목, 씨앗
soft-ice-cream: 아이스크림, 젤라또
glasses: 안경, 안경점, 콘택트렌즈, 안과, 렌즈, 시력
dumbbell: 헬스장, 피트니스, 헬스, 헬스클럽, 크로스핏, 퍼스널트레이닝
hearing-aid: 보청기
hiking-boot: 등산, 트레킹, 등산화, 산악회
bed: 호텔, 펜션, 게스트하우스, 침대, 숙박, 민박, 리조트, 모텔, 숙소, 풀빌라
sofa: 가구, 소파, 인테리어, 소파청소, 의자, 중고가구, 원목가구, 홈스타일링, 인테리어 소품, 인테리어소품, 유품정리
washing-machine: 빨래방, 세탁소, 세탁기, 코인빨래방, 세탁기청소, 세탁, 운동화 세탁, 이불 빨래
books: 서점, 도서관, 책방, 독서모임, 도서, 책, 헌책, 동화책, 만화카페, 북카페
key: 열쇠, 도어락, 열쇠집
open-book: 과외, 영어학원, 공부방, 학원, 영어회화, 번역, 영어, 논술, 통역, 입시, 한국어, 어학원, 독서실
game-controller: 게임, 모바일 게임, PC방, 피시방, 오락실, 플스방
dice: 보드게임, 보드게임카페
delivery-van: 택배, 퀵서비스, 화물
piano-keys: 피아노, 피아노학원, 피아노 학원, 피아노 레슨, 피아노레슨
guitar: 기타 레슨, 음악학원, 통기타, 기타레슨, 가야금, 거문고, 우쿨렐레
noodles: 라면, 국수, 냉면, 칼국수, 라멘, 짜장면, 짬뽕, 중국집, 쌀국수, 잔치국수, 우동, 막국수
theatre-masks: 연극, 뮤지컬, 오페라, 연기학원
palette: 미술학원, 그림, 수채화, 화실, 헤나, 미술, 로고, 드로잉, 일러스트
paint-roller: 도배, 페인트, 리모델링, 인테리어 필름, 장판
camera: 사진관, 스튜디오 촬영, 사진작가, 웨딩촬영, 카메라, 사진, 웨딩스냅, 스냅, 돌사진, 증명사진, 촬영, 가족사진
tap: 배관, 누수, 수도 수리, 하수구, 수도, 누수탐지, 보일러, 수도꼭지
amphora: 도예, 도자기, 도자기 공방, 막걸리 체험, 전통주, 도예공방, 옹기, 물레체험
beer: 맥주, 수제맥주
beers: 호프집, 술집, 맥주집, 포차, 이자카야, 막걸리, 생맥주
dress: 여성복, 원피스, 패션, 옷가게, 옷, 여성의류, 드레스, 의류, 한복, 한복대여
coat: 코트, 패딩
skis: 스키, 스키장, 보드강습
solar-panel: 태양광, 태양열
sushi: 초밥, 스시, 김밥, 김밥집, 꼬마김밥
sewing-needle: 옷수선, 재봉, 양복점, 자수, 양장, 퀼트, 수선, 옷 수선
tea: 찻집, 녹차, 전통차, 홍차, 다도, 보이차
airplane: 여행사, 여행, 항공권, 투어, 비자, 신혼여행, 패키지여행, 해외여행
salad: 비건, 샐러드, 채식, 다이어트, 다이어트 식단
popcorn: 영화관, 영화, 극장
watch: 시계, 시계 수리, 시계수리, 손목시계
broom: 청소, 입주청소, 청소업체, 이사청소, 가사도우미, 사무실청소, 홈클리닝, 줄눈
lotus-position: 요가, 필라테스, 명상, 요가원
massage: 마사지, 안마, 스웨디시, 발마사지, 타이마사지
sauna: 사우나, 찜질방, 온천, 목욕탕, 스파
shield: 보험, 자동차보험, 실비보험, 보험설계사
tooth: 치과, 임플란트, 치아교정, 스케일링, 교정치과, 치아미백, 교정, 치아 교정, 치아 미백
stethoscope: 병원, 의원, 내과, 소아과, 건강검진, 산부인과, 이비인후과
nurse: 간호사, 요양보호사, 요양원, 간병인, 방문요양, 주간보호
pill: 약국, 영양제, 비타민, 건강기능식품
brain: 심리상담, 상담센터, 심리치료, 정신과, 부부상담
baby: 아기용품, 유아용품, 아기옷, 유아복, 아동복, 출산용품, 산후조리원
scales: 변호사, 법무법인, 법률상담, 이혼, 노무사, 공증, 상속
fountain-pen: 문구점, 캘리그라피, 법무사, 문구, 서예
desktop-computer: 홈페이지 제작, 코딩, 코딩학원, 홈페이지, 소프트웨어, 컴퓨터, 프로그래밍
smartphone: 휴대폰, 핸드폰, 스마트폰, 휴대폰 수리, 아이폰 수리, 폰케이스
megaphone: 광고대행사, 마케팅, 광고, 광고대행, 온라인마케팅
museum: 박물관, 미술관
graduation-cap: 대학교, 유학, 대학
dancer: 댄스, 댄스학원, 무용, 방송댄스, 줌바, 살사, 댄스 학원, 무용 학원
birthday-cake: 케이크, 케익, 생일케이크, 수제케이크, 주문케이크
chocolate: 초콜릿, 수제초콜릿
wine: 와인, 와인바, 와이너리
pizza: 피자, 화덕피자
chicken-leg: 치킨, 치킨집, 닭갈비, 찜닭, 닭강정, 닭발, 닭꼬치, 통닭
burger: 햄버거, 버거, 수제버거
cutlery: 식당, 레스토랑, 맛집, 뷔페, 한식당, 한식, 한정식, 백반, 밥집, 푸드트럭, 오마카세
gift: 선물, 선물세트, 답례품, 기프트
christmas-tree: 크리스마스
diamond: 주얼리, 귀금속, 보석, 금은방, 귀걸이, 목걸이
sneaker: 운동화, 신발, 스니커즈, 신발가게
handbag: 가방, 핸드백, 명품, 가죽공방, 지갑
necktie: 정장, 남성복, 양복, 맞춤정장, 넥타이
swimmer: 수영장, 수영, 수영강습, 수영장 시공
fishing-rod: 낚시, 낚시터, 바다낚시
bicycle: 자전거, 전기자전거, 자전거 수리, 자전거 대여
tyre: 타이어, 타이어교체, 휠얼라인먼트, 펑크, 타이어 교체
car bubbles: 세차, 세차장, 광택, 디테일링, 손세차
rug: 러그, 카펫, 양탄자, 매트 시공, 층간소음 매트, 놀이매트, 거실 매트
mattress: 매트리스, 침구, 이불, 베개
curtains: 커튼, 블라인드
television: 텔레비전, 가전, 티비
headphones: 이어폰, 헤드폰, 무선 이어폰
heart: 기부, 자원봉사, 후원, 봉사, 모금
honey: 벌꿀, 꿀
shopping-bags: ~ 할인, 세일
saw: 목공, 원목 가구, 목공방, 맞춤 가구, 목수, 원목, 마루
bricks: 인테리어 공사, 건설, 타일, 건축, 철거, 증축, 벽돌, 시멘트
roof: 지붕, 방수, 옥상 방수, 옥상방수, 기와
spade: 조경, 정원, 가드닝, 텃밭
dinner-plate: 출장 뷔페, 케이터링, 출장뷔페, 잔치음식
musical-notes: 음악회, 콘서트, 합창단, 음악, 실용음악, 성악, 합창, 버스킹
school: ~ 학교
printer: 인쇄, 명함, 명함 인쇄, 현수막, 제본, 복사, 전단지, 간판
motorcycle: 오토바이, 바이크, 오토바이 수리, 오토바이수리
horse: 승마, 승마장, 승마체험
briefcase: 컨설팅, 취업, 창업컨설팅
briefcase: ~ 채용, 구인
kebab: 케밥, 샤와르마
cheese: 치즈
candy: 사탕, 캔디, 젤리, 과자, 한과, 엿
dog-standing: 애견 호텔, 애견호텔, 강아지훈련, 강아지유치원, 애견유치원, 강아지 유치원, 애견 유치원, 강아지 호텔, 강아지호텔, 강아지 훈련, 반려견, 강아지 돌봄, 반려견 호텔, 펫시터, 반려견 돌봄
window: 창문, 샷시, 창호, 유리, 방충망, 새시
perfume: 향수
candle: 캔들, 양초, 향초, 장례식장, 장례, 상조
framed-picture: 갤러리, 액자
kitchen-knife: 싱크대, 주방, 주방용품, 칼갈이, 칼 연마
bee: 양봉
climber: 클라이밍, 암벽등반, 볼더링
bathtub: 욕실, 욕실 리모델링, 화장실 공사
t-shirt: 티셔츠, 단체티, 유니폼, 셔츠
party-popper: ~ 파티
tractor: 트랙터, 농장, 농기계, 비료
toolbox: 공구, 집수리, 철물점, 철물
motor-boat: 요트 투어, 보트, 요트, 유람선, 낚싯배
pancakes: 팬케이크, 조식, 브런치, 파전, 호떡, 부침개, 빈대떡, 전집
egg: 달걀, 계란, 유정란
bucket: 유리창 청소, 외벽 청소
light-bulb: 조명, 전구, 전등, LED 조명, 샹들리에
blood-drop: 헌혈
cockroach: 해충 방역, 방역, 바퀴벌레, 해충방제, 해충 방제, 해충
security-camera: 보안 카메라, cctv, 보안카메라, 방범
chess-pawn: 체스, 체스 교실, 바둑, 바둑 학원, 바둑학원
dress-shoe hammer: 구두 수선, 구두, 구두수선, 수제화, 구두닦이, 신발수선
jar lettuce: 김치, 김장, 김장 김치, 젓갈, 고추장, 된장, 잼, 참기름, 들기름, 올리브유
dango rice-cracker: 떡, 떡집, 떡 주문, 떡케이크, 송편, 인절미, 찹쌀떡
umbrella: 우산, 우산 수리
logs fire: 장작
falafel: 팔라펠
rice curry: 덮밥, 비빔밥, 쌀
dumpling: 만두, 만두집, 왕만두, 찐빵
hen chick: 병아리, 양계장
sheep: 양목장, 양떼목장
cow milk: 목장, 젖소
milk: 우유, 요거트
dates: 대추야자
moon-cake: 월병
cookie: 쿠키, 비스킷, 마카롱
cupcake: 컵케이크, 머핀
doughnut: 도넛, 도너츠, 꽈배기
shaved-ice: 빙수, 팥빙수
juice-box orange: 주스, 생과일주스, 착즙주스, 스무디
coconut: 코코넛
bubble-tea: 버블티, 밀크티
shisha: 시샤, 물담배
bento: 도시락, 단체도시락, 수제도시락
taco: 타코
sandwich baguette: 샌드위치, 토스트
peanuts: 견과, 견과류, 땅콩
herb: 한약, 약초, 허브, 홍삼, 인삼, 아로마
apple basket: 과일, 사과, 과수원, 사과즙, 과일바구니
mango: 망고
spirits-bottle: 소주, 위스키, 막걸리 빚기
soap bubbles: 비누, 수제비누, 천연비누
tattoo-machine: 타투, 문신
test-tube blood-drop: 혈액검사
sunglasses: 선글라스
mosque: 모스크, 이슬람 사원
clapperboard: 영상편집, 영상제작, 유튜브 편집
fridge: 냉장고, 냉장고 수리, 가전제품, 중고가전, 가전수리
toilet: 변기, 변기막힘, 정화조
droplet tap: 정수기, 생수
battery plug: 배터리, 밧데리
tiles bricks: 타일시공
door hammer: 현관문, 중문
fence: 울타리, 펜스
fire nut-and-bolt: 용접, 철공소
wardrobe: 옷장, 붙박이장, 장롱
crystal-ball: 타로, 사주, 운세, 점집
lawnmower: 잔디
tree axe: 벌목, 나무
lorry: 트럭, 지게차, 화물차
crane: 크레인, 포크레인, 굴삭기
recycling: 재활용, 고철, 폐기물, 고물상
motor-scooter: 스쿠터
taxi car: 택시, 대리운전, 콜택시, 공항택시
bus: 버스, 관광버스, 전세버스
party-popper balloon: 파티룸, 생일파티, 돌잔치
balloon: 풍선, 풍선장식
bouncy-castle: 에어바운스
sari: 사리
scarf: 스카프, 머플러, 히잡
kimono dress: 기모노, 유카타
jeans: 청바지
yarn: 뜨개질, 뜨개, 털실
thread: 원단
sandal: 샌들, 슬리퍼
backpack: 백팩, 책가방
basketball: 농구
volleyball: 배구
cricket: 크리켓
baseball: 야구, 리틀야구, 스크린야구
badminton: 배드민턴
table-tennis: 탁구, 탁구장
tennis: 테니스, 테니스레슨
golf: 골프, 골프레슨, 스크린골프, 골프연습장
boxing-glove: 복싱, 권투, 킥복싱, 무에타이
judo-suit: 태권도, 합기도, 주짓수, 검도, 태권도장, 특공무술
diving-mask: 스쿠버, 다이빙, 프리다이빙
surfer: 서핑, 서핑강습
gymnast: 체조
ice-skate: 스케이트, 아이스링크
roller-skate: 인라인, 인라인스케이트
bowling: 볼링, 볼링장
billiard-ball: 당구, 당구장, 포켓볼
runner: 마라톤, 러닝
target: 서바이벌, 사격
ballet-shoes: 발레, 발레학원
violin: 바이올린, 첼로
drum: 드럼, 난타
flute: 플루트, 단소
studio-microphone: 녹음실, 팟캐스트, 성우
loudspeaker: 음향, 스피커
circus-tent: 서커스
ferris-wheel: 놀이공원, 놀이동산
magic-wand: 마술, 마술사
clown balloon: 피에로
disco-ball: 디제이
paw: 유기견, 유기동물, 유기묘
parrot bird: 앵무새
tropical-fish fish: 수족관, 열대어, 관상어
canned-food basket: 푸드뱅크, 무료급식
headstone: 납골당, 묘비
robot: 로봇, 로봇교실
drone: 드론
wheelchair: 휠체어, 의료기기
train: 기차, 철도모형
mushroom: 버섯
wheat: 밀가루
potato: 감자
sweet-potato: 고구마, 군고구마
corn: 옥수수
banana: 바나나
avocado: 아보카도
orange: 귤, 감귤, 한라봉, 오렌지
watermelon: 수박
grapes: 포도
strawberry: 딸기, 딸기체험
tomato: 토마토
beans: 두부
calendar clipboard: 세미나, 설명회
parcel: 포장박스, 창고, 셀프스토리지
spaghetti: 파스타, 이탈리안, 스파게티
suitcase: 캐리어, 여행가방
camera: ~ 스튜디오
fuel-pump: 주유소
drill: 공구대여, 드릴
fire-extinguisher: 소화기
church: 교회, 성당
prayer-beads: 염주
caravan: 캠핑카, 카라반
sewing-machine: 재봉틀, 미싱
lotus: 사찰, 템플스테이
ship: 수출입, 해운
goat: 염소, 흑염소
camel: 낙타
duck: 오리, 오리고기
crab: 꽃게, 대게, 킹크랩
shrimp: 새우구이
oyster: 석화
squid: 오징어, 낙지, 쭈꾸미
pie: 타르트, 에그타르트
hot-dog: 핫도그
cocktail tropical-drink: 칵테일, 칵테일바
soft-drink: 에이드
ice-cube: 얼음
socks: 양말
briefs: 속옷, 란제리
swimsuit: 수영복
high-heel: 하이힐
hair-comb: 가발, 붙임머리
shopping-bags: 쇼핑몰, 벼룩시장, 플리마켓
stroller: 유모차
puzzle: 퍼즐
toy-bricks: 레고
fireworks firecracker: 불꽃놀이, 폭죽
parachute: 패러글라이딩, 스카이다이빙
canoe: 카약, 래프팅, 패들보드
racing-car: 카트체험, 고카트
lion: 동물원
beach beach-umbrella: 해수욕장
passport: 비자대행
ballot-box: 선거, 투표
microscope: 임상시험
mirror: 거울
plaster rescue-helmet: 응급처치, 심폐소생술
ambulance: 구급차
syringe: 예방접종, 보톡스, 필러, 백신
pregnant-woman: 임산부, 산후관리
foot: 발관리, 내성발톱
newspaper: 신문, 잡지
credit-card: 카드단말기, 포스기, 신용카드
magnifier: 탐정, 흥신소
-: 방문, 시간, 집에서, 유기농
cat-standing cat: 반려묘, 반려묘 호텔, 고양이 돌봄, 고양이 호텔, 묘캉스
teddy-bear: ~ 돌봄
lawnmower spade: 벌초, 벌초 대행, 예초, 예초기, 잔디깎기
bricks trowel: ~ 시공
plant: 테라리움, 테라리움 만들기, 다육이, 반려식물
lorry delivery-van: 이사, 이삿짐센터, 포장이사, 용달, 원룸이사, 가구 이사, 사무실 이사, 가정 이사
`;
