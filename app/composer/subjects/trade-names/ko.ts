/** Everyday trades by their plain names in Korean; kinds.ts says what they are. */
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
`;
