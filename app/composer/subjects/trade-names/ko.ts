/** Everyday trades and what else is advertised, by their plain names in Korean; kinds.ts says what they are. */
export const koreanTradeNames = `
dentist: 치과, 치과의원, 치과 병원
doctor: 내과, 내과의원, 의원, 가정의학과
vet: 동물병원, 수의사
pharmacy: 약국
optician: 안경점, 안경원
hearing: 보청기, 보청기 센터
physio: 물리치료, 도수치료, 물리치료실
podiatrist: 발관리, 발 관리실
psychologist: 심리상담, 심리상담센터
midwife: 조산원
nursing-home: 요양원, 실버타운
massage: 마사지샵, 마사지
hairdresser: 미용실, 헤어샵
barber: 이발소, 바버샵
beauty: 피부관리실, 에스테틱
nails: 네일샵, 네일아트
tattoo: 타투샵, 문신
perfumery: 향수 가게, 향수 매장
bakery: 빵집, 베이커리, 제과점
pastry: 케이크 가게, 디저트 가게
butcher: 정육점
fishmonger: 생선가게, 수산물 가게
greengrocer: 과일가게, 채소가게, 청과물 가게
grocery: 슈퍼마켓, 식료품점, 마트
cheese: 치즈 가게
wine: 와인샵, 와인 가게
ice-cream: 아이스크림 가게
coffee-shop: 카페, 커피숍, 찻집
restaurant: 식당, 레스토랑, 음식점
health-food: 건강식품점, 건강식품, 유기농 매장, 건강원
catering: 출장뷔페, 케이터링
bookshop: 서점, 책방
stationery: 문구점, 문방구
toys: 장난감 가게, 완구점
hardware: 철물점, 공구상
beds: 침대 매장, 침구점, 이불가게, 매트리스 매장
furniture: 가구점, 가구 매장
lamps: 조명가게, 조명 매장
florist: 꽃집, 꽃가게
garden-centre: 화원, 묘목장, 식물원
jeweller: 보석상, 금은방, 귀금속
watchmaker: 시계방, 시계점, 시계 수리
shoes: 신발가게, 구두가게
clothes: 옷가게, 옷집
fabrics: 원단 가게, 수예점
electronics: 전자제품 매장, 가전 매장
pets: 애견샵, 펫샵, 애완동물 가게
bikes: 자전거 가게, 자전거점
sports: 스포츠용품점, 스포츠 용품
antiques: 골동품점, 골동품 가게
framing: 액자 가게, 표구사, 액자 제작
instruments: 악기점, 악기 가게
gifts: 선물가게, 선물 가게
dry-cleaner: 세탁소, 드라이클리닝
tailor: 양복점, 수선집, 옷수선
shoe-repair: 구두수선, 구두 수선집
locksmith: 열쇠집, 열쇠 수리
notary: 공증사무소, 공증, 법무사
lawyer: 변호사, 법률사무소
accountant: 세무사, 회계사무소, 세무회계
insurance: 보험, 보험대리점, 보험 설계사, 보험설계사
estate-agent: 부동산, 공인중개사
travel-agency: 여행사
movers: 이삿짐센터, 포장이사, 이사업체
cleaning: 청소업체, 입주청소, 청소대행
photographer: 사진관, 사진작가, 스튜디오
copy-shop: 복사집, 복사가게, 복사점
printing: 인쇄소
computer-help: 컴퓨터 수리, 컴퓨터 수리점
phone-repair: 휴대폰 수리, 핸드폰 수리
undertaker: 장례식장, 상조
architect: 건축사무소, 건축사
translator: 번역회사, 번역, 통역
security: 경비업체, 보안업체
pest-control: 해충방제, 방역업체
taxi: 택시, 콜택시
hotel: 여관, 민박
campsite: 캠핑장
car-rental: 렌터카
garage: 카센터, 자동차 정비소
tyres: 타이어 가게, 타이어샵
car-wash: 세차장, 손세차
car-dealer: 중고차 매매, 자동차 대리점
driving-school: 운전학원, 자동차학원
plumber: 배관공, 누수탐지, 설비업체
electrician: 전기공사, 전기기사
roofer: 지붕공사, 지붕 수리
carpenter: 목수, 목공소
painter: 페인트 시공, 도장업체
glazier: 유리가게, 유리집
chimney-sweep: 굴뚝 청소
upholsterer: 소파 천갈이, 천갈이
builder: 건설회사, 건축업체
tiler: 타일 시공
gardener: 조경업체, 정원사, 조경
heating: 보일러 설치, 보일러 수리
kindergarten: 유치원, 어린이집
music-school: 음악학원, 피아노학원
dance-school: 댄스학원, 무용학원
language-school: 어학원, 영어학원
riding-school: 승마장, 승마클럽
gym: 헬스장, 피트니스 센터
cinema: 영화관, 극장
theatre: 소극장, 연극
bowling: 볼링장
swimming-pool: 수영장
library: 도서관
dog-groomer: 애견미용, 애견미용실
dog-hotel: 애견호텔, 강아지 호텔
wedding-planner: 웨딩플래너, 예식장
piano-tuner: 피아노 조율
knife-grinder: 칼갈이
beekeeper: 양봉장
tea-shop: 찻집 다원
bags: 가방 가게
wool: 뜨개실 가게
pool-builder: 수영장 시공
fences: 울타리 시공
scaffolding: 비계 설치
tree-care: 나무 전정
chiropractor: 카이로프랙틱
dermatologist: 피부과
diving-school: 다이빙 스쿨
sailing-school: 요트 학교
boat-rental: 보트 대여
escape-room: 방탈출
karting: 카트장
planetarium: 천문대
circus: 서커스
comics: 만화방
charity-run: 자선 마라톤, 기부 마라톤, 자선 달리기
marathon: 마라톤 대회, 마라톤, 하프마라톤
school-fair: 학교 바자회, 학교 축제, 알뜰바자회
village-fete: 마을 축제, 마을 잔치, 동네 축제
flea-market: 벼룩시장, 플리마켓
christmas-market: 크리스마스 마켓, 크리스마스마켓
farmers-market: 농부시장, 파머스 마켓, 농산물 직거래장터
craft-market: 핸드메이드 마켓, 수공예 마켓, 공예 장터
concert: 콘서트, 음악회, 연주회
choir-concert: 합창 공연, 합창 연주회, 합창단 정기연주회
jazz-concert: 재즈 공연, 재즈 콘서트
comedy-night: 스탠드업 코미디, 코미디 공연, 개그 공연
film-night: 영화 상영회, 야외 상영회, 영화의 밤
karaoke-night: 노래자랑, 가라오케의 밤
board-games-night: 보드게임 모임, 보드게임의 밤
wine-tasting: 와인 시음회, 와인 테이스팅
beer-festival: 맥주 축제, 맥주축제
street-food: 길거리 음식, 스트리트 푸드
art-exhibition: 미술 전시회, 그림 전시회, 미술전
author-reading: 작가와의 만남, 낭독회, 북토크
puppet-theatre: 인형극, 인형극 공연
magic-show: 마술쇼, 마술 공연, 매직쇼
fireworks-show: 불꽃축제, 불꽃놀이, 불꽃쇼
carnival-party: 카니발 파티, 가면 파티, 가장무도회
food-bank: 푸드뱅크, 식품 나눔
clothes-collection: 헌옷 수거, 헌옷 기부, 의류 기부
blood-donation: 헌혈, 헌혈 캠페인, 헌혈 행사
animal-shelter: 동물보호소, 유기동물 보호소, 유기견 보호소
volunteers-wanted: 자원봉사자 모집, 봉사자 모집, 자원봉사 모집
choir-singers: 합창단, 합창단원 모집, 성가대원 모집
chess-club: 체스 클럽, 체스 동호회
hiking-club: 등산 동호회, 산악회, 등산 모임
running-club: 러닝 크루, 달리기 동호회, 마라톤 동호회
tennis-club: 테니스 클럽, 테니스 동호회
judo-club: 유도 도장, 유도관, 유도 교실
yoga-class: 요가 수업, 요가 교실, 요가 클래스
swimming-lessons: 수영 강습, 수영 교실, 수영 레슨
baby-swimming: 아기 수영, 베이비 수영, 영유아 수영
first-aid-course: 응급처치 교육, 심폐소생술 교육, 응급처치 강습
cooking-course: 요리 교실, 요리 수업, 쿠킹 클래스
pottery-course: 도자기 교실, 도예 수업, 도예 교실
painting-course: 그림 교실, 미술 수업, 수채화 교실
photography-course: 사진 강좌, 사진 수업, 사진 교실
sewing-course: 재봉 교실, 재봉틀 수업, 미싱 수업
programming-course: 코딩 학원, 코딩 교육, 프로그래밍 강좌
guitar-lessons: 기타 레슨, 기타 학원, 기타 교실
piano-lessons: 피아노 레슨, 피아노 학원, 피아노 과외
singing-lessons: 보컬 레슨, 보컬 학원, 노래 교실
drum-lessons: 드럼 레슨, 드럼 학원
maths-tutoring: 수학 과외, 수학 학원, 수학학원
ski-school: 스키 강습, 스키 학교, 스키 스쿨
surf-school: 서핑 강습, 서핑 스쿨, 서핑 학교
climbing-hall: 클라이밍장, 클라이밍 센터, 실내 암벽장
mini-golf: 미니골프, 미니골프장
personal-trainer: 퍼스널 트레이너, 퍼스널 트레이닝, 개인 트레이너
nutritionist: 영양사, 영양 상담
holiday-flat: 독채 펜션, 독채 숙소, 별장 대여
room-to-let: 월세방, 하숙방, 빈방 임대
flat-to-let: 아파트 임대, 아파트 전세, 아파트 월세
storage-units: 셀프 스토리지, 개인 창고 대여, 공유창고
bouncy-castle-hire: 에어바운스 대여, 에어바운스 렌탈
marquee-hire: 행사 천막 대여, 천막 대여, 몽골텐트 대여
bike-hire: 자전거 대여, 자전거 대여소, 자전거 렌탈
camper-hire: 캠핑카 대여, 캠핑카 렌트, 캠핑카 렌탈
costume-hire: 의상 대여, 무대의상 대여, 코스튬 대여
tool-hire: 공구 대여, 공구 임대, 공구 렌탈
truck-driver: 트럭 기사, 화물차 기사, 트럭 운전기사
delivery-driver: 배송 기사, 택배 기사, 배달 기사
bus-driver: 버스 기사, 버스 운전기사
waiter: 홀서빙, 서빙 알바, 웨이터
cook: 조리사, 요리사, 주방장 구함
bakers-apprentice: 제빵사, 제빵사 견습, 제빵 보조
shop-assistant: 매장 직원, 판매 사원, 판매직원
warehouse-worker: 물류센터 직원, 창고 직원, 물류 알바
cleaner: 청소원, 미화원, 청소 알바
nurse: 간호사, 간호사 채용, 간호조무사
carer: 요양보호사, 간병인, 요양보호사 구인
programmer: 프로그래머, 소프트웨어 개발자, 개발자 채용
christmas-trees: 크리스마스 트리, 크리스마스트리
pumpkins: 할로윈 호박, 핼러윈 호박
firewood: 장작 판매, 참나무 장작, 캠핑 장작
fresh-eggs: 유정란, 신선한 달걀, 방사 유정란
asparagus: 아스파라거스
strawberry-picking: 딸기 따기, 딸기 체험, 딸기따기 체험
vegetable-box: 채소 꾸러미, 야채 꾸러미, 제철 채소 박스
used-bikes: 중고 자전거, 중고자전거
used-cars: 중고차, 중고 자동차
second-hand-clothes: 구제 옷, 중고 의류, 구제샵
pram: 유모차, 중고 유모차
used-furniture: 중고 가구, 중고가구
lawn-mowing: 잔디 깎기, 잔디 관리, 잔디깎기
snow-clearing: 제설 작업, 눈 치우기
gutter-cleaning: 물받이 청소, 빗물받이 청소, 홈통 청소
carpet-cleaning: 카펫 청소, 카페트 청소, 카펫 세탁
window-cleaning: 유리창 청소, 창문 청소
house-clearance: 유품정리, 빈집 정리, 폐가구 수거
skip-hire: 암롤박스 대여, 암롤박스 임대, 폐기물 컨테이너 대여
washing-machine-repair: 세탁기 수리, 세탁기 고장 수리
boiler-service: 보일러 점검, 보일러 청소
air-conditioning: 에어컨 설치, 에어컨 시공
solar-panels: 태양광 패널, 태양광 발전, 태양광 설치
kitchens: 주방 가구, 주방 인테리어, 시스템 키친
bathroom-renovation: 욕실 리모델링, 화장실 리모델링, 욕실 인테리어
drain-clearing: 하수구 뚫음, 변기 막힘, 하수구 막힘
dog-walking: 강아지 산책, 강아지 산책 대행, 반려견 산책
cat-sitting: 캣시터, 고양이 돌봄, 고양이 펫시터
babysitter: 베이비시터, 아이 돌보미
home-care: 방문요양, 재가요양, 방문간호
dj: 출장 디제이, 파티 디제이
wedding-band: 웨딩 밴드, 결혼식 밴드, 결혼식 연주팀
childrens-clown: 어릿광대, 삐에로 공연, 피에로 공연
food-truck: 푸드트럭, 푸드 트럭
pizza-delivery: 피자 배달, 배달 피자
kebab-house: 케밥집, 케밥 가게
pancake-house: 팬케이크 가게, 팬케이크 하우스
cakes-to-order: 주문 케이크, 맞춤 케이크, 주문제작 케이크
breakfast-cafe: 브런치 카페, 조식 카페
lunch-menu: 점심 메뉴, 점심 특선, 런치 메뉴
barbecue-evening: 바비큐 파티, 바베큐 파티, 바비큐의 밤
eyelash-extensions: 속눈썹 연장, 속눈썹연장
teeth-whitening: 치아 미백, 치아미백
hair-removal: 제모, 레이저 제모, 왁싱샵
sauna: 사우나, 찜질방
`;
