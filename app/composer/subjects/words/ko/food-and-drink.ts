/** Korean words for food and drink. Notation: word-list.ts. */
export const koreanFoodAndDrink = `
apple basket: 사과, 과수원, 사과즙, 사과농장, 사과따기, 사과따기 체험
artichoke: 아티초크
avocado: 아보카도
bacon: 무한삼겹, 대패삼겹살, 오겹살, 냉동삼겹살
baguette: 바게트
banana: 바나나
barbecue: 바비큐 그릴, 캠핑 그릴
beans: 국산콩, 서리태, 검은콩, 흰콩, 메주콩, 백태, 쥐눈이콩, 강낭콩, 팥죽용 팥, 국산팥
beetroot: 비트 주스, 레드비트, 레드 비트, 비트즙
bento rice: 반찬가게, 반찬 가게, 반찬, 반찬 배달, 나물 세트, 나물, 명절 음식, 제사음식, 도시락, 단체도시락, 수제도시락
berliner: 베를리너, 잼도넛, 잼 도넛, 봄볼로니
birthday-cake: 떡케이크, 칠순잔치, 팔순잔치, 환갑잔치, 환갑, 회갑연, 고희연, 칠순
birthday-cake cupcake: 케이크, 케익, 생일케이크, 수제케이크, 주문케이크
blackberry: 블랙베리 열매, 블랙베리잼, 생오디, 오디즙, 오디청, 오디따기, 오디농장
bread: 빵집, 베이커리, 빵, 제과점, 치아바타
bread croissant: 제과제빵, 식빵, 제빵
bread-dumplings: 크뇌델
bread-roll: 모닝빵, 디너롤, 단팥빵, 소보로빵, 소보로, 모카번, 찰보리빵
brigadeiro: 브리가데이로
brownie: 브라우니
burger french-fries: 햄버거, 버거, 수제버거
cabbage: 배추, 양배추, 절임배추, 김장배추, 김장, 알배추
cabbage jar: 김장 봉사
cake-slice cupcake: 수제 케이크, 디저트 카페, 디저트, 조각케이크, 베이킹, 홈베이킹, 케이크 만들기
candy lollipop: 사탕, 캔디, 젤리, 과자, 엿
canned-food basket: 푸드뱅크, 식품 나눔, 쌀 나눔, 무료급식
cauliflower: 콜리플라워
caviar: 캐비어
celeriac: 셀러리악
celery: 셀러리, 샐러리
cereal-bowl: 그래놀라, 뮤즐리
cheese: 치즈
chef-hat cook: 주방장, 조리사, 조리기능사, 주방 이모, 셰프, 찬모
chicken-leg: 치킨, 치킨집, 닭갈비, 찜닭, 닭강정, 닭발, 양념치킨, 찜닭집, 프라이드, 닭똥집, 닭똥집튀김, 닭근위, 파닭
chilli: 청양고추, 풋고추, 꽈리고추, 고추건조기
chilli jar: 건고추, 고춧가루
chimney-cake: 굴뚝빵, 뜨르들로, 트르들로
chocolate candy: 초콜릿, 수제초콜릿, 트러플 초콜릿
christmas-pudding: 크리스마스 푸딩
churros chocolate: 츄러스, 추러스
cinnamon-roll: 시나몬롤, 시나몬 롤
clams: 바지락, 조개찜, 조개구이, 백합조개, 가리비, 꼬막, 꼬막무침, 벌교꼬막, 재첩, 키조개, 갯벌체험, 조개잡이
coconut: 코코넛
cookie: 쿠키, 비스킷, 쿠키 클래스
corn: 옥수수
cotton-candy: 솜사탕
couscous: 쿠스쿠스
cream-bun: 슈크림, 크림빵, 생크림빵
crepe: 크레페, 크레이프
croissant bread: 크루아상, 소금빵
cupcake: 컵케이크
custard-apple: 체리모야, 슈가애플
custard-tart: 에그타르트
dallah: 아랍 커피, 아라비아 커피
dango rice: 떡, 이바지 떡, 답례떡, 떡 선물, 수제떡, 꿀떡, 시루떡, 쑥개떡
dango rice-cracker: 떡 주문
rice: 떡집, 떡방앗간, 가래떡, 떡국떡
dates: 대추야자, 대추, 건대추, 보은대추, 사과대추, 대추즙
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
grapes: 포도, 샤인머스캣, 샤인머스켓, 거봉, 포도농장, 포도즙, 포도따기
grapes apple: 과일가게, 과일, 제철과일
gratin: 그라탱, 그라탕
guava: 구아바
ham: 수제햄, 하몽
hamper gift: 과일바구니, 선물바구니, 과일 바구니
honey bee: 꿀 농장, 양봉, 벌꿀, 꿀, 아카시아꿀, 밤꿀, 야생화꿀, 프로폴리스, 로열젤리, 꿀스틱
hot-dog: 핫도그
ice-lolly: 아이스바, 하드 아이스크림, 아이스캔디
indian-sweets: 인도 디저트
jackfruit: 잭프루트
jar-cake: 보틀케이크, 보틀 케이크, 병케이크
kale: 케일
kebab: 케밥, 샤와르마
lasagne: 라자냐, 라쟈냐
macaroni: 마카로니, 맥앤치즈
macarons: 마카롱, 뚱카롱
mango: 망고
mangosteen: 망고스틴
matzah: 마짜, 무교병
meat-on-bone: 고깃집, 삼겹살, 바베큐, 갈비, 숯불갈비, 돼지갈비, 족발, 보쌈, 막창, 곱창, 고기집, 소갈비, 왕갈비, 수육, 대창
moon-cake: 월병
mushroom: 버섯 농장, 버섯, 표고버섯, 동충하초, 표고
mussel: 홍합
nachos: 나초, 나쵸
noodles: 밀면, 콩국수, 중화요리, 소바, 팟타이, 잡채, 쫄면, 분식집, 라볶이
noodles chopsticks: 라면, 국수, 냉면, 칼국수, 라멘, 짜장면, 짬뽕, 중국집, 쌀국수, 잔치국수, 우동, 막국수, 분짜, 칼만두
oden: 어묵
okra: 오크라
olive-oil olives: 올리브유, 올리브오일
omelette: 오믈렛, 스페인식 오믈렛, 오므라이스, 계란말이
orange: 주서기, 감귤농장, 감귤따기, 귤따기
orange soft-drink: 천혜향, 레드향, 귤, 감귤, 한라봉, 오렌지
pancakes coffee: 팬케이크, 조식, 브런치, 호떡
panettone: 파네토네
parsnip: 파스닙
peanuts: 견과류 선물세트, 땅콩, 땅콩빵, 땅콩강정
peanuts pistachios: 견과
pie: 타르트
pistachios peanuts: ~ 피스타치오
pizza: 피자, 화덕피자
plum: 자두
pomegranate: 석류, 석류즙
pomelo: 포멜로, 자몽
popcorn film-camera: 영화관, 영화
potato: 감자, 감자캐기, 감자농장
potato-fritters: 감자전, 감자 팬케이크, 파전, 빈대떡, 부침개, 녹두전, 모둠전, 명절 전, 추석 전, 전 주문
powder-tub: 단백질 보충제, 프로틴 파우더, 단백질 파우더, 유청 단백질, 크레아틴, 프로틴, 단백질 쉐이크
prickly-pear: 백년초, 선인장 열매
pumpkin: 단호박, 늙은호박, 호박즙
quince: 모과
rambutan: 람부탄
raspberry: 라즈베리, 산딸기, 복분자, 복분자즙, 고창복분자
ravioli: 라비올리
rhubarb: 루바브, 루바브 잼
rice: 모내기, 벼농사, 밥그릇
rice curry: 쌀
rice dinner-plate: 백반집, 한식뷔페, 집밥, 가정식, 볶음밥, 돌솥밥, 솥밥, 쌈밥, 구내식당, 쌀 배달, 쌀 10kg, 쌀 20kg
rice sack: 햅쌀, 현미, 찹쌀, 흑미, 백미, 쌀집, 쌀가게, 친환경쌀, 이천쌀, 철원오대쌀
roast-chicken: 통닭, 전기구이 통닭, 옛날통닭, 장작구이, 장작구이 통닭
round-loaf: 사워도우, 깜빠뉴, 천연발효빵, 호밀빵
saffron: 사프란, 샤프란
salad: 비건, 샐러드, 채식, 다이어트, 다이어트 식단
sandwich baguette: 샌드위치, 토스트
sausage: 순대
schnitzel: 돈가스, 돈까스, 돈카츠, 돈까스집
scone tea: 스콘
shaved-ice: 빙수, 팥빙수
skewers barbecue: 꼬치, 꼬치구이, 닭꼬치, 양꼬치, 야키토리
soft-ice-cream ice-cream: 아이스크림, 젤라또
spaghetti tomato: 파스타, 이탈리안, 스파게티
spare-ribs: 폭립, 등갈비, 스페어립
spring-rolls: 춘권, 스프링롤, 짜조, 월남쌈
steak: 등심, 정육식당, 함박스테이크, 채끝
steak kitchen-knife: 정육점, 스테이크, 스테이크하우스, 한우, 소고기, 육회
steamed-bun: 바오번, 찐빵, 바오즈
stew: 분식, 국밥, 찌개, 순대국, 설렁탕, 삼계탕, 감자탕, 해장국, 곰탕, 샤브샤브, 부대찌개, 갈비탕, 떡국
stew chopsticks: 마라탕, 마라샹궈, 훠궈, 전골, 김치찌개, 된장찌개, 해물탕, 아구찜, 아귀찜, 매운탕, 육개장, 추어탕, 돼지국밥, 뼈해장국, 닭볶음탕, 갈비찜, 어탕, 닭한마리, 알탕
stew chopsticks: 다슬기국, 도가니탕, 닭개장, 동태탕, 대구탕, 생태탕, 물메기탕, 연포탕, 북엇국, 미역국, 시래기국, 우거지국, 우거지탕, 재첩국, 도다리쑥국, 쑥국, 홍합탕, 어죽, 콩비지
stew chopsticks: 해물찜, 수제비, 칼제비, 감자수제비, 백숙, 토종닭백숙, 누룽지백숙, 옻닭, 뚝배기, 우족탕, 사골국
stollen: 슈톨렌
strawberry: 딸기농장, 딸기 농장, 딸기체험, 딸기 체험 농장, 딸기, 딸기체험농장, 딸기따기
strudel: 슈트루델, 애플 슈트루델, 사과 슈트루델
sugar: 설탕, 각설탕, 흑설탕
sushi: 연어초밥, 회전초밥, 유부초밥, 참치회, 연어회, 모듬회, 후토마키
sushi chopsticks: 초밥, 스시
sweet-potato: 고구마, 군고구마, 고구마말랭이, 고구마캐기, 고구마캐기 체험, 고구마농장
taco: 타코
tarte-flambee: 타르트 플랑베, 플람쿠헨
tomato: 토마토
truffle: 송로버섯, 트러플, 블랙 트러플, 트러플 오일
waffle: 와플, 크로플
walnut: 호두, 호두알
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
coffee: 커피, 카페, 커피숍, 바리스타, 아메리카노, 콜드브루, 카페라떼, 라떼, 달고나라떼, 에스프레소, 드립백, 커피차
coffee-beans coffee: 원두, 원두커피, 로스터리, 커피 로스팅, 커피 원두
cutlery dinner-plate: 식당, 레스토랑, 뷔페, 한식당, 한식, 한정식, 백반, 밥집, 오마카세, 양식당, 서빙, 파인다이닝, 맛집
dinner-plate cook: 출장 뷔페, 케이터링, 출장뷔페, 잔치음식
dinner-plate heart: 마을 밥상, 함께 밥상
espresso-machine coffee: 커피머신, 커피 머신, 에스프레소 머신, 바리스타 과정, 바리스타 자격증
gin-tonic: 진토닉, 하이볼
ice-cube: 쿨러백
ice-cube soft-drink: 얼음
jar: 장 담그기, 간장, 매실청, 장독, 수제잼, 고추장, 된장, 장아찌, 젓갈, 밑반찬, 밀폐용기, 유리병, 깍두기, 총각김치, 파김치, 명란젓, 명란, 새우젓, 낙지젓, 오징어젓, 창난젓, 오이지
jar lettuce: 김장 김치, 잼
juice-glass: 오렌지주스, 오렌지 주스, 과일주스, 생과일주스, 착즙주스, 주스
kitchen-knife: 칼 세트, 멀티툴
kitchen-knife frying-pan: 칼갈기, 주방, 주방용품, 칼갈이, 칼 연마
milk cow: 우유
milkshake: 밀크셰이크, 밀크쉐이크
mug coffee: 머그컵, 머그잔, 도자기 컵
soft-drink tropical-drink: 에이드
spirits-bottle: 증류주, 보드카, 리큐르, 주류 도매, 전통주 세트, 복분자주, 위스키바, 양주, 고량주
spirits-bottle toast: 양조장, 소주, 위스키, 막걸리 빚기
tea teapot: 찻집, 녹차, 전통차, 홍차, 다도, 보이차, 쌍화차, 대추차, 유자차, 생강차, 한방차, 꽃차, 보리차, 옥수수차, 둥굴레차, 우엉차, 메밀차, 국화차, 쑥차, 뽕잎차, 캐모마일, 다기세트
tea teapot: 녹차밭
water-jug: 정수기 필터, 물통
water-jug droplet: 생수, 생수 배달, 정수기, 생수배달, 정수기 렌탈
wine grapes: 와인, 와인바, 와이너리
apricot: 살구, 살구잼, 건살구
arancini: 아란치니, 아란치노, 아란치니 볼
arepa: 아레파, 아레파스
baguette garlic: 마늘빵
banh-chung: 바인쯩, 반쯩, 베트남 찹쌀떡
banh-mi: 반미 샌드위치, 바인미, 베트남 샌드위치
bibimbap: 비빔밥, 돌솥비빔밥, 육회비빔밥, 산채비빔밥
biltong: 빌통, 육포, 소고기 육포, 비프저키
blueberries: 블루베리농장, 블루베리즙
brussels-sprouts: 방울양배추, 방울다다기양배추, 미니양배추
burek: 부렉, 뵈렉, 뷔렉
burrito: 브리또
cabbage heart: 김장나눔, 김장봉사
cabbage-rolls: 양배추롤, 양배추말이, 양배추 롤
cake-slice: 카스테라, 대왕카스테라
canapes: 카나페, 핑거푸드, 핑거 푸드, 아뮤즈부슈
candied-almonds: 설탕 아몬드, 캔디드 아몬드, 카라멜 아몬드
candy: 달고나, 달고나 체험, 뽑기 달고나
cannoli: 카놀리, 칸놀리, 시칠리아 카놀리
carnival-fritters: 키아케레, 파보르키, 카니발 튀김과자
cassava: 카사바, 마니옥, 카사바칩
charcuterie-board: 샤퀴테리 보드, 샤퀴테리, 샤퀴테리보드, 콜드컷 플래터
cheesecake: 치즈케이크, 치즈케익, 치즈 케이크
cherries: 앵두, 보리수열매
chestnut: 군밤, 알밤, 공주밤, 생밤, 밤줍기, 밤줍기 체험, 햇밤
chocolate heart: 발렌타인, 발렌타인데이, 화이트데이, 빼빼로데이, 빼빼로
congee: 중국식 죽, 흰죽, 전복죽, 죽집, 야채죽
cooking-oil: 식용유, 카놀라유, 해바라기유, 아마씨유, 호두유
corn-dog: 콘도그, 콘독, 한국식 핫도그
courgette: 애호박, 주키니, 쥬키니, 주키니호박
crisps: 감자칩, 포테이토칩, 새우칩, 바나나칩
croquettes: 고로케, 크로켓, 크로켓트, 감자고로케
currants: 레드커런트, 크랜베리, 링곤베리, 붉은까치밥나무
currywurst: 커리부어스트, 커리 부어스트, 카레 소시지
daifuku: 찹쌀떡, 모찌, 딸기 모찌, 딸기 찹쌀떡, 과일 모찌
dates chestnut: 폐백, 폐백음식
demijohn: 데미존, 카보이, 유리 담금병, 와인 발효병
dinner-plate: 접시, 유기그릇, 놋그릇, 방짜유기, 그릇가게, 그릇도매
donburi: 덮밥, 규동, 가츠동, 오야코동, 카이센동, 돈부리
dorayaki: 도라야키, 도라야끼
dragon-fruit: 용과, 드래곤프루트
eel-box: 장어덮밥, 우나쥬, 우나동, 히츠마부시, 장어구이
egg: 계란찜, 방사란, 메추리알, 동물복지란, 반숙란
endive: 엔다이브, 벨기에 엔다이브, 치콘
fish-and-chips: 피시앤칩스, 피쉬앤칩스, 피시 앤 칩스, 피쉬 앤 칩스
fish-balls: 어묵볼, 피시볼, 피쉬볼
fried-breakfast: 영국식 아침, 영국식 아침식사
fried-shrimp: 모둠튀김, 모듬튀김, 야채튀김, 수제튀김, 튀김집, 튀김 전문점, 덴푸라
fufu: 푸푸 요리, 우갈리, 얌 푸푸
garlic: 흑마늘진액, 흑마늘즙
gimbap: 김밥, 참치김밥, 꼬마김밥, 김밥집, 충무김밥
ginger: 생강, 생강즙, 편강, 생강가루
gnocchi: 뇨끼, 감자뇨끼, 크림뇨끼, 수제 뇨끼
green-beans: 그린빈, 껍질콩, 줄기콩
hog-roast: 통돼지 바베큐, 통돼지 바비큐, 통돼지구이, 새끼돼지 통구이
hummus: 후무스, 훔무스, 차지키, 바바가누쉬
idli: 이들리, 이들리 와다, 메두 와다
injera-platter: 인제라, 에티오피아 음식, 에티오피아 식당, 에리트레아 음식
jar lemon: 수제청, 레몬청, 오미자청, 유자청, 자몽청, 생강청, 과일청, 수제과일청
jelly: 과일젤리, 과일 젤리, 수제 젤리
kimchi: 김치, 배추김치, 포기김치, 김장김치, 겉절이, 김장 나눔
kiwi: 참다래
kohlrabi: 콜라비, 콜라비즙
langos: 랑고쉬, 랑고시, 란고쉬
leek: 대파, 쪽파, 서양대파, 리크 수프
lemon: 고흥유자, 생유자
lettuce: 쌈채소, 모듬쌈, 상추쌈
lime: 라임
liquorice: 감초사탕, 감초 사탕, 감초 젤리
loaf-cake: 파운드케이크, 파운드 케이크, 레몬 파운드케이크
loukoumades: 루쿠마데스, 로크마, 그리스 도넛
lychee: 리치 과일, 여지 과일, 리치 열매
meatballs: 미트볼, 고기완자, 동그랑땡
melon-pan: 메론빵, 멜론빵
meringue: 머랭, 머랭쿠키, 파블로바, 머랭 케이크
mille-feuille: 밀푀유, 딸기 밀푀유, 밀푀유 케이크
mixed-nuts: 아몬드, 캐슈넛, 헤이즐넛, 피칸, 마카다미아, 브라질너트, 믹스넛, 견과류
muffin: 머핀, 블루베리 머핀, 초코 머핀, 수제 머핀
nougat: 누가 사탕, 아몬드 누가, 뚜론, 토로네
oden stew: 어묵탕, 오뎅탕
okonomiyaki: 오코노미야키, 오꼬노미야끼, 몬자야키
onigiri: 주먹밥, 주먹밥집, 삼각김밥
onion: 양파즙, 양파농장
pani-puri: 파니푸리, 골가파, 벨푸리
papaya: 파파야, 그린파파야, 파파야샐러드
parfait: 파르페, 과일 파르페, 딸기 파르페, 말차 파르페
passion-fruit: 패션후르츠, 패션프루트, 백향과, 패션푸르트
peach: 복숭아, 황도, 백도 복숭아, 딱복, 물복, 복숭아농장, 천도복숭아
pear: 나주배, 신고배, 배즙, 도라지배즙, 배 선물세트, 배따기, 배농장, 꿀배
persimmon: 단감, 곶감, 대봉감, 홍시
poke-bowl: 하와이안 포케, 포케보울, 연어포케, 연어 포케
polenta: 폴렌타, 크림 폴렌타
popcorn: 강냉이, 팝콘기계, 팝콘기계 대여
quesadilla: 퀘사디아, 케사디야, 치킨 퀘사디아, 치즈 퀘사디아
raclette: 라클렛, 라끌렛, 라클레트
radish: 래디시, 래디쉬, 적환무
rice chopsticks: 컵밥, 보리밥, 쌈밥정식, 곤드레밥, 연잎밥, 영양밥, 굴밥, 콩나물밥, 텐동, 리조또
rice-cracker: 뻥튀기, 쌀과자, 센베이, 쌀뻥튀기, 뻥튀기 기계
ring-cake: 구겔호프, 번트케이크, 번트 케이크
roast-duck: 북경오리, 베이징덕, 오리구이
sake-set: 사케, 일본 사케, 사케 세트, 도쿠리, 준마이
salad rice: 포케, 포케볼
salt: 천일염, 죽염, 소금, 볶음소금, 신안천일염
satay: 사떼, 사테 꼬치, 사테이, 닭꼬치 사테
sauce-bottle: 핫소스, 칠리소스, 케첩, 바비큐소스, 스리라차, 우스터소스, 피시소스
scotch-egg: 스카치에그, 스카치 에그
shakshuka: 샥슈카, 에그인헬, 샤크슈카, 에그 인 헬
smoothie: 스무디, 과일 스무디, 과일스무디
smorrebrod: 스뫼레브뢰드, 스모브로
spaetzle: 슈페츨레, 치즈 슈페츨레
spice-bowls: 향신료, 향신료 가게, 강황, 가람마살라, 시나몬 스틱, 카다멈, 카레가루, 마살라
sponge-pudding: 스티키 토피 푸딩, 스팀 푸딩, 말바 푸딩
spoon chopsticks: 수저세트, 은수저, 수저
strawberry skewers: 딸기탕후루
stroopwafel: 스트룹와플, 스트룹 와플, 네덜란드 와플
swiss-roll: 롤케이크, 롤케익, 스위스롤
taiyaki: 붕어빵, 타이야키, 잉어빵, 붕어빵 가게
takeaway-box: 밀키트, 밀키트 매장, 배달음식
takoyaki: 타코야키, 다코야키, 타코야끼
tanghulu: 탕후루, 딸기 탕후루
tangyuan: 탕위안, 새알심
thali: 탈리 정식, 인도 탈리, 남인도 밀즈
tiramisu: 티라미수, 티라미슈
tofu: 두부, 순두부, 연두부, 손두부, 두부요리
tteokbokki: 떡볶이, 로제떡볶이, 즉석떡볶이, 국물떡볶이, 떡볶이집
turnip: 순무, 순무김치, 루타바가
yorkshire-pudding: 요크셔 푸딩, 요크셔푸딩
zongzi: 쫑즈, 단오 쫑즈
`;
