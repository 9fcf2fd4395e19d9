/** Korean words for work, places and travel. Notation: word-list.ts. */
export const koreanWorkAndTravel = `
3d-printer: 3d프린터, 3d 프린터, 3d프린팅, 3d 프린팅
abacus: 주산, 주산암산, 암산
air-compressor: 에어 컴프레서, 에어컴프레서, 공기 압축기, 에어 콤프레샤, 컴프레서 대여, 컴프레서, 콤프레샤, 콤프레서
anvil hammer: 대장간
app-phone: ~ 앱, 어플
app-phone: 앱 출시, 앱 다운로드, 새로운 앱, 모바일 앱, 앱으로 주문, 어플 출시, 앱 설치, 앱을, 공식 앱
app-phone laptop: 앱 개발
ballot-box: 주민참여예산, 투표해 주세요, 투표, 투표하세요, 선거
banknotes credit-card: 신용대출, 소액대출, 직장인 대출, 사업자 대출, 대출 상담, 자동차 대출, 카드 발급, 정책자금, 무직자 대출, 비상금 대출, 햇살론
billboard: 옥외광고, 빌보드, 전광판 광고, 옥외 광고, 전광판, 야립광고
blackboard: 칠판
blood-drop: 헌혈, 헌혈버스, 헌혈 버스
book: 제본, 자서전, 졸업앨범
books: 요리책, 여행 가이드북, 만화책, 중고만화, 아동전집, 유아전집
books desk-lamp: 스터디카페, 독서실, 스터디룸, 관리형 독서실, 관리형독서실
books open-book: 중고책, 헌책, 서점, 도서관, 책방, 독서모임, 도서, 책, 동화책, 만화카페, 북카페, 독서 모임, 북클럽, 북콘서트, 동네서점, 독립서점, 헌책방, 작은도서관, 도서 기증, 만화방
briefcase handshake: 컨설팅, 취업, 창업컨설팅
briefcase handshake: ~ 채용, 구인
business-cards printer: 명함, 명함 인쇄, 명함 제작, 명함 디자인
calculator receipt: 계산기, 세무사, 회계, 세무, 회계사, 종합소득세, 기장, 부가세, 연말정산, 세무 상담, 부가세 신고, 부가가치세, 기장 대리, 회계사무소, 급여 대행, 절세, 양도세, 상속세
calculator receipt: 법인세, 경리, 세금 신고
calendar: 달력, 탁상 달력, 캘린더, 탁상캘린더
calendar clipboard: 세미나, 설명회
card-terminal credit-card: 카드단말기, 카드 단말기, 포스 시스템, 키오스크, 테이블오더, 무선단말기, 결제단말기
cash-register: 금전등록기, 포스기, 캐셔, 캐셔 모집
chainsaw logs: 엔진톱, 벌목, 체인톱, 전기톱
chart-up: 주식, 투자, 재테크, 펀드, 재무설계
cherry-picker: 스카이차, 고소작업차, 고소작업대
circuit-board: 회로기판, 기판 수리, 전자회로
coin: 옛날돈, 화폐수집, 실버바
coin magnifier: 화폐 수집
coin receipt: 가계부, 가계부 앱
combine-harvester wheat: 콤바인, 벼 베기
concrete-mixer bricks: 레미콘, 콘크리트, 펌프카, 콘크리트 타설
crayon: 컬러링북, 색칠공부
credit-card smartphone: 신용카드
desktop-computer: 게이밍 모니터
desktop-computer keyboard: 조립 pc, 조립pc, 게이밍 pc, 컴퓨터 조립, 컴퓨터 매입, 윈도우 설치
desktop-computer laptop: 코딩, 코딩학원, 소프트웨어, 컴퓨터, 프로그래밍
document fountain-pen: 법인 설립, 법인설립, 행정사, 내용증명, 유언장, 유언, 인허가, 상표 등록, 특허, 변리사, 등기
drill toolbox: 공구대여, 드릴
drone: 드론
excavator: 철거, 철거 공사, 건물 철거, 굴삭기, 포크레인, 토목 공사, 중장비, 상가 철거
excavator crane: 굴착기, 미니 굴삭기
exhibition-stand: 전시 부스, 전시회 부스, 전시부스 시공, 박람회 부스
forklift: 지게차, 지게차 자격증
fountain-pen clipboard: 서명 운동, 서명운동, 서명 참여, 설문조사, 국민청원
fountain-pen document: 문구점, 법무사, 문구
gavel: 경매
generator plug: 발전기, 발전기 대여, 발전기 임대, 비상발전기, 발전기 렌탈, 발전기 수리
gold-bars: 골드바, 금괴
hard-hat: 안전모, 건설 안전모, 공사용 안전모, 보호장구, 안전장구, 안전용품
headset speech-bubble: 콜센터, 고객센터, 고객상담, 상담원, 텔레마케팅, 상담원 모집, 헤드셋, 콜센터 상담원, 고객상담원
house-contract: 부동산 등기, 임대차 계약, 전세 계약, 등기 대행, 부동산등기, 소유권이전등기, 전세계약, 상속등기, 임대차계약
hydraulic-hose: 유압호스, 유압 호스, 유압
laptop desktop-computer: 프로그램 개발, 솔루션 개발, 외주 개발, 코딩 교육, 컴퓨터 학원, 컴활, 노트북 매입, 전산 관리, 컴퓨터 교육, 스마트스토어
laptop screwdriver: 데이터 복구, 데이터복구, 컴퓨터 수리, 온라인 강의, 노트북, 인강, 컴퓨터수리, 노트북수리, 코워킹
lathe: 선반 가공, 선반가공, cnc 가공, 정밀가공, 정밀 가공, 금속 가공
lift: 엘리베이터 유지보수, 승강기, 홈엘리베이터, 승강기 점검
loudspeaker: 음향
love-letter: 포장지, 엽서
magnifier: 탐정, 흥신소
meeting-room: 회의실, 회의실 대여, 미팅룸, 컨퍼런스룸, 회의실 대관
megaphone chart-up: 반상회, 주민총회, 광고대행사, 마케팅, 광고, 광고대행, 온라인마케팅
megaphone speech-bubble: 주민 설명회, 주민설명회, 공청회
memo light-bulb: 퀴즈, 퀴즈대회
microscope test-tube: 임상시험
newspaper: 신문, 잡지
notebook: 노트, 공책, 다이어리
notebook pencil: 숙제방, 공부방
open-book pencil: 과외, 영어학원, 학원, 영어회화, 영어, 논술, 입시, 한국어, 어학원, 토익, 토플, 텝스, 아이엘츠, 공무원 시험, 공무원 학원, 입시학원, 재수학원, 수능, 수능 특강, 내신
open-book pencil: 보습학원, 과외 구함, 영어 학원, 국어 학원, 검정고시, 공인중개사 시험, 한국어 교실, 학습지, 국어 특강, 고3 국어
paintbrush palette: 민화
pallet: 파렛트, 팔레트 매입, 목재 파렛트
pallet forklift: 창고 임대, 창고임대
pallet-truck: 핸드파렛트, 핸드 파레트 트럭, 핸드자키, 핸드 파렛트 트럭
parcel delivery-van: 물류센터, 물류, 포장박스, 창고
parcel padlock: 셀프 스토리지, 물품 보관
phone-case: 폰케이스, 휴대폰케이스, 휴대폰 케이스, 아이폰케이스, 핸드폰 케이스
pill stethoscope: 약국, 영양제, 비타민, 건강기능식품
power-bank: 보조배터리, 보조 배터리
printer: 복사
printer document: 인쇄소, 인쇄
road-roller: 아스팔트, 아스콘, 포장 공사, 도로포장
robot gear: 로봇 코딩, 로봇코딩, 로봇, 로봇교실
rubber-stamp document: 공증, 공증사무소, 인감도장, 고무인, 수제도장
scaffold ladder: 비계, 비계 설치
scales: 변호사, 법무법인, 법률상담, 이혼, 노무사, 상속
scales gavel: 개인회생, 개인파산, 회생 파산, 변호사 상담, 법률 상담, 법률사무소, 이혼 소송, 형사 사건, 손해배상, 상속 분쟁, 음주운전 구제, 산재, 산재 보상, 채권 추심, 부당해고, 파산
scales gavel: 이혼상담, 이혼소송, 이혼전문
scissor-lift: 시저리프트, 시저 리프트
scissors: 공예 키트
scissors hair-comb: 종이공예, 미용실, 헤어샵, 헤어살롱, 커트, 펌, 염색, 헤어, 파마, 미용사, 미용사 구인, 헤어 디자이너, 미용학원, 미용사 자격증, 출장 미용
scroll: 한지 공예, 표구
server: 웹호스팅, 서버 호스팅, 서버, 클라우드 서버, 서버 구축
set-square ruler: 건축사사무소, 건축사, 건축설계, 건축 설계, 수학, 수학학원, 수학과외, 설계
shipping-container: 컨테이너, 컨테이너 창고, 컨테이너 하우스
signing-hands: 수어, 수화, 수어 교육, 수어 통역, 수화 통역
site-cabin: 현장 사무실, 컨테이너 사무실, 현장 컨테이너
smartphone: 휴대폰, 핸드폰, 스마트폰, 휴대폰 수리, 아이폰 수리, 알뜰폰, 알뜰폰 요금제, 중고폰, 중고폰 매입, 휴대폰 매입, 휴대폰 개통, 휴대폰 매장, 핸드폰 수리, 유심, 아이폰, 갤럭시 수리
smartphone: 번호이동, 스마트폰 교육
smartphone wrench: 액정 깨졌, 액정 수리, 액정 교체, 액정
soldering-iron: 납땜
speaker: 블루투스 스피커, 스피커, 오디오, 오디오 수리, 중고오디오
speech-bubble: 언어교환, 언어치료, 언어 치료
speech-bubble open-book: 독일어, 프랑스어, 스페인어, 일본어, 중국어, 영어캠프, 영어 캠프
spotlight: 무대조명, 음향조명, 조명 렌탈, 음향 조명
steel-beam hard-hat: 철근공
stethoscope: 종합검진, 건강검진, 국가검진, 건강 검진, 병원, 의원, 내과, 소아과, 비염, 축농증
stethoscope clipboard: 가정의학과, 위내시경, 대장내시경, 내시경, 갑상선, 비뇨기과, 치질, 비대면 진료, 방문 진료, 하지정맥류, 성형외과, 코 성형, 가슴 성형, 지방흡입, 안면윤곽, 알레르기
stethoscope clipboard: 천식, 코골이, 수면무호흡
stethoscope hospital: 류마티스내과, 소화기내과, 내분비내과, 신장내과, 투석, 알레르기내과, 항문외과, 외과
syringe: 예방접종, 독감주사, 보톡스, 필러, 백신, 대상포진 백신, 자궁경부암 백신, 수액, 수액 주사, 영양주사, 삭센다, 위고비, 턱 보톡스
tablet: 태블릿, 아이패드, 전자책 리더기
telehandler: 텔레핸들러
telephone: 전화상담, 키폰
telescope star: 천체관측
test-tube blood-drop: 피검사, 혈액검사
theodolite set-square: 측량, 토지측량, 지적측량, 측량 설계, 측량사무소, 경계측량, 토지 측량, 측량설계
translation open-book: 번역, 번역회사, 통역, 통번역, 번역 서비스, 통역사, 번역가, 문서 번역
translation rubber-stamp: 번역공증, 번역 공증, 공증 번역
ultrasound: 초음파 검사, 산전 초음파, 초음파 진단
vending-machine soft-drink: 자판기, 자동판매기, 무인자판기, 음료 자판기, 스마트 자판기, 멀티자판기, 자판기 렌탈
video-call headphones: 웨비나, 화상회의, 화상 회의, 영상통화, 화상 상담, 온라인 세미나, 줌 강의, 줌 수업, 화상수업, 비대면 상담
walkie-talkie: 무전기, 워키토키
web-page laptop: 랜딩페이지, 웹디자인, 홈페이지, 홈페이지 제작, 웹사이트 제작, 홈페이지 디자인, 랜딩페이지 제작, 반응형 홈페이지
web-page shopping-cart: 쇼핑몰 창업, 쇼핑몰 제작
webcam: 웹캠
welding-mask fire: 용접, 용접공, 용접사, 출장용접, 알곤용접
whiteboard: 화이트보드, 이동식 화이트보드
windscreen: 자동차 유리, 앞유리, 앞유리 교체, 자동차 앞유리, 돌빵 복원
apartment-building key: 아파트, 원룸, 오피스텔, 월세, 전세
bank coin: 은행, 대출, 자동차대출, 새마을금고
barber-pole razor: 바버샵, 이발소, 이발, 남성컷
barn: 헛간
bouncy-castle balloon: 에어바운스
bricks builder: 건설회사, 건설, 시공사
bricks trowel: 인테리어 공사, 건축, 증축, 벽돌, 시멘트, 조적공사, 조적, 벽돌공사
bricks trowel: ~ 시공
building-plot: 토지, 토지 매매, 땅 매매, 전원주택지, 택지, 토지 분양, 토지매매, 전원주택 부지, 택지 분양, 전원주택 토지, 토지 투자, 임야, 전답, 농지, 논밭 매매
campervan campsite: 캠핑카, 캠핑카 렌트, 캠핑카 대여, 차박, 캠퍼밴
caravan campsite: 카라반
church: 여름성경학교, 주일미사, 교회, 성당, 새신자, 전도 축제, 찬양 집회, 십자가
church candle: 성탄 예배, 크리스마스 예배, 부활절 예배, 예배, 부활절, 수련회, 찬양예배, 부흥회, 새벽기도
circus-tent: 서커스
convenience-store: 편의점 알바, 편의점 창업, 편의점 야간
convenience-store key: 상가 임대, 점포 임대, 상가임대, 점포임대
convenience-store shopping-cart: 편의점
crane bricks: 크레인
factory gear: 생산직, 생산직 사원, 공장 알바, 제조업, 생산 사원, 공장 매매, 공장 임대, 기숙사 제공 생산직
ferris-wheel: 놀이동산
hotel bed: 호캉스, 호텔 패키지, 비즈니스 호텔, 호텔 뷔페
house: 새집, 황토집, 흙집
house heart: 위탁가정, 위탁부모, 가정위탁
house key: 빈방, 빈방 임대, 부동산, 분양, 주택, 빌라, 상가, 주택 매매, 단독주택, 타운하우스, 빌라 분양, 부동산 중개, 공인중개사, 한옥, 농가주택, 세컨하우스, 주택 리모델링
house money-bag: 주택담보대출, 담보대출, 전세대출, 전세자금대출, 아파트 담보대출, 대환대출
market-stall carrot: 장터, 농부시장, 직거래장터, 오일장
market-stall shopping-bags: 바자회, 프리마켓, 나눔장터, 야시장, 전통시장, 재래시장
marquee tent: 행사용 천막, 행사 천막, 행사천막
mosque: 모스크, 이슬람 사원
museum: 박물관, 미술관
office-building key: 아파트 분양, 아파트 매매, 오피스텔 분양, 사무실 임대, 소호 사무실, 상가 분양, 빌딩 매매, 지식산업센터, 전세 매물, 재개발, 재건축, 모델하우스, 청약, 임대아파트
office-building key: 사무실 분양
photo-booth: 인생네컷, 포토부스, 네컷사진, 셀프사진관, 무인사진관
portable-toilet: 이동식 화장실, 간이화장실, 이동식화장실, 이동식 화장실 임대, 이동화장실, 행사 화장실
road-barrier: 도로 통제, 도로통제
road-barrier safety-vest: 도로공사, 교통 신호수, 신호수, 차선도색
roller-coaster: 놀이공원, 테마파크, 롤러코스터
school backpack: ~ 학교
school backpack: 교복 대여, 교복 나눔, 입학 준비, 초등학교 입학
school graduation-cap: 입시 설명회, 입학 설명회, 학교 설명회, 대학 박람회, 유학 박람회, 대안학교, 평생교육원, 학점은행제, 대학원, 어학연수, 사이버대
slide toy-bricks: 실내놀이터, 실내 놀이터, 키즈카페, 키즈 카페
stained-glass: 스테인드글라스
storage-unit parcel: 셀프스토리지, 개인창고, 공유창고, 짐보관, 이삿짐 보관, 물품보관, 짐 보관, 개인 창고, 창고 대여, 창고 보관, 보관이사
swimming-pool: 수영장 시공
swimming-pool swimmer: 수영장 청소, 수영장 관리
swing slide: 그네
tent: 스카우트, 캠핑, 캠핑장, 텐트, 글램핑, 캠핑용품, 에어 매트, 타프, 캠핑타프, 차박용품, 여름 캠프, 여름캠프
airplane suitcase: 여행사, 여행, 항공권, 투어, 신혼여행, 패키지여행, 해외여행
alarm-clock: 알람시계, 자명종
ambulance: 구급차
anchor ship: 조선소, 어선 수리
banknotes: 환전, 환전소, 외화환전
barber-chair: 이발 의자, 미용실 의자, 바버 체어, 미용 의자
beach-hut: 비치 헛, 해변 오두막, 비치헛
bicycle: 자전거, 전기자전거, 자전거 수리, 자전거 대여, 밸런스 바이크
bicycle-courier: 자전거 배달, 자전거 퀵, 배달 라이더, 음식 배달원
brake-disc wrench: 브레이크, 브레이크 패드, 브레이크 패드 교체, 브레이크 디스크, 브레이크 수리
bus: 버스, 관광버스, 전세버스, 공항 리무진, 리무진버스, 공항리무진, 버스대절, 단체관광, 효도관광
bus books: 이동도서관, 이동 도서관, 북버스
camping-stove: 캠핑 버너, 캠핑 스토브, 휴대용 버너
car bubbles: 세차, 세차장, 광택, 디테일링, 손세차, 유리막코팅
car car-front: 무사고, 시승, 그랜저, 쏘나타, 아반떼, 쏘렌토, 카니발, 매매단지, 중고차 매매, 중고차, 렌터카, 자동차, 신차, 렌트카, 썬팅, 자동차 썬팅, 틴팅, 판금 도색, 외형복원
car car-front: 자동차 도색, 유리막 코팅, 장기렌트, 자동차 리스, 중고차 매입, 내차 팔기, 랩핑, 블랙박스, 블랙박스 설치, 셀프세차, 출장 세차, 실내 세차, 수입차, 경차
car tow-truck: 폐차, 폐차장
car wrench: 자동차 검사, 종합검사, 외제차 수리, 자동차 수리, 하체 수리
car-battery wrench: 자동차 배터리, 자동차배터리, 배터리 출장, 밧데리, 출장 밧데리, 밧데리 교체, 차량 배터리 교체, 자동차 배터리 교체, 배터리 출장 교체
car-front ring: 웨딩카, 웨딩카 렌트
car-seat: 카시트
cargo-bike: 카고바이크, 카고 바이크
cargo-tricycle: 삼륜차, 전동 삼륜차, 화물 삼륜차, 삼륜 전기차
carriage horse: 꽃마차
charging-station car: 전기차 충전기, 전기차 충전, 충전소
chimney-sweep: 굴뚝 청소, 굴뚝 청소부
cleaner: 청소부, 청소원, 미화원, 청소 도우미
compass fire: 보이스카우트
compass world-map: 오리엔티어링
conveyor-belt: 컨베이어 벨트, 컨베이어벨트, 벨트 컨베이어, 롤러 컨베이어
defibrillator: 제세동기, 자동심장충격기, 자동제세동기, 심장충격기
delivery-van lorry: 택배, 화물
delivery-van parcel: 이사짐센터, 소형 이사, 반포장이사, 용달이사, 1톤 용달, 택배기사, 새벽배송, 배달 기사
dentist-chair: 치과 의자, 치과용 의자, 유니트체어
doctor: 주치의
document: 전단지, 리플렛, 전단지 제작
document pencil: 교정교열, 원고교정, 대필
dragon-boat: 용선, 드래곤보트, 용선 대회
drone camera: 드론촬영
dust-mask: 방진 마스크, 방진마스크, 분진 마스크
engine-oil wrench: 미션오일, 엔진오일, 엔진오일 교환, 엔진 오일, 엔진오일 교체, 합성유
envelope: 봉투, 봉투제작, 봉투 인쇄
exhaust: 자동차 머플러, 머플러 교체, 배기 시스템, 촉매 변환기, 배기관
ferry: 여객선, 도선 운항
fire-engine: 소방대
fire-engine rescue-helmet: 의용소방대, 소방대원, 소방서
food-truck takeaway-box: 푸드트럭
food-truck: 밥차, 간식차, 촬영장 밥차
fuel-pump: 주유소
gardener: 정원사
gurdwara: 구르드와라, 시크교 사원, 시크 사원
hand-cart: 손수레, 나무 손수레, 끌차, 웨건 수레
hang-glider: 행글라이더, 행글라이딩, 행글라이더 체험
helicopter: 헬기투어, 헬리콥터
hot-air-balloon: 열기구
inflatable-boat: 고무보트, 콤비보트, 공기주입식 보트, 고무보트 대여
insured-car shield: 자동차보험, 자동차 보험, 차보험, 다이렉트 자동차보험, 자동차보험 비교, 자동차보험 갱신, 오토바이 보험
jet-ski wave: 제트스키, 수상오토바이
kayak: 카약, 카약 체험, 투명카약, 투명 카약
label-roll: 라벨 인쇄, 스티커 인쇄, 롤라벨, 라벨 스티커, 롤 스티커, 라벨, 라벨지
lectern microphone: 웅변, 웅변학원, 스피치, 스피치학원
lifebuoy wave: 수상구조대, 해양구조대, 수재민, 수재민 돕기, 수해 복구, 이재민, 이재민 돕기, 재난 구호, 수재의연금, 침수 피해
lifebuoy: 튜브 대여, 물놀이튜브, 튜브대여
limousine: 리무진, 리무진 대여, 웨딩 리무진, 리무진 렌트
lockers: 사물함, 물품보관함, 탈의실 락커, 철제 사물함, 개인 사물함, 락카룸 사물함
locomotive: 철도모형
log-cabin: 통나무집, 통나무 주택, 통나무주택, 통나무 오두막, 로그하우스, 통나무 캐빈
lorry: 화물 기사, 화물기사, 지입 기사, 트럭 기사, 기사 모집 화물, 화물차 기사, 배송 기사, 트럭, 화물차
lorry delivery-van: 이사, 포장이사, 용달, 원룸이사, 가구 이사, 사무실 이사, 가정 이사
lorry parcel: 이삿짐, 이삿짐센터
mantel-clock amphora: 고미술
market-stall beers: 포장마차
market-stall price-tag: 플리마켓, 벼룩시장
marquee: 천막대여, 몽골텐트, 캐노피천막
mobility-scooter wheelchair: 전동휠체어, 전동스쿠터, 의료용 스쿠터, 전동 휠체어
motor-boat anchor: 선상낚시, 배낚시, 선외기
motor-boat wave: 요트 투어, 보트, 유람선, 낚싯배, 수상스키, 웨이크보드, 웨이크서핑, 수상레저, 어선
motor-scooter: 스쿠터
motor-scooter takeaway-box: 배달기사, 배달대행, 라이더 모집, 배달라이더, 배달알바
motorcycle: 오토바이, 바이크, 오토바이 수리, 오토바이수리, 이륜차, 이륜차 수리
motorcycle parcel: 퀵서비스, 오토바이퀵, 퀵기사
motorcycle-helmet motorcycle: 오토바이 헬멧
network-cable: 랜선, 랜케이블, 네트워크 케이블, 랜공사, 네트워크 배선, 이더넷 케이블
number-plate: 자동차 번호판, 번호판, 차량 번호판
onsen: 일본 온천, 노천탕, 온천 료칸, 료칸 온천
open-book: 속독, 한글교실, 문해교실
paddleboard wave: 패들보드, 서프 패들, 패들보드 체험, 패들 보드
pallet-racking: 파렛트랙, 파렛트 랙, 팔레트랙, 창고 랙, 물류창고 선반
parachute: 스카이다이빙
parcel: 박스, 종이박스, 택배박스, 골판지박스, 박스제작, 포장재, 포장자재
parking-sign location-pin: 월주차, 주차 공간
parking-sign: 주차장, 주차 대행
passport suitcase: 비자, 비자대행
pen pencil: 필기구, 학용품
pill: 유산균, 오메가3
pocket-knife: 주머니칼, 맥가이버칼, 맥가이버 칼, 접이식 칼, 스위스 아미 나이프
pressure-gauge: 압력계, 압력 게이지, 계측기 교정, 교정 서비스
quad-bike: 사륜바이크, 사발이, 사륜오토바이, atv 체험, atv
roll-up-banner: 롤업배너, 롤업 배너, 배너 거치대, 배너 인쇄, 현수막, 배너, 배너 제작, 현수막 제작, 플래카드
roller-skate: 인라인, 인라인스케이트
roof-box: 루프박스, 루프 박스, 루프캐리어, 루프박스 렌탈
rubber-stamp: 나무도장, 도장집, 전각, 법인도장, 막도장
sailing-boat anchor: 요트, 요트 체험, 계류장, 마리나, 돛
security-guard: 경비원, 보안요원, 경호원, 경비업체
ship: 수출입, 해운
shop-assistant: ~ 매장 직원, 판매원, 계산원, 점원, 판매직원
snow-plough: 제설, 제설작업, 제설 작업, 제설차
snowshoes: 설피, 스노슈잉, 스노슈
spark-plug: 점화플러그
spray-gun: 분체도장, 스프레이 도장, 도장용 스프레이건, 페인트 스프레이건
spreadsheet: 스프레드시트, 엑셀 템플릿, 엑셀 강의, 엑셀 양식, 엑셀 서식
steel-beam: 철골보, 에이치빔, 철제 빔, 강철 빔
steering-wheel: 대리운전, 운전기사, 운전직, 기사모집
steering-wheel car: 운전학원, 운전면허, 운전면허학원, 운전 연수, 운전, 운전연수, 도로연수
steering-wheel lorry: 대형면허
stroller baby: 육아용품, 신생아 용품
stroller baby-bottle: 유모차
suitcase: 캐리어, 여행가방
surfboard wave: 서핑보드, 서핑보드 대여
tanker: 정화조, 분뇨수거, 정화조 청소, 탱크로리, 살수차, 물차, 정화조차
taxi car: 택시, 콜택시, 공항택시
teacher: 학교 선생님, 강사 모집
telescope night-sky: 천문대, 별보기, 별 관측, 별빛체험
three-wheel-van: 삼륜트럭, 피아지오 아페, 삼륜차 트럭
tiller: 농용관리기, 미니관리기, 농업용 관리기, 소형 관리기, 텃밭 관리기
tipi: 티피 텐트, 인디언 텐트, 티피텐트, 인디언텐트
tipper-truck: 덤프트럭, 골재, 모래 자갈, 자갈
tow-truck car: 렉카, 견인차, 견인, 긴급출동
tractor wheat: 경운기, 트랙터, 농장, 농기계, 비료
tractor rice: 이앙기, 모내기 대행, 논갈이
tractor: 관리기
traffic-cone: 라바콘, 교통콘, 안전 고깔, 칼라콘
train locomotive: 기차
tuk-tuk: 툭툭, 뚝뚝 투어, 툭툭 투어, 오토릭샤, 릭샤 투어
tyre wrench: 타이어, 타이어교체, 휠얼라인먼트, 펑크, 타이어 교체
vintage-car: 클래식카, 올드카
waiter: 웨이터, 웨이트리스, 홀서빙, 서빙 직원
watch: 시계수리, 시계, 손목시계, 시계 배터리, 시계 수리
wheel-loader: 휠로더, 페이로더, 휠로더 임대, 로우더
wheelchair: 휠체어 대여, 복지용구, 의료기기 대여, 장애인 콜택시, 장애인 활동지원
wheelchair crutch: 휠체어, 의료기기, 의료기, 의료기상사
wind-turbine: 풍력, 풍력발전
windmill: 풍차, 풍차마을, 네덜란드 풍차
world-map compass: 지도
yurt: 유르트, 몽골텐트 숙박, 몽골 게르
`;
