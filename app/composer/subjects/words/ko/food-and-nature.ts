/** Korean words for food, drink, animals and plants. Notation: word-list.ts. */
export const koreanFoodAndNature = `
apple basket: 사과, 과수원, 사과즙
artichoke: 아티초크
avocado: 아보카도
bacon: 무한삼겹, 대패삼겹살, 오겹살, 냉동삼겹살
baguette: 바게트
banana: 바나나
barbecue: 바비큐 그릴, 캠핑 그릴
beans: 두부
beetroot: 비트 주스, 레드비트, 레드 비트, 비트즙
bento rice: 반찬가게, 반찬 가게, 반찬, 반찬 배달, 나물 세트, 나물, 명절 음식, 제사음식, 도시락, 단체도시락, 수제도시락
berliner: 베를리너, 잼도넛, 잼 도넛, 봄볼로니
birthday-cake: 떡케이크
birthday-cake cupcake: 케이크, 케익, 생일케이크, 수제케이크, 주문케이크
blackberry: 블랙베리 열매, 블랙베리잼
bread: 빵집, 베이커리, 빵, 제과점
bread croissant: 제과제빵, 식빵, 제빵
bread-dumplings: 크뇌델
bread-roll: 모닝빵, 디너롤, 단팥빵
brigadeiro: 브리가데이로
brownie: 브라우니
burger french-fries: 햄버거, 버거, 수제버거
cabbage: 배추, 양배추, 절임배추, 김장배추, 김장, 알배추
cabbage chilli: 김치
cabbage jar: 포기김치, 김장 봉사
cake-slice cupcake: 수제 케이크, 디저트 카페, 디저트, 티라미수, 롤케이크, 조각케이크, 치즈케이크, 베이킹, 홈베이킹, 케이크 만들기
candy lollipop: 사탕, 캔디, 젤리, 과자, 엿
canned-food basket: 푸드뱅크, 식품 나눔, 쌀 나눔, 무료급식
cauliflower: 콜리플라워
cereal-bowl: 그래놀라, 뮤즐리
cheese: 치즈
chef-hat cook: 주방장, 조리사, 조리기능사, 주방 이모, 셰프, 찬모
chicken-leg: 치킨, 치킨집, 닭갈비, 찜닭, 닭강정, 닭발, 양념치킨, 찜닭집, 프라이드
chilli: 핫소스
chilli jar: 건고추, 향신료, 고춧가루
chimney-cake: 굴뚝빵, 뜨르들로, 트르들로
chocolate candy: 초콜릿, 수제초콜릿, 트러플 초콜릿
christmas-pudding: 크리스마스 푸딩
churros chocolate: 츄러스, 추러스
cinnamon-roll: 시나몬롤, 시나몬 롤
clams: 바지락, 조개찜, 조개구이, 백합조개, 가리비
coconut: 코코넛
cookie: 쿠키, 비스킷, 쿠키 클래스
corn: 옥수수
cotton-candy: 솜사탕
couscous: 쿠스쿠스
cream-bun: 슈크림, 크림빵, 생크림빵
crepe: 크레페, 크레이프
croissant bread: 크루아상, 소금빵
cupcake: 컵케이크, 머핀
custard-tart: 에그타르트
dango rice: 떡, 떡집, 떡방앗간, 이바지 떡, 답례떡, 떡 선물, 수제떡, 꿀떡
dango rice-cracker: 떡 주문, 찹쌀떡
dates: 대추야자
doughnut: 도넛, 도너츠, 꽈배기
dumpling: 만두, 만두집, 왕만두, 군만두, 딤섬, 물만두
eclair: 에클레어
egg basket: 달걀, 계란, 유정란
egg hen: 종란, 부화란
falafel: 팔라펠
fig: 무화과, 생무화과, 건무화과, 무화과잼
focaccia: 포카치아
fruit-tart: 과일타르트, 과일 타르트, 딸기타르트
ginger herb: 산양삼, 더덕, 도라지
gingerbread: 진저브레드, 생강쿠키, 진저쿠키
grapes: 포도
grapes apple: 과일가게, 과일, 제철과일
gratin: 그라탱, 그라탕
ham: 수제햄, 하몽
hamper gift: 과일바구니, 선물바구니, 과일 바구니
honey bee: 꿀 농장, 양봉, 벌꿀, 꿀
hot-dog: 핫도그
ice-lolly: 아이스바, 하드 아이스크림, 아이스캔디
indian-sweets: 인도 디저트
jar-cake: 보틀케이크, 보틀 케이크, 병케이크
kale: 케일
kebab: 케밥, 샤와르마
lasagne: 라자냐, 라쟈냐
macaroni: 마카로니, 맥앤치즈
macarons: 마카롱
mango: 망고
meat-on-bone: 고깃집, 삼겹살, 바베큐, 갈비, 숯불갈비, 돼지갈비, 족발, 보쌈, 막창, 곱창, 고기집, 소갈비, 왕갈비, 수육, 대창
moon-cake: 월병
mushroom: 버섯 농장, 버섯, 표고버섯
mussel: 홍합
nachos: 나초, 나쵸
noodles: 밀면, 콩국수, 중화요리, 소바, 팟타이, 잡채, 쫄면, 분식집, 라볶이
noodles chopsticks: 라면, 국수, 냉면, 칼국수, 라멘, 짜장면, 짬뽕, 중국집, 쌀국수, 잔치국수, 우동, 막국수
oden: 어묵
olive-oil olives: 올리브유, 올리브오일
omelette: 오믈렛, 스페인식 오믈렛, 오므라이스
orange: 주서기
orange soft-drink: 천혜향, 레드향, 귤, 감귤, 한라봉, 오렌지
pancakes coffee: 팬케이크, 조식, 브런치, 호떡
panettone: 파네토네
peanuts: 견과류 선물세트, 땅콩
peanuts pistachios: 견과류, 견과
pie: 타르트
pistachios peanuts: ~ 피스타치오
pizza: 피자, 화덕피자
plum: 자두
pomegranate: 석류, 석류즙
popcorn film-camera: 영화관, 영화
potato: 감자
potato-fritters: 감자전, 감자 팬케이크, 파전, 빈대떡, 부침개, 녹두전, 모둠전, 동그랑땡, 명절 전, 추석 전, 전 주문
powder-tub: 단백질 보충제, 프로틴 파우더, 단백질 파우더, 유청 단백질, 크레아틴, 프로틴
pumpkin: 단호박, 늙은호박
raspberry: 라즈베리, 산딸기
ravioli: 라비올리
rhubarb: 루바브, 루바브 잼
rice: 모내기, 벼농사
rice curry: 덮밥, 비빔밥, 쌀
rice dinner-plate: 백반집, 한식뷔페, 집밥, 가정식, 볶음밥, 돌솥밥, 솥밥, 쌈밥, 구내식당, 쌀 배달, 쌀 10kg, 쌀 20kg
rice sack: 햅쌀
roast-chicken: 통닭, 전기구이 통닭, 옛날통닭, 장작구이, 장작구이 통닭
round-loaf: 사워도우, 깜빠뉴, 천연발효빵, 호밀빵
saffron: 사프란, 샤프란
salad: 비건, 샐러드, 채식, 다이어트, 다이어트 식단
sandwich baguette: 샌드위치, 토스트
sausage: 순대
schnitzel: 돈가스, 돈까스, 돈카츠, 돈까스집
scone tea: 스콘
shaved-ice: 빙수, 팥빙수
skewers barbecue: 꼬치, 꼬치구이, 닭꼬치, 양꼬치
soft-ice-cream ice-cream: 아이스크림, 젤라또
spaghetti tomato: 파스타, 이탈리안, 스파게티
spare-ribs: 폭립, 등갈비, 스페어립
spring-rolls: 춘권, 스프링롤, 짜조
steak: 등심, 정육식당, 함박스테이크, 채끝
steak kitchen-knife: 정육점, 스테이크, 스테이크하우스, 한우, 소고기, 육회
steamed-bun: 바오번, 찐빵, 바오즈
stew: 떡볶이, 분식, 국밥, 찌개, 순대국, 설렁탕, 삼계탕, 감자탕, 해장국, 곰탕, 샤브샤브, 부대찌개, 갈비탕, 떡국
stew chopsticks: 마라탕, 마라샹궈, 훠궈, 전골, 김치찌개, 된장찌개, 순두부, 해물탕, 아구찜, 아귀찜, 매운탕, 육개장, 추어탕, 돼지국밥, 뼈해장국, 닭볶음탕, 갈비찜, 어탕, 닭한마리, 알탕
stollen: 슈톨렌
strawberry: 딸기농장, 딸기 농장, 딸기체험, 딸기 체험 농장, 딸기
strudel: 슈트루델, 애플 슈트루델, 사과 슈트루델
sushi: 연어초밥, 회전초밥, 유부초밥, 참치회, 연어회, 모듬회
sushi chopsticks: 초밥, 스시
sweet-potato: 고구마, 군고구마
taco: 타코
tarte-flambee: 타르트 플랑베, 플람쿠헨
tomato: 토마토
truffle: 송로버섯, 트러플, 블랙 트러플, 트러플 오일
waffle: 와플, 크로플
walnut: 호두, 호두알, 헤이즐넛
watermelon: 수박
wedding-cake: 웨딩케이크, 웨딩 케이크
white-asparagus: 화이트 아스파라거스
yoghurt: 요거트, 요구르트, 그릭요거트
yule-log: 부쉬드노엘
amphora: 막걸리 체험, 전통주, 옹기
amphora coin: 골동품
amphora spirits-bottle: 동동주, 전통주 만들기, 담금주, 막걸리
baby-bottle: 치발기, 분유
barrel: 오크통, 나무통
beer beers: 실내포차, 호프, 맥주 축제, 치맥, 송년회, 송년 모임, 망년회, 신년회, 동창회
beer wheat: 맥주, 수제맥주
beers: 호프집, 술집, 맥주집, 포차, 이자카야, 생맥주
bubble-tea: 버블티, 밀크티
cocktail tropical-drink: 바텐더, 칵테일, 바텐더 과정, 칵테일바
coffee: 커피, 카페, 커피숍, 바리스타
coffee-beans coffee: 원두, 원두커피, 로스터리, 커피 로스팅, 커피 원두
cutlery dinner-plate: 식당, 레스토랑, 뷔페, 한식당, 한식, 한정식, 백반, 밥집, 오마카세, 양식당, 홀서빙, 서빙, 파인다이닝, 맛집
dinner-plate cook: 출장 뷔페, 케이터링, 출장뷔페, 잔치음식
dinner-plate heart: 마을 밥상, 함께 밥상
espresso-machine coffee: 커피머신, 커피 머신, 에스프레소 머신, 바리스타 과정, 바리스타 자격증
gin-tonic: 진토닉, 하이볼
ice-cube: 쿨러백
ice-cube soft-drink: 얼음
jar: 장 담그기, 간장, 매실청, 장독, 수제잼, 고추장, 된장, 장아찌, 젓갈, 밑반찬, 밀폐용기, 유리병, 깍두기, 총각김치, 파김치
jar lettuce: 김장 김치, 잼
juice-glass: 오렌지주스, 오렌지 주스, 과일주스, 생과일주스, 착즙주스, 주스, 스무디
kitchen-knife: 칼 세트, 주머니칼, 멀티툴
kitchen-knife frying-pan: 칼갈기, 주방, 주방용품, 칼갈이, 칼 연마
milk cow: 우유
milkshake: 밀크셰이크, 밀크쉐이크
mug coffee: 머그컵, 머그잔, 도자기 컵
soft-drink tropical-drink: 에이드
spirits-bottle: 증류주, 보드카, 리큐르, 주류 도매, 전통주 세트
spirits-bottle toast: 양조장, 소주, 위스키, 막걸리 빚기
tea teapot: 찻집, 녹차, 전통차, 홍차, 다도, 보이차
water-jug: 정수기 필터, 물통
water-jug droplet: 생수, 생수 배달, 정수기, 생수배달, 정수기 렌탈
wine grapes: 와인, 와인바, 와이너리
alpaca: 알파카, 알파카 농장, 알파카농장
ant house: 흰개미, 흰개미 방제
aquarium tropical-fish: 수족관, 어항, 수조, 수족관 관리
bee honey: 토종꿀
beehive bee: 벌통
birdcage bird: 새장
camel: 낙타
cat: 고양이, 고양이 카페, 고양이카페, 고양이사료, 캣타워, 고양이호텔, 고양이 분양, 고양이 용품, 길고양이, 고양이 입양, 고양이 미용, 스크래처
cat-standing cat: 반려묘, 반려묘 호텔, 고양이 돌봄, 고양이 호텔, 묘캉스
cockroach: 해충 방역, 방역, 바퀴벌레, 해충방제, 해충 방제, 해충
cow: 한우 농가
cow milk: 송아지, 목장, 젖소
crab: 꽃게, 대게, 킹크랩
dog: 강아지 분양, 강아지, 반려견 미용, 애견 미용, 강아지 미용, 애견, 애견샵, 강아지 간식, 펫샵, 애견미용, 애완용품, 애견카페, 강아지분양, 반려동물, 애견용품, 강아지미용, 애견 카페, 애견 훈련
dog: 애견 산책, 유기견 입양, 유기견 봉사, 반려견 놀이터, 애견 용품, 강아지 사료, 하네스
dog stethoscope: 동물병원, 수의사
dog-standing paw: 강아지훈련, 강아지유치원, 애견유치원, 강아지 유치원, 애견 유치원, 강아지호텔, 강아지 훈련, 반려견, 강아지 돌봄, 펫시터, 반려견 돌봄
donkey: 당나귀
duck: 오리, 오리고기
fish: 치어, 송어, 과메기, 멸치, 황태, 굴비, 건어물, 양어장, 양식장, 횟집, 수산시장, 해산물, 생선, 생선구이, 장어, 장어구이, 회
fish waffle: 황금잉어빵
goat: 염소, 흑염소
guinea-pig: 기니피그, 기니피그 케이지
hamster: 햄스터 케이지
hen chick: 병아리, 양계장
hen egg: 산란계, 토종닭
horse horse-rider: 승마, 승마체험, 승마장
horseshoe horse: 장제사
kennel dog: 애견호텔, 반려견 호텔, 강아지 호텔, 애견 호텔, 개집
lion elephant: 동물원
llama: 알파카 산책
nest-box: 인공 새집, 새 둥지 상자
octopus: 낙지, 쭈꾸미
oyster: 석화, 굴구이, 생굴
parrot: 앵무새
paw: 유기견, 유기동물, 유기묘, 펫보험, 동물 장례, 반려동물 장례, 입양의 날
rabbit: 토끼장
saddle horse: 승마용품
sauropod museum: 공룡
sheep: 양털, 양떼, 양목장, 양떼목장
shrimp: 새우구이, 새우
songbird: 새소리, 새 소리, 지저귐
squid: 오징어
tropical-fish fish: 열대어, 관상어
wasp: 말벌, 말벌집, 말벌 퇴치
whale motor-boat: 고래 관찰, 고래 투어
ammonite: 화석, 화석 탐사
beach beach-umbrella: 해수욕장
beach-umbrella: 파라솔
bird-feeder: 새 모이통, 새 모이
bonsai: 분재, 분재 수업, 분재원, 분재 전시
bouquet: 꽃집, 꽃배달, 꽃다발, 플라워샵, 플라워, 꽃꽂이, 꽃바구니, 꽃
bouquet rose: 부케, 웨딩 부케, 신부 부케, 카네이션, 어버이날 카네이션, 어버이날 꽃, 스승의날, 플라워 클래스, 플로리스트, 졸업 꽃다발
daffodil: 수선화, 수선화 구근, 수선화 축제
dahlia: 다알리아, 달리아, 다알리아 구근
droplet: 관수, 관수 시설
droplet tap: 누수 탐지, 누수 공사, 수도 공사, 배관 공사, 수전 교체, 수도 동파, 설비 업체
fire: 화로대
fire gloves: 연탄, 연탄 봉사, 연탄 나눔, 연탄불
fire nut-and-bolt: 철공소
greenhouse seedling: 온실, 비닐하우스
hammock palm-tree: 해먹
hay-bale tractor: 건초, 볏짚, 곤포
hedge: 전지가위
herb: 약초, 허브, 홍삼, 인삼, 아로마
lavender: 라벤더, 라벤더 농장, 라벤더 밭, 라벤더 모종
lawnmower: 잔디, 잔디 깎기, 제초, 잔디깎이
lawnmower spade: 벌초 대행, 예초, 잔디깎기
leaves lungs: 미세먼지, 공기청정기 렌탈, 환기 시스템, 공기청정기
logs fire: 장작
logs saw: 제재소, 각재, 원목 판재, 판재
lotus: 법회, 연등, 부처님오신날, 연등회, 사찰, 템플스테이
orchid: 난초, 호접란, 서양란, 난 화분, 동양란
plant: 테라리움, 테라리움 만들기, 다육이, 반려식물, 개업 화분, 관엽식물, 공기정화식물, 축하 화분, 플랜테리어, 분갈이
poppy: 양귀비꽃, 꽃양귀비, 개양귀비
secateurs leaves: 가지치기, 조경 전지, 정원수 전정
seedling basket: 텃밭, 텃밭 분양
seedling carrot: 도시농업, 귀농, 스마트팜, 농장 체험
seedling plant: 원예점, 화원, 식물, 화분, 모종, 묘목, 씨앗
seedling spade: 농장 분양, 주말 농장, 주말농장
seedling tree: 조림, 식목일
snowdrop: 설강화, 스노드롭, 스노우드롭
snowy-mountain helicopter: 산악구조대
spade: 정원, 가드닝
spade seedling: 정원사, 조경
tree axe: 숲가꾸기, 간벌, 수목 제거, 위험목 제거, 나무
tree boot: 숲유치원, 숲 유치원, 숲놀이, 숲체험
tree chainsaw: 벌목작업, 위험목제거, 위험수목 제거, 나무 자르기
tree plant: 조경 공사, 정원 관리, 조경수, 나무 전지, 정원 꾸미기
tree spade: 나무 심기, 나무심기, 식목
trowel: 석고보드
turf-roll: 인조잔디, 롤잔디, 잔디 시공
umbrella: 우산, 양산, 우산 수리
umbrella shield: 실손보험, 암보험, 보험 상담, 보험 설계사, 보험 리모델링, 종신보험, 운전자보험, 어린이보험, 보험 비교, 태아보험
wheat sack: 제분
wheat tractor: 밀가루
wreath: 크리스마스 리스, 리스 만들기, 화환, 근조화환, 축하화환, 조화
`;
