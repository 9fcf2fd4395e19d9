/** Korean words for the home. Notation: word-list.ts. */
export const koreanHome = `
advent-calendar: 어드벤트 캘린더, 어드벤트캘린더, 대림절 달력
air-conditioner: 에어컨, 에어컨 수리, 에어컨청소, 에어컨 설치, 냉난방기, 에어컨 이전, 중고 에어컨, 시스템 에어컨, 에어컨 가스, 에어컨 분해청소
air-fryer: 에어프라이어
angle-grinder: 앵글 그라인더, 앵글그라인더, 디스크 그라인더, 핸드 그라인더
armchair: 안락의자
awning: 어닝, 차양, 천막
bar-stool: 바 스툴, 바스툴, 바체어, 바텐의자, 바 체어, 홈바 의자
basket carrot: 채소, 농산물, 야채, 로컬푸드, 직거래, 유기농 채소, 유기농채소, 야채가게, 채소가게, 농산물 직거래, 꾸러미, 친환경 농산물, 직거래 장터
basket leaves: 짚풀공예, 라탄, 라탄공예
bath-bomb: 배쓰밤, 배스밤, 입욕제 볼
bathtub: 입욕제
bathtub shower: 욕실, 욕실 리모델링, 화장실 공사
battery plug: 배터리
bed bellhop-bell: 호텔, 펜션, 게스트하우스, 침대, 숙박, 민박, 리조트, 모텔, 숙소, 풀빌라
bed key: 투룸, 고시원, 셰어하우스, 쉐어하우스, 하숙, 기숙사, 단기 임대, 자취방, 룸메이트, 고시텔
bedding: 이불, 침구, 침구세트, 침구 세트, 베개, 이불세트, 차렵이불, 구스이불
bedding washing-machine: 이불빨래, 이불 빨래
bench: 공원 벤치, 야외 벤치
blanket: 전기장판, 전기요, 극세사 이불, 전기매트, 블랭킷
blanket cushion: 담요
blender: 믹서기, 블렌더, 착즙기
blinds: 블라인드, 롤스크린, 콤비블라인드
boiler: 가스보일러, 온수기 설치
boiler radiator: 보일러, 보일러 수리, 보일러 교체, 온수기, 난방공사, 온돌공사, 바닥난방, 난방배관, 온돌
bookshelf: 벽선반
bookshelf books: 책장, 책꽂이
bow-and-arrow target: 양궁, 양궁 체험, 국궁, 활쏘기, 양궁장, 양궁카페
broom bucket: 이사 청소, 입주 청소, 거주청소, 사무실 청소, 상가 청소, 특수청소, 계단 청소, 청소 대행, 준공 청소, 화장실 청소, 대청소
broom spray-bottle: 청소, 입주청소, 청소업체, 이사청소, 가사도우미, 사무실청소, 홈클리닝, 파출부, 일일도우미
broom wastebasket: 줍깅, 해변 정화, 환경정화
bucket: 밀대 걸레, 물걸레
bucket window: 외벽 청소
bust: 조각상, 흉상, 동상 제작, 석상
candle: 제사상, 제사 음식, 캔들, 양초, 향초, 장례식장, 장례, 상조
candle bouquet: 묘지관리, 산소관리
carport: 카포트, 주차 캐노피
ceiling-fan: 실링팬, 천장형 선풍기, 천장 선풍기, 실링팬 설치, 실링 팬
chair: 의자, 의자 테이블, 스툴
chandelier: 샹들리에, 조명 가게
chest-of-drawers: 서랍장, 원목 서랍장, 3단 서랍장, 5단 서랍장, 와이드 서랍장, 수납 서랍장, 고가구, 전통가구, 반닫이, 앤틱가구
chimney fire: 굴뚝
chisel: 조각칼, 목공끌
chopping-board: 도마, 나무 도마, 원목 도마
clothes-airer: 빨래건조대, 빨래 건조대, 빨래대, 접이식 건조대, 스탠드 빨래건조대
conservatory: 썬룸, 선룸, 컨서버토리, 썬룸 시공
cooker-hood: 주방후드, 주방 후드, 렌지후드, 레인지후드, 후드청소, 후드 청소, 주방 후드 청소, 덕트청소, 덕트 청소
cooking-pot: 냄비, 압력솥, 냄비세트, 가마솥, 냄비 세트, 무쇠솥, 코펠, 캠핑코펠
cot: 아기침대, 유아 침대, 아기 침대, 요람
crate: 나무 상자, 나무상자, 목재 상자
crossed-swords: 검도관
crystals: 수정 원석, 자수정, 로즈쿼츠, 천연 원석, 크리스탈 원석
curtains window: 커튼
cushion: 쿠션, 방석, 베갯잇
desk office-chair: 책상, 사무용 가구, 사무용 책상, 스탠딩 데스크, 모션데스크
desk-lamp: 장스탠드, 수면등
dining-table: 식탁보, 테이블보, 식탁, 원목식탁, 6인용 식탁
dishwasher: 식기세척기, 식세기, 식기세척기 수리, 식기세척기 설치, 빌트인 식기세척기
door hammer: 현관문, 중문
door padlock: 도어락 설치, 현관문 교체, 방문 교체, 중문 시공
drainpipe droplet: 하수구, 하수구 막힘, 싱크대 막힘, 하수구 뚫음, 배관청소, 막힌 하수구, 배수구, 배수구 청소, 배수로, 배수관
dummy: 쪽쪽이, 공갈젖꼭지
electric-fan: 선풍기, 서큘레이터, 손풍기, 써큘레이터, 환풍기, 환풍기 교체
fabric-roll thread: 원단, 옷감
fence hammer: 울타리, 펜스
fire-extinguisher: 소화기, 소방시설
fireplace fire: 벽난로
first-aid-kit: 응급처치, 심폐소생술, 응급처치 교육, 구급상자, 심폐소생술 교육
fitted-kitchen: 싱크대 교체, 주방가구, 주방 리모델링, 맞춤 싱크대, 씽크대, 주방 가구
floorboards: 마루, 강마루, 마루시공, 바닥시공, 원목마루, 데크시공, 데크, 장판시공, 장판, 합판, 방부목
fridge: 냉장고, 냉장고 수리, 중고가전, 가전수리
garage-door: 차고문
garden-hose: 정원호스, 물호스, 정원 호스
garden-room: 정원 사무실, 가든 오피스, 가든룸, 정원 오피스
gas-cylinder: 프로판 가스, 가스 배달, 부탄가스, 가스배달
gas-cylinder fire: 가스통, 프로판, lpg 가스
gate fence: 대문, 자동문 대문
gear wrench: 밀링 가공, 금형, 사출성형, 플라스틱 사출, 베어링, 레이저 절단, 부품 가공, 기계 가공, 금형 제작, 임가공
grandfather-clock: 괘종시계
gutter: 물받이, 처마 물받이
hair-straightener: 고데기, 매직기, 헤어 아이론
headstone: 묘지 관리, 묘비, 묘지, 비석, 공원묘지
heat-pump radiator: 히트펌프
high-chair: 아기 식탁의자, 유아 식탁의자, 하이체어
house-insulation: 단열, 단열 시공, 단열공사, 외단열, 단열재, 단열 공사, 우레탄폼, 단열 보강, 수성연질폼
incense: 인센스, 인센스 스틱, 향초와 인센스
insured-home shield: 화재보험, 주택화재보험, 아파트 화재보험, 주택 화재보험, 집보험
iron t-shirt: 다리미
kettle: 전기포트, 주전자, 전기주전자, 커피포트
key padlock: 금고 열기, 열쇠집
light-bulb: 조명, 전구, 전등, LED 조명
light-bulb plug: 정전 안내
lock-and-key padlock: 열쇠, 도어락, 디지털 도어락, 사이버 보안
lock-and-key puzzle: 방탈출, 방탈출카페
lotion: 피부과, 선크림, 샴푸바, 트리트먼트, 시트마스크
lunch-box: 도시락통, 도시락 통, 런치박스
mattress bed: 매트리스
microwave: 전자레인지, 전자렌지, 전자레인지 수리
mirror: 거울, 화장대
moka-pot: 모카포트
mortar: 후추 그라인더, 커피 그라인더
mortar herb: 한약, 한약방, 한약국, 탕약, 한약재, 보약, 공진단, 다이어트 한약, 경옥고
nails: 쇠못, 콘크리트못
neon-sign: 네온사인, 네온 간판, 네온간판, 간판, 돌출간판, 간판제작, 채널간판
office-chair desk: 사무용 의자, 게이밍 의자, 컴퓨터 의자, 사무용가구, 사무가구, 공유오피스, 비상주사무실, 사무직, 사무보조
oven frying-pan: 가스레인지, 오븐
paint-roller bucket: 페인트, 리모델링, 인테리어 필름, 페인트칠, 페인트 시공, 외벽 도색, 도장 공사, 셀프 페인팅
paper-lantern lotus: 연등 만들기, 연등 달기, 연등, 연등축제, 연등회
paving trowel: 보도블럭, 보도블록, 마당 포장, 블록 포장, 디딤석, 보도블럭 시공
pet-bed: 강아지 방석, 강아지방석, 강아지 침대, 고양이 방석
piggy-bank coin: 저금통, 적금
pliers: 펜치, 롱노즈
plug: 충전 케이블, 콘센트, 콘센트 교체, 콘센트교체, 스위치 교체
plug lightning: 전기공사, 전기, 전기기사, 누전
plunger tap: 싱크대 뚫음
plunger toilet: 변기 뚫음, 막힌 변기, 변기 수리, 배관 청소, 변기막힘, 변기 막힘
razor: 면도, 면도기, 면도날
recycling: 재활용, 고철, 폐기물, 고물상
recycling wastebasket: 폐기물 수거, 유품정리, 폐가구 수거
reed-diffuser: 리드 디퓨저, 리드디퓨저, 룸 디퓨저, 실내 디퓨저, 스틱 디퓨저, 디퓨저
ride-on-mower: 승용 예초기, 승용 잔디깎이, 승용식 잔디깎이
robot-mower: 로봇 잔디깎이, 잔디깎이 로봇, 로봇 잔디 깎기
robot-vacuum: 로봇청소기, 로봇 청소기
roof house: 지붕 누수, 옥상 누수, 지붕누수, 옥상방수, 옥상 방수, 지붕공사, 지붕, 방수, 기와, 지붕개량, 방수공사
rug: 러그, 카펫, 양탄자, 매트 시공, 층간소음 매트, 놀이매트, 거실 매트, 발매트, 욕실 매트
sack spade: 퇴비, 상토
sack wheat: 사료, 정미소, 방앗간, 잡곡, 혼합곡, 오곡, 찰보리, 수수쌀, 기장쌀
safe padlock: 금고, 내화금고, 가정용 금고, 소형금고, 금고 판매, 대여금고
saw: 직소 톱
saw hammer: 목공소, 목수, 목공, 원목 가구, 목공방, 맞춤 가구, 원목
school-cone: 슐튜테
screwdriver toolbox: 수리 카페
security-camera: 보안 카메라, cctv, 보안카메라, 방범
sewing-machine sewing-needle: 미싱사, 봉제사, 봉제 공장
sewing-machine thread: 재봉틀, 미싱
shield security-camera: 경비원 모집, 경비원을
shield umbrella: 보험, 실비보험, 보험설계사
shopping-cart basket: 마트, 슈퍼마켓, 장보기, 식료품
shutters: 우드셔터, 우드 셔터, 갤러리창, 갤러리 덧문, 창문 덧문, 플랜테이션 셔터, 셔터, 셔터 수리, 방범셔터
snow-blower: 제설기, 눈 제설기, 소형 제설기
soap: 바디워시
soap bubbles: 비누, 수제비누, 천연비누
sofa: 가구, 소파, 인테리어, 소파청소, 중고가구, 원목가구, 홈스타일링, 인테리어 소품, 인테리어소품
solar-panel sun: 태양광, 태양열
sponge: 수세미, 주방세제
sponge towel: 세신, 세신샵, 때밀이, 1인 세신
squeegee window: 유리창 청소, 창문 청소, 유리 청소
staircase: 계단 난간, 난간
stand-mixer: 스탠드 믹서, 스탠드믹서, 반죽기
stove logs: 화목난로, 난로, 펠릿난로
strimmer: 벌초 대행, 벌초대행, 벌초, 예초, 예초 작업, 예초기, 예취기, 잔디 트리머
string-lights: 스트링라이트, 스트링 라이트, 줄조명, 파티라이트, 앵두전구, 가랜드 조명
table-lamp: 탁상 램프, 테이블 램프, 테이블램프, 탁상조명, 테이블 조명, 협탁 조명
tap: 싱크대 수전, 세면대 교체
tap droplet: 단수, 단수 안내
tap wrench: 배관공, 배관, 배관공사, 펌프 수리, 누수, 수도 수리, 수도, 누수탐지, 수도꼭지
tiles trowel: 타일, 타일시공, 욕실 타일, 화장실 타일, 줄눈 시공, 줄눈시공, 타일 시공, 타일공, 탄성코트, 미장
toaster: 토스터, 토스터기, 토스트기
toilet: 변기, 비데, 비데 설치, 화장실 수리
toolbox hammer: 공구, 집수리, 철물점, 철물
toothbrush: 치약
torch: 헤드랜턴
towel soap: 수건, 타월, 답례 수건
tv-aerial: 티비 안테나, 텔레비전 안테나, 안테나 설치
urn candle: 상조 서비스, 장례식, 추모공원, 수목장, 무빈소 장례
urn headstone: 납골당, 봉안당, 봉안당 분양
vacuum-cleaner: 청소기, 진공청소기, 청소기 수리
vase: 꽃병, 화병
vase fire: 유리공예
video-intercom door: 인터폰, 비디오폰, 도어벨, 초인종, 인터폰 교체, 비디오폰 교체, 스마트 초인종
wallpaper paint-roller: 도배, 벽지, 도배 장판, 도배 시공, 도배장판, 도배사, 벽지 시공, 실크벽지
wardrobe: 붙박이장, 옷장, 장롱, 신발장
washing-machine: 빨래방, 세탁기, 코인빨래방, 세탁기청소, 세탁, 세제, 섬유유연제, 의류건조기, 빨래건조기, 건조기 청소
wastebasket: 분리배출, 음식물 쓰레기, 하천 정화
wastebasket recycling: 마을 대청소, 해변 청소, 플로깅, 쓰레기 줍기
water-bottle: 물병, 보온병, 스테인리스 물병, 스테인리스 보틀, 텀블러, 탄산수
water-pump droplet: 지하수 개발, 관정, 우물, 펌프, 수중펌프, 지하수
water-tank droplet: 물탱크, 물탱크 청소, 저수조
wheelie-bin: 쓰레기통, 음식물 쓰레기통, 쓰레기봉투
wheelie-bin recycling: 분리수거
wifi-router: 인터넷 가입, 와이파이 공유기, 공유기, 인터넷 설치
window: 방충망교체, 샷시, 창호, 창문, 유리, 새시
wrench car: 자동차 정비, 카센터, 정비소, 정비, 자동차수리, 덴트, 판금
armchair massage: 안마의자, 안마의자 렌탈
balcony: 발코니, 발코니 난간, 발코니 확장, 베란다 난간, 발코니 확장공사
bean-bag: 빈백, 빈백 소파, 빈백 의자
bunk-bed: 이층침대, 2층 침대, 어린이 이층침대, 벙커침대
coal: 석탄, 무연탄, 연탄, 연탄 나눔, 연탄 배달
coat-stand: 스탠드 옷걸이, 코트 걸이, 코트 스탠드
coffee-table: 커피 테이블, 커피테이블, 거실 테이블, 소파 테이블, 사이드 테이블, 교자상, 좌탁, 밥상, 거실테이블
colour-swatches: 퍼스널컬러, 퍼스널 컬러 진단, 컬러 컨설팅, 페인트 조색, 색상표
cuckoo-clock: 뻐꾸기시계, 뻐꾸기 시계, 뻐꾸기시계 수리
deckchair: 데크체어, 접이식 비치 의자, 캔버스 데크체어
door: 자동문, 방화문, 문수리, 폴딩도어, 문짝
fabric-roll: 천연염색, 쪽염색, 감물염색, 원단시장, 천연염색 체험
footstool: 발받침 스툴, 풋스툴, 오토만 스툴
fridge snowflake: 저온저장고, 저온창고, 냉동창고, 냉장창고
fuse-box: 분전함, 분전반, 두꺼비집, 차단기 교체, 누전차단기
garden-gnome: 정원 난쟁이, 가든 노움, 정원 요정 인형
garden-shed: 농막, 이동식농막, 조립식창고
high-table: 칵테일 테이블, 스탠딩 테이블, 스탠딩테이블, 칵테일 테이블 대여
hina-dolls: 히나 인형, 히나마츠리
hot-water-bottle: 보온 물주머니, 온수 물주머니, 유단포, 온수 주머니
ironing-board: 다림질, 다리미판, 다림질 서비스, 셔츠 다림질, 세탁 다림질
kitchen-sink: 싱크볼, 주방 싱크대, 싱크대, 세면대, 세면기
ladder lorry: 사다리차, 사다리차 대여
leaf-blower: 낙엽 송풍기, 리프 블로워, 낙엽 블로워
lock-and-key: 번호키
mattress: 온수매트, 온열매트
meat-slicer: 육절기, 햄 슬라이서, 고기 슬라이서, 미트 슬라이서
noren: 노렌, 노렌 제작, 일본식 가게 천
paint-roller: 건물도장, 도장공사, 외벽도장, 에폭시, 에폭시시공, 에폭시 바닥
paper-lantern: 한지등, 전통등, 청사초롱
paper-roll: 휴지, 두루마리휴지, 키친타올
pergola: 파고라, 퍼걸러
picnic-table: 피크닉 테이블, 피크닉테이블, 야외 테이블 벤치
pizza-oven: 피자 화덕, 피자 오븐, 피자화덕
rice-cooker: 전기밥솥, 밥솥, 압력밥솥
rocking-chair: 흔들의자, 원목 흔들의자, 로킹체어
rolling-pin: 밀대 반죽, 반죽 밀대, 제과 밀대
samurai-helmet: 사무라이 투구, 사무라이 갑옷
scratching-post: 캣타워, 스크래처 기둥, 고양이 스크래처
sheet-mask: 마스크팩, 시트 마스크, 얼굴팩, 시트팩
shoji: 쇼지, 창호지 문, 한지 창호, 쇼지 문
shower: 샤워부스, 샤워기
smoke-alarm: 화재경보기, 연기감지기, 화재감지기, 일산화탄소 경보기, 단독경보형감지기
spray-bottle seedling: 농약, 농약사, 농약방
spray-bottle: 손소독제, 소독제
stone-wall: 돌담, 돌담 쌓기, 석축 공사, 자연석 쌓기
tape-measure: 줄자, 자동 줄자, 측정 줄자
tatami: 대나무자리, 대자리, 왕골돗자리
tiled-stove: 타일 난로, 축열식 난로, 카헬오펜
tiles: 줄눈, 욕실줄눈, 줄눈작업
wardrobe clothes-hanger: 정리수납, 정리정돈, 스타일러, 드레스룸
water-pump: 양수기, 양수기 대여
window-net: 방충망, 방충망 교체, 방묘망, 방묘창, 베란다 안전망, 창문 안전망
wood-pellets: 우드펠릿, 목재펠릿, 목재 펠릿, 우드 펠렛
`;
