/** Trades and goods in Korean. Notation: word-list.ts. */
export const koreanTrades = `
stew: 떡볶이, 순대, 분식, 어묵
calculator: 세무사, 회계, 세무, 회계사, 종합소득세, 기장
air-conditioner: 에어컨, 에어컨 수리
set-square: 건축사, 건축 설계, 수학, 수학학원
wrench: 자동차 정비, 카센터, 정비소
bread: 빵집, 베이커리, 빵, 제과점
croissant: 크루아상
lipstick: 화장품, 메이크업, 뷰티샵
nail-polish: 네일샵, 네일, 네일아트
eyelashes: 속눈썹, 속눈썹 연장
bride: 웨딩드레스
ring: 결혼식, 웨딩, 결혼반지, 예물
steak: 정육점, 스테이크, 스테이크하우스
meat-on-bone: 고깃집, 삼겹살, 바베큐, 갈비
tent: 캠핑, 캠핑장, 텐트, 글램핑
car: 중고차, 렌터카, 자동차, 신차
spine: 도수치료, 정형외과, 물리치료, 한의원
microphone: 노래방, 보컬, 보컬학원
coffee: 커피, 카페, 원두, 커피숍, 로스터리
laptop: 컴퓨터 수리, 온라인 강의, 노트북, 인강
cook: 요리 교실, 쿠킹클래스, 요리학원
scissors: 미용실, 헤어샵, 헤어살롱
barber-pole: 바버샵, 이발소
teddy-bear: 어린이집, 유치원, 장난감, 키즈카페
serum-bottle: 세럼, 스킨케어, 에센스, 앰플
lotion: 피부과, 선크림
dog: 동물병원, 애견, 강아지, 애견샵, 반려견, 강아지 간식, 펫샵, 애견미용
cat: 고양이, 고양이 카페
steering-wheel: 운전학원, 운전면허, 운전면허학원, 운전 연수
plug: 전기공사
lock-and-key: 방탈출
basket: 채소, 유기농 채소, 과일가게, 농산물, 야채
shopping-cart: 마트, 슈퍼마켓
chart-up: 주식, 투자, 재테크
bank: 은행, 대출
house: 부동산, 아파트, 분양, 원룸, 전세, 주택
fish: 횟집, 수산시장, 해산물
bouquet: 꽃집, 꽃배달, 꽃다발, 플라워샵
football: 축구, 축구교실
seedling: 식물, 화분, 반려식물, 모종
soft-ice-cream: 아이스크림, 젤라또
glasses: 안경, 안경점, 콘택트렌즈, 안과
dumbbell: 헬스장, 피트니스, 헬스, 헬스클럽, 크로스핏
hearing-aid: 보청기
hiking-boot: 등산, 트레킹
bed: 호텔, 펜션, 게스트하우스, 침대, 숙박
sofa: 가구, 소파, 인테리어
washing-machine: 빨래방, 세탁소, 세탁기, 코인빨래방
books: 서점, 도서관, 책방, 독서모임, 도서
key: 열쇠, 도어락
open-book: 과외, 영어학원, 공부방, 학원, 영어회화, 번역
game-controller: 게임, 모바일 게임
dice: 보드게임
delivery-van: 이사, 이삿짐센터, 포장이사, 택배, 용달
piano-keys: 피아노, 피아노학원, 피아노 학원, 피아노 레슨
guitar: 기타 레슨, 음악학원, 통기타
noodles: 라면, 국수, 냉면, 칼국수, 라멘
theatre-masks: 연극, 뮤지컬, 오페라
palette: 미술학원, 그림, 수채화, 화실
paint-roller: 도배, 페인트, 리모델링
camera: 사진관, 스튜디오 촬영, 사진작가, 웨딩촬영, 카메라
tap: 배관, 누수, 수도 수리, 하수구
amphora: 도예, 도자기, 도자기 공방
beer: 맥주, 수제맥주
beers: 호프집, 술집
dress: 여성복, 원피스, 패션, 옷가게
coat: 코트, 패딩
skis: 스키, 스키장
solar-panel: 태양광
sushi: 초밥, 스시
sewing-needle: 옷수선, 재봉, 양복점
tea: 찻집, 녹차, 전통차
airplane: 여행사, 여행, 항공권
salad: 비건, 샐러드, 채식
popcorn: 영화관, 영화
watch: 시계, 시계 수리
broom: 청소, 입주청소, 청소업체
lotus-position: 요가, 필라테스, 명상
massage: 마사지
sauna: 사우나, 찜질방, 온천
shield: 보험, 자동차보험
tooth: 치과, 임플란트, 치아교정, 스케일링
stethoscope: 병원, 의원, 내과, 소아과
nurse: 간호사, 요양보호사, 요양원
pill: 약국, 영양제, 비타민
brain: 심리상담, 상담센터
baby: 아기용품, 유아용품
scales: 변호사, 법무법인, 법률상담
fountain-pen: 문구점, 캘리그라피, 법무사
desktop-computer: 홈페이지 제작, 코딩, 코딩학원
smartphone: 휴대폰, 핸드폰, 스마트폰, 휴대폰 수리
megaphone: 광고대행사, 마케팅
museum: 박물관
graduation-cap: 대학교, 유학
dancer: 댄스, 댄스학원
birthday-cake: 케이크, 케익, 생일케이크
chocolate: 초콜릿
wine: 와인
pizza: 피자
chicken-leg: 치킨, 치킨집
burger: 햄버거, 버거
cutlery: 식당, 레스토랑, 맛집, 뷔페, 한식당
gift: 선물, 선물세트
christmas-tree: 크리스마스
diamond: 주얼리, 귀금속, 보석
sneaker: 운동화, 신발, 스니커즈
handbag: 가방, 핸드백
necktie: 정장, 남성복
swimmer: 수영장, 수영
fishing-rod: 낚시
bicycle: 자전거, 전기자전거
tyre: 타이어
bubbles: 세차, 세차장
rug: 러그, 카펫
mattress: 매트리스, 침구
curtains: 커튼, 블라인드
television: 텔레비전, 가전
headphones: 이어폰, 헤드폰, 무선 이어폰
heart: 기부, 자원봉사, 후원
honey: 벌꿀
shopping-bags: ~ 할인, 세일
saw: 목공, 원목 가구, 목공방, 맞춤 가구
bricks: 인테리어 공사, 건설, 타일, 리모델링, 건축
roof: 지붕, 방수, 옥상 방수
spade: 조경, 정원, 가드닝, 텃밭
dinner-plate: 출장 뷔페, 케이터링, 뷔페
musical-notes: 음악회, 콘서트, 합창단
school: ~ 학교
printer: 인쇄, 명함, 명함 인쇄, 현수막
motorcycle: 오토바이, 바이크
horse: 승마
briefcase: 컨설팅
briefcase: ~ 채용, 구인
kebab: 케밥
cheese: 치즈
candy: 사탕, 캔디
dog-standing: 강아지 훈련, 애견 호텔, 애견 유치원
window: 창문, 샷시, 창호, 유리
perfume: 향수
candle: 캔들, 양초, 향초
framed-picture: 전시회, 갤러리, 액자
kitchen-knife: 싱크대, 주방
bee: 양봉
climber: 클라이밍
bathtub: 욕실, 욕실 리모델링, 화장실 공사
t-shirt: 티셔츠, 단체티
party-popper: ~ 파티, 돌잔치, 생일파티
tractor: 트랙터, 농장, 농기계
toolbox: 공구, 집수리, 철물점
motor-boat: 요트 투어, 보트
pancakes: 팬케이크, 조식, 브런치
egg: 달걀, 계란
bucket: 유리창 청소, 외벽 청소
light-bulb: 조명, 전구
scissors: 커트, 펌, 염색, 헤어, 미용실, 헤어샵, 파마
sneaker: 운동화
washing-machine: 세탁, 세탁소, 운동화 세탁, 빨래방, 이불 빨래
bouquet: 꽃다발, 꽃집, 꽃
tyre: 타이어, 타이어 교체
wrench: 엔진오일, 자동차 정비, 카센터
bubbles car: 세차, 손세차, 세차장
tooth: 임플란트, 교정, 치아 교정, 스케일링, 치과, 치아 미백
blood-drop: 헌혈
cockroach: 해충 방역, 방역
security-camera: 보안 카메라, cctv
delivery-van: 이사, 포장이사, 용달
sewing-needle: 수선, 옷 수선, 재봉
shield: 보험
cat: 고양이
meat-on-bone: 삼겹살, 갈비, 고깃집
chicken-leg: 치킨, 통닭
candle bouquet: 장례식장, 장례, 상조
chess-pawn: 체스, 체스 교실, 바둑, 바둑 학원
wine grapes: 와이너리, 와인
cockroach: 해충 방제, 방역, 해충
dancer musical-notes: 댄스 학원, 무용 학원, 댄스
dress-shoe hammer: 구두 수선, 구두
seedling plant: 씨앗, 모종
jar lettuce: 김치, 김장, 김장 김치, 반찬, 젓갈
jar: 올리브유
dango rice-cracker: 떡, 떡집, 떡 주문, 떡케이크, 송편
kitchen-knife: 칼갈이, 칼 연마
umbrella: 우산, 우산 수리
logs fire: 장작
guitar: 우쿨렐레
`;
