import type { BasicLanguage } from './language.ts';

/** Mongolian. */
export const mn = {
  code: 'mn',
  functionWords:
    'худалдаа засвар түрээс сургалт захиалга гэр монгол төгрөг ба болон шинэ бүх таны манай хямдрал урамшуулал санал үнэгүй хүргэлт одоо өнөөдөр зөвхөн хүртэл дэлгүүр нээлт том зун өвөл анхны гутал кофе биш энэ',
  attachesOn: true,
  headLast: true,
  calls: {
    buy: 'Худалдан авах',
    order: 'Захиалах',
    book: 'Цаг захиалах',
    table: 'Ширээ захиалах',
    reserve: 'Суудлаа захиалах',
    'sign-up': 'Бүртгүүлэх',
    learn: 'Дэлгэрэнгүй',
    download: 'Апп татах',
    quote: 'Үнийн санал авах',
    donate: 'Хандивлах',
    visit: 'Манайд ирээрэй',
    contact: 'Холбоо барих',
    start: 'Эхлэх',
    discover: 'Дэлгэрэнгүй',
    tickets: 'Тасалбар авах',
    apply: 'Анкет бөглөх',
  },
  topics: {
    restaurant: 'их_хаан',
    shoes: 'гутал',
  },
  offers: [{ kind: 'free', source: 'үнэгүй|бэлэгтэй' }],
  off: String.raw`хямдрал\p{L}*|хөнгөлөлт\p{L}*`,
  currencies: 'төгрөг',
} satisfies BasicLanguage;
