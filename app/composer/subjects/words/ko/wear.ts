/** Korean words for clothes and jewellery. Notation: word-list.ts. */
export const koreanWear = `
ao-dai: 아오자이
apron chef-hat: 앞치마
baby-bodysuit: 아기옷, 유아복, 아동복, 베이비 의류, 아기 옷, 아이 옷, 아기 바디수트, 배냇저고리
baby-carrier: 아기띠, 힙시트, 아기 슬링
backpack pencil: 백팩, 책가방
ballet-shoes: 발레, 발레학원
bangles: 팔찌, 뱅글
bathrobe: 목욕가운, 목욕 가운, 샤워가운, 샤워 가운, 배스로브
beanie: 비니, 털모자, 니트모자
belt: 가죽 벨트, 남성벨트, 가죽벨트, 남자벨트, 허리띠
bike-helmet: 자전거 헬멧, 자전거헬멧
bone x-ray: 골절, 골다공증, 골밀도, 무릎 관절, 인공관절, 인공관절 수술, 관절염, 류마티스, 무릎 통증, 어깨 통증, 오십견, mri 검사, ct 검사, 깁스
bone dog: 애견간식, 강아지간식, 반려견 수제간식, 애견 수제간식, 개껌
boot: 안전화, 작업화
bow-tie: 나비넥타이, 보타이
bra: 란제리, 브래지어, 언더웨어, 여성속옷, 속옷
braces toothbrush: 교정, 치아교정, 교정치과, 치아 교정, 교정 전문 치과, 어린이 교정, 부분교정
braid hair-comb: 땋은머리, 레게머리, 브레이즈, 드레드
brain speech-bubble: 정신건강의학과, 정신과, 심리상담, 상담센터, 심리치료, 부부상담, 심리검사, 우울증, 공황장애, 놀이치료, 미술치료, adhd, 발달센터, 치매, 치매 검사, 치매안심센터
briefs: 팬티
brooch: 브로치, 카메오 브로치
clogs: 나막신, 나무 클로그
clothes-hanger: 옷걸이, 행거
clothes-hanger coat: 드라이클리닝, 세탁소, 구제 의류, 중고 옷, 헌옷
coat: 코트, 패딩, 우비, 다운 재킷
coat scarf: 겨울옷, 방한복, 겨울 외투, 겨울 옷
conical-hat: 베트남 모자, 논라, 베트남 전통모자
contact-lens: 콘택트렌즈, 컬러렌즈
corset: 코르셋, 코르셋 탑
dental-implant toothbrush: 임플란트, 임플란트 치과, 치과 임플란트, 전체 임플란트, 임플란트 가격
diamond ring: 귀금속, 금은방, 주얼리, 보석
dirndl: 디른들, 디른들 드레스, 독일 전통의상 드레스
dress handbag: 여성복, 원피스, 패션, 옷가게, 옷, 여성의류, 드레스, 의류
dress-shoe hammer: 구두 수선, 구두, 구두수선, 수제화, 구두닦이, 신발수선
dungarees: 멜빵바지, 멜빵 바지, 데님 오버롤, 멜빵청바지
dungarees hard-hat: 작업복, 작업복 매장, 방한작업복
ear: 중이염, 난청, 이명, 이명 치료, 청력검사, 어지럼증
ear stethoscope: 이비인후과
earrings diamond: 귀걸이
eye: 쌍꺼풀, 쌍꺼풀 수술, 쌍커풀, 눈 성형, 눈매교정, 눈밑지방, 눈밑 지방 재배치, 상안검, 하안검, 매몰법, 안과, 노안수술
eye glasses: 라식, 라섹, 스마일라식, 렌즈삽입술, 백내장, 백내장 수술, 녹내장, 노안, 노안 수술, 안구건조증, 시력교정, 시력교정술, 시력검사, 눈 건강
eyebrow: 눈썹, 눈썹문신, 눈썹 문신, 눈썹 왁싱, 반영구 눈썹, 브로우바, 눈썹 펌, 눈썹 정리, 눈썹 반영구, 자연눈썹
eyelashes: 마스카라, 속눈썹펌, 래쉬리프트
eyelashes eye: 속눈썹, 속눈썹 연장, 속눈썹연장, 속눈썹 펌, 래쉬펌, 반영구 화장
fascinator: 패시네이터, 패시네이터 모자, 깃털 머리 장식 모자
flat-shoe: 고무신, 꽃신
foot: 발 관리, 발관리, 내성발톱, 티눈, 무좀, 족저근막염, 깔창, 맞춤 깔창, 풋케어
football-boot: 축구화, 축구화 할인, 어린이 축구화, 풋살화
glasses eye: 안경, 안경점, 렌즈, 시력
graduation-cap books: 대학교, 유학, 대학, 장학금, 장학생
hair-clipper: 이발기, 바리깡, 바리캉, 헤어 클리퍼
hair-comb: 헤어브러시, 나무빗
hair-comb haircut: 콘로우
hair-dryer hair-comb: 볼륨매직, 드라이기, 헤어드라이어, 매직셋팅, 샴푸드라이
hair-extensions: 붙임머리, 헤어 익스텐션, 붙임머리 전문, 피스 붙임머리
hanbok: 한복, 한복 대여, 한복 맞춤, 한복대여, 생활한복, 설날, 돌상, 돌상 대여, 전통혼례
hanbok dancer: 한국무용, 전통무용, 고전무용
hand-fan: 판소리, 부채춤
handbag: 가방, 핸드백, 명품, 가죽공방
handshake: 향우회, 종친회
hanfu: 한푸, 한푸 대여
headscarf: 히잡
hearing-aid: 보청기
heart handshake: 기부, 자원봉사, 후원, 봉사, 모금, 봉사활동, 봉사단
heart ring: 소개팅, 결혼정보회사, 미팅 파티, 맞선, 솔로 파티, 로테이션 소개팅
high-heel: 하이힐
hiking-boot: 등산, 트레킹, 등산화, 산악회
hiking-boot mountain: 등산복, 아웃도어 의류, 등산용품
holdall: 스포츠백, 스포츠 가방, 더플백, 헬스 가방, 보스턴백, 짐백
hoodie t-shirt: 후드티, 후드 집업, 맨투맨
jeans sewing-needle: 바지 기장, 바지기장, 바지 기장 수선
jeans t-shirt: 청바지
jumper scarf: 스웨터, 니트, 가디건
jumpsuit: 점프수트, 점프슈트, 여성 점프수트
kimono dress: 기모노, 유카타
kippah: 키파, 야물커
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
makeup-palette lipstick: 신부화장, 한복머리
nail-polish: 손톱, 손톱관리, 네일샵, 네일, 네일아트, 젤네일, 페디큐어
nappy baby: 기저귀, 천기저귀, 기저귀케이크
necklace: 목걸이, 은세공, 비즈공예, 레진아트
necktie: 남성복, 넥타이
perfume: 향수, 데오드란트, 방향제
poncho: 판초, 울 판초, 니트 판초
prayer-beads: 염주
prayer-beads incense: 불교용품, 불교용품점
prayer-shawl: 탈리트, 기도 숄
prosthetic-leg: 의족, 의수, 의지보조기
pyjamas: 잠옷, 파자마, 홈웨어, 내복, 아동내복, 아기내복
qipao: 치파오, 차이나 드레스
ring: 은반지 공방
ring bouquet: 웨딩플래너, 웨딩컨설팅, 결혼식, 웨딩, 결혼반지, 예물, 예식장, 웨딩홀, 결혼정보, 결혼, 스몰웨딩
ring diamond: 금 매입, 금매입, 금니 매입, 고금 매입, 순금 매입, 금 삽니다, 커플링, 웨딩밴드, 프로포즈 링, 다이아 반지, 금반지, 돌반지, 예물 반지, 쥬얼리
rollator: 보행기 어르신, 성인용 보행기, 실버카
sandal: 샌들
sari: 사리
scarf gloves: 스카프, 머플러
serum-bottle: 수염 오일
serum-bottle lotion: 피부 관리, 피부관리, 피부관리실, 여드름 관리, 모공 관리, 세럼, 스킨케어, 에센스, 앰플, 크림, 에스테틱, 점 빼기, 기미 레이저, 기미, 여드름, 여드름 치료, 모공
serum-bottle lotion: 모공 축소, 리쥬란, 스킨부스터, 물광주사, 피부 재생, 미백 관리, 필링, 아쿠아필, 울쎄라, 써마지, 리프팅, 슈링크, 인모드, 사마귀 제거, 윤곽 관리
serum-bottle lotion: 잡티 제거, 흉터 치료
sherwani: 셰르와니
shirt: 와이셔츠, 드레스셔츠, 맞춤셔츠, 맞춤 셔츠
shirt necktie: 교복, 교복맞춤, 교복공동구매, 중고교복
shopping-bags price-tag: ~ 할인, 세일
shopping-bags price-tag: 쇼핑몰
shopping-bags: 비닐봉투, 비닐봉지, 종이봉투
skirt: 스커트, 치마
sleep-sack: 수면조끼, 아기 슬립색, 슬립색
slippers: 실내화, 털슬리퍼, 거실화, 슬리퍼, 욕실화
smartwatch: 스마트워치, 스마트 워치, 애플워치, 애플 워치, 갤럭시워치
sneaker: 운동화, 신발, 스니커즈, 신발가게, 신발 세탁, 러닝화, 신발 가게, 운동화 세탁
socks: 양말
songkok: 송콕, 송콕 모자
spine: 도수치료, 정형외과, 물리치료, 척추, 추나, 체형교정, 자세교정
spine bone: 신경외과, 허리디스크, 목디스크, 척추측만증, 추나요법, 교통사고 치료, 교통사고 후유증, 통증 클리닉, 통증의학과, 재활의학과, 허리 통증, 척추관협착증, 카이로프랙틱, 거북목
suit necktie: 정장, 맞춤정장, 남성 정장, 턱시도, 양복, 맞춤양복
sun-hat: 모자
sunglasses sun: 선글라스
swimsuit: 래시가드
swimsuit goggles: 수영복
t-shirt backpack: 체육복
t-shirt clothes-hanger: 옷 교환, 옷 나눔, 아나바다
t-shirt jeans: 티셔츠, 단체티, 유니폼, 셔츠
tattoo-machine: 타투, 문신
tights: 팬티스타킹, 스타킹
tooth: 치과, 치아 미백
tooth toothbrush: 치아미백, 스케일링, 사랑니, 사랑니 발치, 발치, 충치, 충치 치료, 신경치료, 틀니, 라미네이트, 잇몸 치료, 잇몸병, 투명교정, 인비절라인, 소아치과, 치과 검진, 크라운 치료
tooth toothbrush: 치아보험, 구강검진, 치위생사
tote-bag: 에코백, 토트백, 캔버스백, 면 에코백
trousers: 정장 바지, 정장바지, 슬랙스
turban: 터번
vape: 전자담배
walking-stick: 지팡이
wallet: 지갑
wallet handbag: 가죽공예, 카드지갑, 지갑 만들기
wax-pot lotion: 왁싱, 왁싱샵, 브라질리언 왁싱, 슈가링, 왁싱 전문, 남자 왁싱, 슈가링 왁싱, 바디 왁싱
wedding-dress ring: 웨딩드레스, 웨딩 드레스, 드레스 대여, 웨딩드레스 대여
wellingtons: 장화, 레인부츠, 고무장화
wetsuit surfer: 웻슈트, 웨트슈트, 서핑슈트, 서핑 슈트, 잠수복, 웻수트
wetsuit: 래쉬가드, 해녀복
wig: 가발, 맞춤가발
x-ray: 엑스레이, 영상의학과, 영상의학
zip: 지퍼 수선, 지퍼 교체
`;
