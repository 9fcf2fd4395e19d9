/** Services and repairs in Korean, read before its trades. Notation: word-list.ts. */
export const koreanServices = `
t-shirt backpack: 교복, 체육복
swimming-pool: 수영장 청소, 수영장 관리
waffle: 붕어빵, 잉어빵, 와플
ring diamond: 금 매입, 금매입, 금니 매입, 고금 매입, 순금 매입, 금 삽니다
llama: 알파카, 알파카 산책
stethoscope: 종합검진, 건강검진, 국가검진, 건강 검진
car: 무사고, 시승, 그랜저, 쏘나타, 아반떼, 쏘렌토, 카니발, 매매단지, 중고차 매매
balloon beers: 마을축제, 지역축제, 주민축제, 동네잔치
cook frying-pan: 주방보조, 주방 보조
parcel: 물류센터, 물류
runner sneaker: 러닝크루, 러닝 클럽, 러닝 모임
dumbbell: 개인 트레이닝, 일대일 트레이닝
marquee tent: 행사용 천막, 행사 천막, 행사천막
strawberry: 딸기농장, 딸기 농장, 딸기체험, 딸기 체험 농장
house key: 빈방, 빈방 임대
bouquet rose: 부케, 웨딩 부케, 신부 부케
cocktail tropical-drink: 바텐더, 칵테일, 바텐더 과정
tap wrench: 수중펌프, 펌프 수리, 펌프
roof: 물받이, 처마 물받이
paint-roller: 벽지, 벽지 시공
droplet: 지하수, 지하수 개발, 관수, 관수 시설
fire: 가스 배달, 프로판 가스
printer: 청첩장, 현수막
eyelashes eye: 눈썹 문신, 눈썹 반영구
massage: 부항
test-tube blood-drop: 피검사, 혈액검사
speech-bubble: 언어치료, 언어 치료
pregnant-woman: 산모, 산모 도우미, 산후도우미
clown balloon: 삐에로, 피에로
chair: 의자, 의자 테이블, 사무용 의자
badminton: 배드민턴장
fishing-rod: 낚시용품, 낚시점
fish: 양어장, 양식장
amphora coin: 골동품
books: 중고책, 헌책
oven: 가스레인지, 오븐
laptop: 데이터 복구, 데이터복구
lorry: 견인차, 견인
coin diamond: 금 매입, 금매입, 금니 매입
chilli jar: 향신료, 고춧가루
foot: 발 관리, 발관리
sun-hat: 모자
nurse: 요양 보호, 요양보호사, 방문요양
mushroom: 버섯 농장, 버섯
vacuum-cleaner: 청소기, 진공청소기, 청소기 수리
staircase: 계단 난간, 난간
dog: 반려견 미용, 애견 미용, 강아지 미용
horse horse-rider: 승마, 승마체험, 승마장, 승마용품
world-map: 지도
watch: 시계수리, 시계, 손목시계, 시계 배터리
umbrella: 우산, 양산
book: 제본, 자서전, 졸업앨범
fire-extinguisher: 소화기, 소방시설
fence: 울타리, 펜스, 대문
headstone: 묘비, 납골당, 벌초
helicopter: 헬기투어, 헬리콥터
parachute: 패러글라이딩
window: 방충망, 방충망교체, 샷시, 창호
jar: 김치, 고추장, 된장, 장아찌, 젓갈
basket leaves: 라탄, 라탄공예
thread: 자수, 퀼트, 천연염색
diamond ring: 목걸이, 금매입, 귀금속, 금은방
mushroom: 버섯, 표고버섯
honey: 양봉, 벌꿀
logs fire: 장작, 벽난로
tree axe: 벌목, 가지치기
mirror: 거울
wardrobe: 붙박이장, 옷장
snowflake: 제설
vacuum-cleaner: 청소기
scissors: 종이공예, 종이접기
vinyl-record: 엘피판, 레코드판
passport: 비자, 비자대행
crystal-ball: 신점, 운세
syringe: 예방접종, 독감주사
tiles: 타일, 타일시공, 욕실 타일, 화장실 타일
seedling basket: 주말농장, 텃밭, 텃밭 분양
smartphone: ~ 앱, 어플
coin receipt: 가계부, 가계부 앱
candle bouquet: 벌초대행, 묘지관리, 산소관리
canned-food basket: 푸드뱅크, 식품 나눔, 쌀 나눔
pancakes bento: 모둠전, 추석 전, 명절 전, 전 주문, 동그랑땡, 녹두전, 부침개
bento: 반찬가게, 반찬 가게, 반찬, 반찬 배달, 나물 세트, 나물, 명절 음식, 제사음식
notebook pencil: 숙제방, 공부방
house heart: 위탁가정, 위탁부모, 가정위탁
`;
