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
  ['Notariat', 'de', 'rubber-stamp', 'contact'],
  ['Étude notariale', 'fr', 'rubber-stamp', 'contact'],
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
  ['Ruhatisztító', 'hu', 'clothes-hanger', 'visit'],
  ['Feronerie', 'ro', 'hammer', 'visit'],
  ['Шиномонтаж', 'ru', 'tyre', 'book'],
  ['Господарські товари', 'uk', 'hammer', 'visit'],
  ['Σιδηρικά', 'el', 'hammer', 'visit'],
  ['ร้านฮาร์ดแวร์', 'th', 'hammer', 'visit'],
  ['Thực phẩm sạch', 'vi', 'herb', 'visit'],
  ['Yüncü', 'tr', 'yarn', 'buy'],
  ['Fumetteria', 'it', 'books', 'buy'],
  ['Gokartbana', 'sv', 'go-kart', 'book'],
  ['Binatu', 'id', 'washing-machine', 'visit'],
  ['חנות טבע', 'he', 'herb', 'visit'],
  ['Benefizlauf', 'de', 'runner', 'sign-up'],
  ['Busfahrer werden bei den Stadtwerken', 'de', 'bus', 'apply'],
  ['Wimpernverlängerung', 'de', 'eyelashes', 'book'],
  ['Woningontruiming binnen 24 uur', 'nl', 'recycling', 'quote'],
  ['Geef bloed – elke donderdag in Amersfoort', 'nl', 'blood-drop', 'donate'],
  ['Magazijnmedewerker, per direct, Tilburg', 'nl', 'parcel', 'apply'],
  ['Undersköterskor till hemtjänsten, Västerås', 'sv', 'nurse', 'apply'],
  ['Kören söker tenorer och basar', 'sv', 'musical-score', 'sign-up'],
  ['Stopp i avloppet? Jour dygnet runt', 'sv', 'drainpipe', 'call'],
  ['Omplasseringshjemmet trenger tepper og håndklær', 'nb', 'paw', 'donate'],
  ['Bli bussjåfør i Ruter', 'nb', 'bus', 'apply'],
  ['Takrennerens', 'nb', 'gutter', 'quote'],
  ['Pluk selv jordbær på Lundegården', 'da', 'strawberry', 'visit'],
  ['Bliv buschauffør hos Movia', 'da', 'bus', 'apply'],
  ['Stoppet afløb? Døgnvagt i hele Storkøbenhavn', 'da', 'drainpipe', 'call'],
  ['Lähihoitajia kotihoitoon, Espoo', 'fi', 'nurse', 'apply'],
  ['Rännien puhdistus', 'fi', 'gutter', 'quote'],
  ['Viemäri tukossa? Päivystys 24 h', 'fi', 'toilet', 'call'],
  ['Chauffeur poids lourd à Nantes', 'fr', 'lorry', 'apply'],
  ['Bébés nageurs', 'fr', 'swimmer', 'enrol'],
  ['Bénévoles recherchés', 'fr', 'handshake', 'sign-up'],
  ['Media maratón', 'es', 'runner', 'sign-up'],
  ['Castillos hinchables para cumpleaños', 'es', 'bouncy-castle', 'book'],
  ['Se buscan voluntarios en Sevilla', 'es', 'handshake', 'sign-up'],
  ['Autista di camion patente CE, Bergamo', 'it', 'lorry', 'apply'],
  ['Donazione di sangue', 'it', 'blood-drop', 'donate'],
  ['Acquaticità neonatale', 'it', 'swimmer', 'enrol'],
  ['Dádiva de sangue sábado em Aveiro', 'pt', 'blood-drop', 'donate'],
  ['Cabaz de legumes', 'pt', 'basket', 'order'],
  ['Auxiliar de limpeza, Belo Horizonte', 'pt', 'cleaner', 'apply'],
  ['Nutriționist în Constanța', 'ro', 'salad', 'book'],
  ['Șofer autobuz, Brașov', 'ro', 'bus', 'apply'],
  ['Clovn petreceri copii', 'ro', 'clown', 'book'],
  ['Οδηγός φορτηγού με δίπλωμα Γ΄', 'el', 'lorry', 'apply'],
  ['Βρεφική κολύμβηση', 'el', 'swimmer', 'enrol'],
  ['Βραδιά καραόκε κάθε Πέμπτη', 'el', 'microphone', 'visit'],
  ['Pincért keresünk balatoni étterembe', 'hu', 'waiter', 'apply'],
  ['Ugrálóvár bérlés Pécsen', 'hu', 'bouncy-castle', 'book'],
  ['Véradás a művelődési házban szerdán', 'hu', 'blood-drop', 'donate'],
  ['Magazynier, praca na dwie zmiany, Stryków', 'pl', 'parcel', 'apply'],
  ['Wynajmę pokój studentce, blisko uczelni', 'pl', 'bed', 'view'],
  ['Zatkany odpływ? Przyjedziemy 24/7', 'pl', 'drainpipe', 'call'],
  ['Obytné auto na víkend, půjčovna Krkonoše', 'cs', 'campervan', 'book'],
  ['Loutková pohádka O Červené Karkulce', 'cs', 'theatre-masks', 'tickets'],
  ['Ucpaný odpad? Přijedeme nonstop', 'cs', 'drainpipe', 'call'],
  ['Хор ищет теноров', 'ru', 'choir', 'sign-up'],
  ['Собираем тёплую одежду для нуждающихся', 'ru', 'coat', 'donate'],
  ['Официант на выходные – кафе «Липа»', 'ru', 'waiter', 'apply'],
  ['Шахи для дітей, вівторок 17:00', 'uk', 'chess-pawn', 'enrol'],
  ['Надувний замок на день народження, 2500 грн на день', 'uk', 'bouncy-castle', 'book'],
  ['Сонячна станція під ключ на дах', 'uk', 'solar-panel', 'quote'],
  ['Elif için yardım koşusu – 5 km, 12 Mayıs', 'tr', 'runner', 'sign-up'],
  ['Ofis temizliği için bayan eleman, günde 4 saat', 'tr', 'broom', 'apply'],
  ['Koromuz tenor arıyor', 'tr', 'musical-score', 'sign-up'],
  ['דירת 3 חדרים להשכרה, חיפה, 4,500 ₪', 'he', 'apartment-building', 'view'],
  ['מערכת סולארית לגג הבית', 'he', 'solar-panel', 'quote'],
  ['תורמים דם ביום שבת – ניידת מול העירייה', 'he', 'blood-drop', 'donate'],
  ['رياضيات للتوجيهي أونلاين', 'ar', 'set-square', 'enrol'],
  ['مطلوب عاملة نظافة للمكتب 4 ساعات يومياً', 'ar', 'cleaner', 'apply'],
  ['صندوق خضار أسبوعي حتى باب البيت', 'ar', 'basket', 'order'],
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

it.each([
  ['Reformhaus Müller', 'de', 'visit'],
  ['Filmabend in Kassel', 'de', 'visit'],
  ['Enoteca a Bari', 'it', 'buy'],
  ['Herboristerie à Lyon', 'fr', 'visit'],
  ['Tienda de comestibles en Sevilla', 'es', 'visit'],
  ['Magazynier, Stryków', 'pl', 'apply'],
  ['獣医（札幌）', 'ja', 'book'],
  ['Toko obat Bandung', 'id', 'visit'],
  ['발관리 부산', 'ko', 'book'],
])('asks for what a plain name asks for before a place or an owner: "%s"', (title, hint, intent) => {
  expect(readTitle(title, { hint })[2]).toBe(intent);
});

it('leaves a name that goes on to another thing to the rules', () => {
  expect(readTitle('Bäckerei sucht Verkäufer', { hint: 'de' })[2]).toBe('apply');
});
