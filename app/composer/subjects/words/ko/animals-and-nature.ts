/** Korean words for animals and plants. Notation: word-list.ts. */
export const koreanAnimalsAndNature = `
alpaca: 알파카, 알파카 농장, 알파카농장
ant house: 흰개미, 흰개미 방제
aquarium tropical-fish: 수족관, 어항, 수조, 수족관 관리
bamboo: 대나무
bee honey: 토종꿀
beehive bee: 벌통
birdcage bird: 새장
camel: 낙타
cat: 고양이, 고양이 카페, 고양이카페, 고양이사료, 고양이호텔, 고양이 분양, 고양이 용품, 길고양이, 고양이 입양, 고양이 미용, 스크래처
cat-standing cat: 반려묘, 반려묘 호텔, 고양이 돌봄, 고양이 호텔, 묘캉스
cave: 동굴, 종유동굴
cockroach: 해충 방역, 방역, 바퀴벌레, 해충방제, 해충 방제, 해충, 방역소독
cow: 한우 농가, 한우농장, 한우농가, 소농장
cow milk: 송아지, 목장, 젖소
crab: 꽃게, 대게, 킹크랩, 간장게장, 양념게장, 게장, 꽃게탕, 꽃게찜, 대게찜
dog: 강아지 분양, 강아지, 반려견 미용, 애견 미용, 강아지 미용, 애견, 애견샵, 강아지 간식, 펫샵, 애견미용, 애완용품, 애견카페, 강아지분양, 반려동물, 애견용품, 강아지미용, 애견 카페, 애견 훈련
dog: 애견 산책, 유기견 입양, 유기견 봉사, 반려견 놀이터, 애견 용품, 강아지 사료, 하네스, 강아지옷, 애견옷
dog stethoscope: 동물병원, 수의사
dog-standing paw: 강아지훈련, 강아지유치원, 애견유치원, 강아지 유치원, 애견 유치원, 강아지호텔, 강아지 훈련, 반려견, 강아지 돌봄, 펫시터, 반려견 돌봄
donkey: 당나귀
duck: 오리, 오리고기, 오리백숙, 오리주물럭, 오리불고기, 오리탕
fish: 치어, 송어, 과메기, 멸치, 황태, 굴비, 건어물, 양어장, 양식장, 횟집, 수산시장, 해산물, 생선, 생선구이, 장어, 회, 빙어튀김, 빙어축제, 빙어, 물고기잡기, 맨손 송어잡기, 고등어
fish: 고등어구이, 고등어조림, 간고등어, 자반고등어, 갈치, 갈치조림, 갈치구이, 은갈치, 생선조림, 코다리, 코다리조림, 코다리찜, 꽁치, 삼치, 가자미, 북어, 황태채, 먹태, 노가리, 명태, 동태, 옥돔
fish: 연어, 참돔, 대방어, 방어회, 민어, 농어, 광어, 우럭, 도미, 전어, 전어구이, 참조기, 굴비세트, 홍어, 홍어삼합, 쥐포, 쥐치포, 참치, 메기, 잉어, 붕어, 붕어찜, 향어, 미꾸라지, 멸치액젓
fish waffle: 황금잉어빵
goat: 염소, 흑염소, 흑염소탕, 흑염소진액, 흑염소즙, 염소고기, 염소탕
guinea-pig: 기니피그
hamster: 햄스터 케이지
hen chick: 병아리, 양계장
hen egg: 산란계, 토종닭
horseshoe horse: 장제사
kennel dog: 애견호텔, 반려견 호텔, 강아지 호텔, 애견 호텔, 개집
lily: 백합꽃, 백합 꽃다발
lion elephant: 동물원
llama: 알파카 산책
nest-box: 인공 새집, 새 둥지 상자
octopus: 낙지, 쭈꾸미, 쭈꾸미볶음, 주꾸미, 주꾸미볶음, 낙지볶음, 낙지탕탕이, 문어숙회
ostrich: 타조
oyster: 석화, 굴구이, 생굴, 통영굴, 굴전, 굴찜, 각굴
parrot: 앵무새
paw: 유기견, 유기동물, 유기묘, 펫보험, 동물 장례, 반려동물 장례, 입양의 날
saddle horse: 승마용품
sauropod museum: 공룡
seaweed: 해초, 미역, 다시마, 김밥김, 조미김
sheep: 양털, 양떼, 양목장, 양떼목장
shrimp: 새우구이, 새우, 새우장, 간장새우장, 대하구이, 대하축제, 자연산 대하
songbird: 새소리, 새 소리, 지저귐
squid: 오징어, 오징어튀김, 오징어볶음, 오징어회, 오징어숙회, 오징어순대, 한치, 한치회, 진미채
tropical-fish fish: 열대어, 관상어
wasp: 말벌, 말벌집, 말벌 퇴치, 벌집 제거, 벌집제거
water-buffalo: 물소
waterfall: 폭포
whale motor-boat: 고래 관찰, 고래 투어
ammonite: 화석, 화석 탐사
beach beach-umbrella: 해수욕장
beach-umbrella: 파라솔
beetle: 장수풍뎅이, 사슴벌레, 곤충체험, 곤충농장
bird-feeder: 새 모이통, 새 모이
boar: 멧돼지, 멧돼지 고기, 멧돼지 사냥, 멧돼지 퇴치
bonsai: 분재, 분재 수업, 분재원, 분재 전시
bouquet: 꽃집, 꽃배달, 꽃다발, 플라워샵, 플라워, 꽃꽂이, 꽃바구니, 꽃, 인조꽃, 성묘꽃, 조화꽃, 국화축제
bouquet rose: 부케, 웨딩 부케, 신부 부케, 카네이션, 어버이날 카네이션, 어버이날 꽃, 스승의날, 플라워 클래스, 플로리스트, 졸업 꽃다발
bouquet soap: 비누꽃
bull: 소싸움, 투우, 소싸움 축제, 종모우
chicken-coop: 닭장, 닭장 제작, 닭장 설치
daffodil: 수선화, 수선화 구근, 수선화 축제
dahlia: 다알리아, 달리아, 다알리아 구근
deer: 녹용, 녹용진액, 사슴농장
droplet: 관수, 관수 시설
droplet tap: 누수 탐지, 누수 공사, 수도 공사, 배관 공사, 수전 교체, 수도 동파, 설비 업체
fire: 화로대
fire gloves: 연탄 봉사, 연탄불
fire nut-and-bolt: 철공소
fire barbecue: 참숯, 백탄, 숯불, 비장탄, 캠핑숯
flower-box: 제라늄, 창가 화단, 베란다 화분, 걸이 화분대, 윈도 박스
full-moon: 추석, 한가위, 정월대보름, 대보름
full-moon fire: 달집태우기, 쥐불놀이
garden-pond: 정원 연못, 연못 공사, 연못 청소, 연못 관리, 연못, 연못공사, 비단잉어, 비단잉어 분양
goldfish: 금붕어, 금붕어 어항, 금붕어 분양
greenhouse seedling: 온실, 비닐하우스
hammock palm-tree: 해먹
hanging-basket: 행잉 바스켓, 행잉바스켓, 걸이 화분, 행잉 화분
hay-bale tractor: 건초, 볏짚, 곤포
hedge: 전지가위
herb: 약초, 허브, 홍삼, 인삼, 아로마, 취나물, 산나물, 봄나물, 곰취, 고사리, 두릅, 미나리, 냉이, 명이나물
hydrangea: 수국, 수국 화분, 수국꽃
lavender: 라벤더, 라벤더 농장, 라벤더 밭, 라벤더 모종
lawnmower: 잔디 깎기, 제초, 잔디깎이
lawnmower spade: 잔디깎기
leaves lungs: 미세먼지, 공기청정기 렌탈, 환기 시스템, 공기청정기
lobster: 랍스터찜
logs fire: 장작
logs saw: 제재소, 각재, 원목 판재, 판재
lotus: 법회, 부처님오신날, 사찰, 템플스테이
maple-leaf: 단풍축제, 단풍구경, 단풍놀이
mosquito: 모기장, 모기약, 모기향, 모기퇴치
orchid: 난초, 호접란, 서양란, 난 화분, 동양란
pig: 흑돼지, 제주흑돼지, 한돈
plant: 테라리움, 테라리움 만들기, 다육이, 반려식물, 개업 화분, 관엽식물, 공기정화식물, 축하 화분, 플랜테리어, 분갈이
poinsettia: 포인세티아, 포인세티아 화분
poppy: 양귀비꽃, 꽃양귀비, 개양귀비
rabbit-hutch: 토끼장, 토끼집, 기니피그 케이지
seashell: 뿔소라, 참소라, 소라구이
secateurs leaves: 가지치기, 조경 전지, 정원수 전정
seedling basket: 텃밭, 텃밭 분양
seedling carrot: 도시농업, 귀농, 스마트팜, 농장 체험
seedling plant: 원예점, 화원, 식물, 화분, 모종, 묘목, 씨앗
seedling spade: 농장 분양, 주말 농장, 주말농장
seedling tree: 식목일
snowdrop: 설강화, 스노드롭, 스노우드롭
snowman snowflake: 눈꽃축제, 눈축제
snowy-mountain helicopter: 산악구조대
spade: 정원, 가드닝
spade seedling: 조경
stork: 황새, 황새들
sunrise: 해돋이, 일출, 해맞이, 해맞이 축제
tree axe: 숲가꾸기, 간벌, 수목 제거, 위험목 제거, 나무
tree boot: 숲유치원, 숲 유치원, 숲놀이, 숲체험
tree chainsaw: 벌목작업, 위험목제거, 위험수목 제거, 나무 자르기
tree plant: 조경 공사, 정원 관리, 조경수, 나무 전지, 정원 꾸미기
tree spade: 나무 심기, 나무심기, 식목
tropical-fish: 구피, 열대어 분양, 안시
trowel: 석고보드
turf-roll: 인조잔디, 롤잔디, 잔디 시공, 잔디, 잔디판매, 떼잔디, 잔디시공
umbrella: 우산, 우산 수리, 양우산, 암막양산, 자외선 차단 양산
umbrella shield: 실손보험, 암보험, 보험 상담, 보험 설계사, 보험 리모델링, 종신보험, 운전자보험, 어린이보험, 보험 비교, 태아보험
wheat sack: 제분
wheat tractor: 밀가루
wheelbarrow: 리어카
wreath: 크리스마스 리스, 리스 만들기, 화환, 근조화환, 축하화환
`;
