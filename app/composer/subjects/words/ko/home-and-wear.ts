/** Korean words for the home, clothes and the body. Notation: word-list.ts. */
export const koreanHomeAndWear = `
advent-calendar: 어드벤트 캘린더, 어드벤트캘린더, 대림절 달력
air-conditioner: 에어컨, 에어컨 수리, 에어컨청소, 에어컨 설치, 냉난방기, 에어컨 이전, 중고 에어컨, 시스템 에어컨, 에어컨 가스, 에어컨 분해청소
air-fryer: 에어프라이어
armchair: 안락의자, 빈백
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
bench: 공원 벤치, 야외 벤치
blanket: 전기장판, 전기요, 온수매트, 극세사 이불, 전기매트, 블랭킷
blanket cushion: 담요
blender: 믹서기, 블렌더, 착즙기
blinds: 블라인드, 롤스크린, 콤비블라인드
boiler: 가스보일러, 온수기 설치
boiler radiator: 보일러, 보일러 수리, 보일러 교체, 온수기
bookshelf: 벽선반
bookshelf books: 책장, 책꽂이
bow-and-arrow target: 양궁, 양궁 체험, 국궁, 활쏘기, 양궁장, 양궁카페
broom bucket: 이사 청소, 입주 청소, 거주청소, 사무실 청소, 상가 청소, 특수청소, 계단 청소, 청소 대행, 청소 도우미, 준공 청소, 화장실 청소, 청소원, 미화원, 대청소
broom spray-bottle: 청소, 입주청소, 청소업체, 이사청소, 가사도우미, 사무실청소, 홈클리닝, 줄눈
broom wastebasket: 줍깅, 해변 정화, 환경정화
bucket: 밀대 걸레, 물걸레
bucket window: 외벽 청소
bust: 조각상, 흉상, 동상 제작, 석상
candle: 제사상, 제사 음식, 캔들, 양초, 향초, 장례식장, 장례, 상조
candle bouquet: 벌초대행, 묘지관리, 산소관리
carport: 카포트, 주차 캐노피
ceiling-fan: 실링팬, 천장형 선풍기, 천장 선풍기, 실링팬 설치, 실링 팬
chair: 의자, 의자 테이블, 스툴
chandelier: 샹들리에, 조명 가게
chest-of-drawers: 서랍장, 원목 서랍장, 3단 서랍장, 5단 서랍장, 와이드 서랍장, 수납 서랍장
chimney fire: 굴뚝, 굴뚝 청소
chopping-board: 도마, 나무 도마, 원목 도마
clothes-airer: 빨래건조대, 빨래 건조대, 빨래대, 접이식 건조대, 스탠드 빨래건조대
conservatory: 썬룸, 선룸, 컨서버토리, 썬룸 시공
cooker-hood: 주방후드, 주방 후드, 렌지후드, 레인지후드, 후드청소, 후드 청소, 주방 후드 청소, 덕트청소, 덕트 청소
cooking-pot: 냄비, 압력솥, 냄비세트, 가마솥, 냄비 세트
cot: 아기침대, 유아 침대, 아기 침대, 요람
crate: 나무 상자, 나무상자, 목재 상자
crossed-swords: 검도관
crystals: 수정 원석, 자수정, 로즈쿼츠, 천연 원석, 크리스탈 원석
curtains window: 커튼
cushion: 쿠션, 방석, 베갯잇
desk office-chair: 책상, 사무용 가구, 사무용 책상, 스탠딩 데스크, 모션데스크
desk-lamp: 장스탠드, 수면등
dining-table: 식탁보, 테이블보, 소파 테이블, 거실 테이블
dishwasher: 식기세척기, 식세기, 식기세척기 수리, 식기세척기 설치, 빌트인 식기세척기
door hammer: 현관문, 중문
door padlock: 도어락 설치, 현관문 교체, 방문 교체, 중문 시공
drainpipe droplet: 하수구, 하수구 막힘, 싱크대 막힘, 하수구 뚫음, 배관청소, 막힌 하수구
dummy: 쪽쪽이, 공갈젖꼭지
electric-fan: 선풍기, 서큘레이터, 손풍기, 써큘레이터
fabric-roll thread: 원단, 옷감
fence hammer: 울타리, 펜스
fire-extinguisher: 소화기, 소방시설
fireplace fire: 벽난로
first-aid-kit: 응급처치, 심폐소생술, 응급처치 교육, 구급상자, 심폐소생술 교육
fitted-kitchen: 싱크대, 싱크대 교체, 주방가구, 주방 리모델링, 맞춤 싱크대, 씽크대, 주방 가구
floorboards: 마루, 강마루, 마루시공, 바닥시공, 원목마루, 데크시공, 데크, 장판시공, 장판
fridge: 냉장고, 냉장고 수리, 중고가전, 가전수리
garage-door: 차고문, 셔터 수리
garden-hose: 정원호스, 물호스, 정원 호스
garden-room: 정원 사무실, 가든 오피스, 가든룸, 정원 오피스
gas-cylinder: 프로판 가스, 가스 배달
gas-cylinder fire: 가스통, 프로판, lpg 가스
gate fence: 대문, 자동문 대문
gear wrench: 밀링 가공, 금형, 사출성형, 플라스틱 사출, 베어링, 레이저 절단, 부품 가공, 기계 가공, 금형 제작, 임가공
grandfather-clock: 괘종시계
gutter: 물받이, 처마 물받이
hair-straightener: 고데기, 매직기, 헤어 아이론
headstone: 묘지 관리, 묘비, 납골당, 벌초, 묘지, 비석, 공원묘지
heat-pump radiator: 히트펌프
high-chair: 아기 식탁의자, 유아 식탁의자, 하이체어
house-insulation: 단열, 단열 시공, 단열공사, 외단열, 단열재, 단열 공사, 우레탄폼, 단열 보강, 수성연질폼
incense: 인센스, 인센스 스틱, 향초와 인센스
insured-home shield: 화재보험, 주택화재보험, 아파트 화재보험, 주택 화재보험, 집보험
iron: 다리미판
iron t-shirt: 다림질, 다리미
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
mirror: 거울
moka-pot: 모카포트
mortar: 후추 그라인더, 커피 그라인더
mortar herb: 한약, 한약방, 한약국, 탕약, 한약재, 보약, 공진단, 다이어트 한약, 경옥고
neon-sign: 네온사인, 네온 간판, 네온간판
office-chair desk: 사무용 의자, 게이밍 의자, 컴퓨터 의자
oven frying-pan: 가스레인지, 오븐
paint-roller bucket: 페인트, 리모델링, 인테리어 필름, 페인트칠, 페인트 시공, 외벽 도색, 도장 공사, 셀프 페인팅
paper-lantern lotus: 연등 만들기, 연등 달기
paving trowel: 보도블럭, 보도블록, 마당 포장, 블록 포장, 디딤석, 보도블럭 시공
pet-bed: 강아지 방석, 강아지방석, 강아지 침대, 고양이 방석
piggy-bank coin: 저금통, 적금
plug: 충전 케이블
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
roof house: 지붕 누수, 옥상 누수, 지붕누수, 옥상방수, 옥상 방수, 지붕공사, 지붕, 방수, 기와
rug: 러그, 카펫, 양탄자, 매트 시공, 층간소음 매트, 놀이매트, 거실 매트, 발매트, 욕실 매트
sack spade: 퇴비, 상토
sack wheat: 사료, 정미소, 방앗간
safe padlock: 금고, 내화금고, 가정용 금고, 소형금고, 금고 판매, 대여금고
saw: 직소 톱
saw hammer: 목공소, 목수, 목공, 원목 가구, 목공방, 맞춤 가구, 원목
school-cone: 슐튜테
screwdriver toolbox: 수리 카페
security-camera: 보안 카메라, cctv, 보안카메라, 방범
sewing-machine sewing-needle: 미싱사, 봉제사, 봉제 공장
sewing-machine thread: 재봉틀, 미싱
shield security-camera: 경비원, 경비원 모집, 경비원을
shield umbrella: 보험, 실비보험, 보험설계사
shopping-cart basket: 마트, 슈퍼마켓, 장보기, 식료품
shutters: 우드셔터, 우드 셔터, 갤러리창, 갤러리 덧문, 창문 덧문, 플랜테이션 셔터
snow-blower: 제설기, 눈 제설기, 소형 제설기
soap: 바디워시
soap bubbles: 비누, 수제비누, 천연비누
sofa: 가구, 소파, 인테리어, 소파청소, 중고가구, 원목가구, 홈스타일링, 인테리어 소품, 인테리어소품
solar-panel sun: 태양광, 태양열
sponge: 수세미, 주방세제
sponge towel: 세신, 세신샵, 때밀이, 1인 세신
spray-bottle bucket: 벌집 제거, 벌집제거
squeegee window: 유리창 청소, 창문 청소, 유리 청소
staircase: 계단 난간, 난간
stand-mixer: 스탠드 믹서, 스탠드믹서, 반죽기
stove logs: 화목난로, 난로, 펠릿난로
strimmer: 예초기, 예취기, 잔디 트리머
string-lights: 스트링라이트, 스트링 라이트, 줄조명, 파티라이트, 앵두전구, 가랜드 조명
table-lamp: 탁상 램프, 테이블 램프, 테이블램프, 탁상조명, 테이블 조명, 협탁 조명
tap: 싱크대 수전, 세면대 교체
tap droplet: 단수, 단수 안내
tap wrench: 배관공, 배관, 배관공사, 펌프 수리, 누수, 수도 수리, 수도, 누수탐지, 수도꼭지
tiles trowel: 타일, 타일시공, 욕실 타일, 화장실 타일, 줄눈 시공, 줄눈시공, 타일 시공, 타일공, 탄성코트, 미장
toaster: 토스터, 토스터기, 토스트기
toilet: 변기
toolbox hammer: 공구, 집수리, 철물점, 철물
toothbrush: 치약
torch: 헤드랜턴
towel soap: 수건, 타월, 답례 수건
tv-aerial: 티비 안테나, 텔레비전 안테나, 안테나 설치
urn candle: 상조 서비스, 장례식, 추모공원, 봉안당, 수목장, 무빈소 장례
vacuum-cleaner: 청소기, 진공청소기, 청소기 수리
vase: 꽃병, 화병
vase fire: 유리공예
video-intercom door: 인터폰, 비디오폰, 도어벨, 초인종, 인터폰 교체, 비디오폰 교체, 스마트 초인종
wallpaper paint-roller: 도배, 벽지, 도배 장판, 도배 시공, 도배장판, 도배사, 벽지 시공, 실크벽지
wardrobe: 붙박이장, 옷장, 장롱, 신발장
washing-machine: 빨래방, 세탁기, 코인빨래방, 세탁기청소, 세탁, 이불 빨래, 세제, 섬유유연제
wastebasket: 분리배출, 음식물 쓰레기, 하천 정화
wastebasket recycling: 마을 대청소, 해변 청소, 플로깅, 쓰레기 줍기
water-bottle: 물병, 보온병, 스테인리스 물병, 스테인리스 보틀, 텀블러
water-pump droplet: 지하수 개발, 관정, 우물, 펌프, 수중펌프, 지하수
water-tank droplet: 물탱크, 물탱크 청소, 저수조
wheelie-bin: 쓰레기통, 음식물 쓰레기통, 쓰레기봉투
wheelie-bin recycling: 분리수거
wifi-router: 인터넷 가입, 와이파이 공유기, 공유기, 인터넷 설치
window: 방충망교체, 샷시, 창호, 창문, 유리, 새시
window mosquito: 방충망, 방충망 교체
wrench car: 자동차 정비, 카센터, 정비소, 정비, 자동차수리, 덴트, 판금
ao-dai: 아오자이
apron chef-hat: 앞치마
baby-bodysuit: 아기옷, 유아복, 아동복, 베이비 의류, 아기 옷, 아이 옷, 아기 바디수트, 배냇저고리
baby-carrier: 아기띠, 힙시트, 아기 슬링
backpack pencil: 백팩, 책가방
ballet-shoes: 발레, 발레학원
bangles: 팔찌, 뱅글
bathrobe: 목욕가운, 목욕 가운, 샤워가운, 샤워 가운, 배스로브
beanie: 비니, 털모자, 니트모자
belt: 가죽 벨트, 남성벨트, 가죽벨트
bike-helmet: 자전거 헬멧, 자전거헬멧
bone x-ray: 골절, 골다공증, 골밀도, 무릎 관절, 인공관절, 인공관절 수술, 관절염, 류마티스, 무릎 통증, 어깨 통증, 오십견, mri 검사, ct 검사, 깁스
bow-tie: 나비넥타이, 보타이
bra: 란제리, 브래지어, 언더웨어, 여성속옷, 속옷
braces toothbrush: 교정, 치아교정, 교정치과, 치아 교정, 교정 전문 치과, 어린이 교정, 부분교정
braid hair-comb: 땋은머리, 레게머리, 브레이즈, 드레드
brain speech-bubble: 정신건강의학과, 정신과, 심리상담, 상담센터, 심리치료, 부부상담, 심리검사, 우울증, 공황장애, 놀이치료, 미술치료, adhd, 발달센터, 치매, 치매 검사, 치매안심센터
briefs: 팬티
clogs: 나막신, 나무 클로그
clothes-hanger: 옷걸이, 행거
clothes-hanger coat: 드라이클리닝, 세탁소, 구제 의류, 중고 옷, 헌옷
coat: 코트, 패딩, 우비, 다운 재킷
coat scarf: 겨울옷, 방한복, 겨울 외투, 겨울 옷
contact-lens: 콘택트렌즈, 컬러렌즈
corset: 코르셋, 코르셋 탑
dental-implant toothbrush: 임플란트, 임플란트 치과, 치과 임플란트, 전체 임플란트, 임플란트 가격
diamond ring: 귀금속, 금은방, 주얼리, 보석
dress handbag: 여성복, 원피스, 패션, 옷가게, 옷, 여성의류, 드레스, 의류
dress-shoe hammer: 구두 수선, 구두, 구두수선, 수제화, 구두닦이, 신발수선
dungarees: 멜빵바지, 멜빵 바지, 데님 오버롤, 멜빵청바지
ear: 중이염, 난청, 이명, 이명 치료, 청력검사, 어지럼증
ear stethoscope: 이비인후과
earrings diamond: 귀걸이
eye: 쌍꺼풀, 쌍꺼풀 수술, 쌍커풀, 눈 성형, 눈매교정, 눈밑지방, 눈밑 지방 재배치, 상안검, 하안검, 매몰법
eye glasses: 라식, 라섹, 스마일라식, 렌즈삽입술, 백내장, 백내장 수술, 녹내장, 노안, 노안 수술, 안구건조증, 시력교정, 시력교정술, 시력검사, 눈 건강
eyebrow: 눈썹, 눈썹문신, 눈썹 문신, 눈썹 왁싱, 반영구 눈썹, 브로우바, 눈썹 펌, 눈썹 정리, 눈썹 반영구, 자연눈썹
eyelashes: 마스카라
eyelashes eye: 속눈썹, 속눈썹 연장, 속눈썹연장, 속눈썹 펌, 래쉬펌, 반영구 화장
foot: 발 관리, 발관리, 내성발톱, 티눈, 무좀, 족저근막염, 깔창, 맞춤 깔창, 풋케어
glasses eye: 안경, 안경점, 안과, 렌즈, 시력
graduation-cap books: 대학교, 유학, 대학, 장학금, 장학생
hair-clipper: 이발기, 바리깡, 바리캉, 헤어 클리퍼
hair-comb: 붙임머리, 헤어브러시, 나무빗
hair-comb haircut: 콘로우
hair-dryer hair-comb: 볼륨매직, 드라이기, 헤어드라이어, 매직셋팅, 샴푸드라이
hanbok: 한복, 한복 대여, 한복 맞춤, 한복대여, 생활한복
handbag: 가방, 핸드백, 명품, 가죽공방
headscarf: 히잡
hearing-aid: 보청기
heart handshake: 기부, 자원봉사, 후원, 봉사, 모금
heart ring: 소개팅, 결혼정보회사, 미팅 파티, 맞선, 솔로 파티, 로테이션 소개팅
high-heel: 하이힐
hiking-boot: 등산, 트레킹, 등산화, 산악회
holdall: 스포츠백, 스포츠 가방, 더플백, 헬스 가방, 보스턴백, 짐백
hoodie t-shirt: 후드티, 후드 집업, 맨투맨
jeans t-shirt: 청바지
jumper scarf: 스웨터, 니트, 가디건
jumpsuit: 점프수트, 점프슈트, 여성 점프수트
kimono dress: 기모노, 유카타
laser-hair-removal lotion: 수염 제모, 레이저 제모, 레이저제모, 남자 제모, 겨드랑이 제모, 제모, 영구제모, 브라질리언 제모, 인중 제모
leggings: 레깅스
lehenga: 레헹가
life-jacket: 구명조끼, 구명동의, 라이프자켓, 라이프재킷
lip-balm: 립밤, 립케어
lips lipstick: 입술 반영구, 입술반영구, 입술 문신
lips syringe: 입술필러, 입술 필러, 입술 시술, 입술필러 이벤트
lipstick: 아이섀도우 팔레트
lipstick nail-polish: 화장품, 메이크업, 뷰티샵, 웨딩 메이크업, 반영구
lungs stethoscope: 호흡기내과
makeup-palette: 아이섀도우, 섀도우 팔레트, 메이크업 브러시, 아이섀도
nail-polish: 손톱, 손톱관리, 네일샵, 네일, 네일아트, 젤네일, 페디큐어
nappy baby: 기저귀, 천기저귀, 기저귀케이크
necklace: 목걸이, 은세공
necktie: 남성복, 넥타이
perfume: 향수, 데오드란트, 방향제
prayer-beads: 염주
prosthetic-leg: 의족, 의수, 의지보조기
pyjamas: 잠옷, 파자마, 홈웨어
ring: 은반지 공방
ring bouquet: 웨딩플래너, 웨딩컨설팅, 결혼식, 웨딩, 결혼반지, 예물, 예식장, 웨딩홀, 결혼정보, 결혼, 스몰웨딩
ring diamond: 금 매입, 금매입, 금니 매입, 고금 매입, 순금 매입, 금 삽니다, 커플링, 웨딩밴드, 프로포즈 링, 다이아 반지, 금반지, 돌반지, 예물 반지, 쥬얼리
rollator: 보행기 어르신, 성인용 보행기, 실버카
sandal: 샌들, 슬리퍼
sari: 사리
scarf gloves: 스카프, 머플러
serum-bottle: 수염 오일
serum-bottle lotion: 피부 관리, 피부관리, 피부관리실, 여드름 관리, 모공 관리, 세럼, 스킨케어, 에센스, 앰플, 크림, 에스테틱, 점 빼기, 기미 레이저, 기미, 여드름, 여드름 치료, 모공
serum-bottle lotion: 모공 축소, 리쥬란, 스킨부스터, 물광주사, 피부 재생, 미백 관리, 필링, 아쿠아필, 울쎄라, 써마지, 리프팅, 슈링크, 인모드, 마스크팩, 사마귀 제거, 윤곽 관리
serum-bottle lotion: 잡티 제거, 흉터 치료
sherwani: 셰르와니
shirt: 와이셔츠, 드레스셔츠, 맞춤셔츠, 맞춤 셔츠
shopping-bags price-tag: ~ 할인, 세일
shopping-bags price-tag: 쇼핑몰
skirt: 스커트, 치마
sleep-sack: 수면조끼, 아기 슬립색, 슬립색
slippers: 실내화, 털슬리퍼, 거실화
smartwatch: 스마트워치, 스마트 워치, 애플워치, 애플 워치, 갤럭시워치
sneaker: 운동화, 신발, 스니커즈, 신발가게, 신발 세탁, 러닝화, 신발 가게, 축구화, 운동화 세탁
socks: 양말
spine: 도수치료, 정형외과, 물리치료, 한의원, 척추, 추나, 체형교정, 자세교정
spine bone: 신경외과, 허리디스크, 목디스크, 척추측만증, 추나요법, 교통사고 치료, 교통사고 후유증, 통증 클리닉, 통증의학과, 재활의학과, 허리 통증, 척추관협착증, 카이로프랙틱, 거북목
suit necktie: 정장, 맞춤정장, 남성 정장, 턱시도, 양복, 맞춤양복
sun-hat: 모자
sunglasses sun: 선글라스
swimsuit: 래시가드
swimsuit goggles: 수영복
t-shirt backpack: 교복, 체육복
t-shirt clothes-hanger: 옷 교환, 옷 나눔, 아나바다
t-shirt jeans: 티셔츠, 단체티, 유니폼, 셔츠
tattoo-machine: 타투, 문신
tights: 팬티스타킹, 스타킹
tooth: 치과, 치아 미백
tooth toothbrush: 치아미백, 스케일링, 사랑니, 사랑니 발치, 발치, 충치, 충치 치료, 신경치료, 틀니, 라미네이트, 잇몸 치료, 잇몸병, 투명교정, 인비절라인, 소아치과, 치과 검진, 크라운 치료
tooth toothbrush: 치아보험, 구강검진, 치위생사
turban: 터번
vape: 전자담배
walking-stick: 지팡이
wallet: 지갑
wallet handbag: 가죽공예, 카드지갑, 지갑 만들기
wax-pot lotion: 왁싱, 왁싱샵, 브라질리언 왁싱, 슈가링, 왁싱 전문, 남자 왁싱, 슈가링 왁싱, 바디 왁싱
wedding-dress ring: 웨딩드레스, 웨딩 드레스, 드레스 대여, 웨딩드레스 대여
wellingtons: 장화, 레인부츠, 고무장화
wetsuit surfer: 웻슈트, 웨트슈트, 서핑슈트, 서핑 슈트, 잠수복, 웻수트
wig: 가발, 맞춤가발
x-ray: 엑스레이, 영상의학과, 영상의학
zip: 지퍼 수선, 지퍼 교체
`;
