import { describe, expect, it } from 'vitest';
import { readTitle } from '#tests/support/read-title.ts';
import { everydayTrades, languagesWithTradeNames, tradeNamesOf } from './trade-names.ts';

describe.each(languagesWithTradeNames)('the names of everyday trades in %s', (language) => {
  it('are there for every trade, and for nothing else', () => {
    expect([...tradeNamesOf(language).keys()]).toEqual(everydayTrades());
  });

  it('are written once each', () => {
    const names = [...tradeNamesOf(language).values()].flat();
    expect(names).not.toContain('');
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

it.each([
  ['Reformhaus', 'de', 'herb', 'visit'],
  ['Notariat', 'de', 'fountain-pen', 'contact'],
  ['Étude notariale', 'fr', 'fountain-pen', 'contact'],
  ['Copistería', 'es', 'printer', 'visit'],
  ['Agenzia assicurativa', 'it', 'umbrella', 'quote'],
  ['Centro de cópias', 'pt', 'printer', 'visit'],
  ['Beddenspeciaalzaak', 'nl', 'bed', 'buy'],
  ['Gabinet weterynaryjny', 'pl', 'dog', 'book'],
  ['Bilgisayar tamiri', 'tr', 'laptop', 'book'],
  ['Djurklinik', 'sv', 'dog', 'book'],
  ['文房具店', 'ja', 'pencil', 'buy'],
  ['印刷所', 'ja', 'printer', 'quote'],
  ['琴行', 'zh-Hans', 'guitar', 'buy'],
  ['건강식품점', 'ko', 'herb', 'visit'],
  ['محل بوظة', 'ar', 'soft-ice-cream', 'visit'],
  ['Страховой агент', 'ru', 'umbrella', 'quote'],
  ['Dyreklinikk', 'nb', 'dog', 'book'],
  ['Isenkræmmer', 'da', 'hammer', 'visit'],
  ['Luontaistuotekauppa', 'fi', 'herb', 'visit'],
  ['Zdravá výživa', 'cs', 'herb', 'visit'],
  ['Ruhatisztító', 'hu', 'washing-machine', 'visit'],
  ['Feronerie', 'ro', 'hammer', 'visit'],
  ['Шиномонтаж', 'ru', 'tyre', 'book'],
  ['Господарські товари', 'uk', 'hammer', 'visit'],
  ['Σιδηρικά', 'el', 'hammer', 'visit'],
  ['ร้านฮาร์ดแวร์', 'th', 'hammer', 'visit'],
  ['Thực phẩm sạch', 'vi', 'herb', 'visit'],
  ['Yüncü', 'tr', 'yarn', 'buy'],
  ['Fumetteria', 'it', 'books', 'buy'],
  ['Gokartbana', 'sv', 'racing-car', 'book'],
  ['Binatu', 'id', 'washing-machine', 'visit'],
  ['חנות טבע', 'he', 'herb', 'visit'],
  ['調理師募集', 'ja', 'cook', 'apply'],
  ['トラック運転手', 'ja', 'lorry', 'apply'],
  ['貸し部屋', 'ja', 'house', 'view'],
  ['房间出租', 'zh-Hans', 'house', 'view'],
  ['婴儿游泳', 'zh-Hans', 'swimmer', 'enrol'],
  ['養老院誠徵照服員', 'zh-Hant', 'nurse', 'apply'],
  ['화물차 기사 모집', 'ko', 'lorry', 'apply'],
  ['북한산 산악회 신입회원 모집', 'ko', 'hiking-boot', 'sign-up'],
  ['캠핑 장작', 'ko', 'logs', 'order'],
  ['รับสมัครพยาบาล คลินิกเอกชน', 'th', 'nurse', 'apply'],
  ['ซ่อมเครื่องซักผ้า', 'th', 'washing-machine', 'book'],
  ['เก็บสตรอว์เบอร์รี', 'th', 'strawberry', 'visit'],
  ['Tuyển tình nguyện viên', 'vi', 'handshake', 'sign-up'],
  ['Giải chạy từ thiện', 'vi', 'runner', 'sign-up'],
  ['Phòng cho thuê', 'vi', 'bed', 'view'],
  ['Dicari relawan', 'id', 'handshake', 'sign-up'],
  ['Kamar disewakan', 'id', 'bed', 'view'],
  ['Lowongan sopir truk', 'id', 'lorry', 'apply'],
  ['Charity race', 'en', 'runner', 'sign-up'],
  ['Bounce house rental', 'en', 'bouncy-castle', 'book'],
  ["St Mary's School Summer Fair", 'en', 'balloon', 'visit'],
])('reads "%s" as %s, with its thing and its call', (title, ...expected) => {
  expect(readTitle(title)).toEqual(expected);
});

describe('a name that several languages share', () => {
  it('is in the one that most advertisers use', () => {
    expect(readTitle('Fisioterapia')[0]).toBe('es');
  });

  it('is in the one that is hinted at or written elsewhere', () => {
    expect(readTitle('Fisioterapia', { hint: 'it' })[0]).toBe('it');
    expect(
      readTitle('Fisioterapia', { instructions: 'Cores claras, e não mostre pessoas, por favor' })[0],
    ).toBe('pt');
  });

  it('is in none that few advertisers use', () => {
    expect(readTitle('Alat bantu dengar')[0]).toBe('id');
    expect(readTitle('Alat bantu dengar', { hint: 'ms' })[0]).toBe('ms');
  });

  it('is in the one that is hinted at, though a guess says otherwise', () => {
    expect(readTitle('Bilvask', { hint: 'nb' })[0]).toBe('nb');
    expect(readTitle('Шиномонтаж', { hint: 'uk' })[0]).toBe('uk');
  });

  it('tells nothing where English has it too', () => {
    expect(readTitle('Restaurant')[0]).toBe('en');
  });
});
