import type { Language } from './language.ts';

/** Korean. */
export const ko = {
  code: 'ko',
  functionWords: '',
  calls: {
    buy: '지금 구매',
    order: '지금 주문',
    book: '지금 예약',
    table: '테이블 예약',
    reserve: '자리 예약',
    'sign-up': '가입하기',
    learn: '자세히 보기',
    download: '앱 다운로드',
    quote: '견적 받기',
    donate: '기부하기',
    visit: '방문하기',
    contact: '문의하기',
    start: '시작하기',
    discover: '더 알아보기',
    tickets: '티켓 예매',
    apply: '지원하기',
    call: '전화하기',
    enrol: '수강 신청',
    view: '방문 예약',
    'test-drive': '시승 예약',
    play: '지금 플레이',
    directions: '길찾기',
  },
  callNumber: '전화 {phone}',
  off: '할인|세일|절약|저렴|특가|인하',
  offers: [
    { kind: 'free', source: '무료|공짜|증정|사은품|무상' },
    { kind: 'half', source: '반값|절반 가격' },
    {
      kind: 'bundle',
      source: String.raw`#\s?개 (?:사면|구매 시|구매하면) #\s?개 (?:무료|더|증정)|#\s?\+\s?#|(?:두|세) 번째 [^.!\n]{0,16}(?:무료|반값|#\s?%)[^.!\n]{0,4}|하나 사면 하나`,
    },
  ],
  upTo: '최대|까지|최소|이상',
  from: '단|오직|부터|겨우|지금',
  insteadOf: '대신|정가|원래|기존',
  per: String.raw`1인당|인당|월|1박|시간당|하루|/\s?(?:월|인|명|박|일|시간|kg|개)|매월|1회`,
  until: '까지|마감|전까지',
  lastDays:
    '(?:오늘|이번 주말|이번 주|내일|이번 달)(?:만|까지만)?|한정 수량|재고 소진 시까지|마지막 기회|기간 한정|매주 [월화수목금토일]요일',
  conditions:
    '일부|선택 상품|해당 상품|신규 (?:고객|회원)|첫 (?:주문|구매|방문|달|수업)|회원|학생|최소|이상 (?:구매|주문)|구매 시|제외|중복 불가|적용 불가|한정|전용|이후|그 후|조건',
  hours: '영업시간|영업|운영시간',
  phone: '전화|연락처|문의|예약|휴대폰|핸드폰|카톡',
  planning: String.raw`매출|늘리\p{L}*|증대|고객 유치|목표|예산|타겟|재고 (?:처리|정리)|더 많은 (?:고객|손님)|인지도`,
  negations: String.raw`없이|없음|안|않\p{L}*|금지|말고|못`,
  pointers: {
    enrol: '강의 강좌 수업 학원 레슨 교육 과외 클래스 워크숍 학교 어린이집 수강',
    quote:
      '배관 전기공사 지붕 목수 도배 페인트 이사 청소 보험 건축 열쇠 태양광 에어컨 케이터링 인쇄 인테리어 견적 리모델링',
    view: '아파트 분양 매매 임대 부동산 원룸',
    'test-drive': '중고차 신차 시승 자동차매장',
    play: '게임 퍼즐',
    book: '치과 의사 병원 클리닉 물리치료 미용실 이발소 바버샵 살롱 마사지 네일 스파 동물병원 정비소 카센터 호텔 펜션 캠핑 사진관 안경 예약 렌탈',
  },
} satisfies Language;
