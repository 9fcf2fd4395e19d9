import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

/** Titles as small businesses type them, two or three words each. */
const titles: Record<string, string[]> = {
  en: [
    'Yoga studio',
    'Noodle bar',
    'Solar panels',
    'Piano lessons',
    'Kebab shop',
    'Real estate agent',
    'Kitchen fitter',
    'Hatch. Merge. Roar!',
    'Ice cream van',
    'Vintage vinyl',
    'Dog groomer',
    'Pub quiz night',
    'barber',
    'nail salon',
    'vegan restaurant',
    'tree surgeon',
    'motorcycle dealer',
    'burger van',
    'garage doors',
    'protein powder',
  ],
  de: [
    'Friseur am Markt',
    'Neue Brillen',
    'Umzug leicht gemacht',
    'Wurst und Käse',
    'Ferienwohnung an der Ostsee',
  ],
  fr: ['Menu du midi', 'À la vôtre !', 'Boulangerie artisanale', 'Cours de piano', 'Vide-grenier dimanche'],
  es: ['Peluquería canina', 'Clases de guitarra', 'Zapatos de piel', 'Tarta de queso', 'Noche de tapas'],
  it: ['Pizza da asporto', 'Gelato artigianale', 'Corso di cucina', 'Divani su misura'],
  pt: ['Bolo de cenoura', 'Aulas de inglês', 'Pão quente', 'Conserto de celular'],
  nl: ['Verse broodjes', 'Fietsen te huur', 'Haring van Henk'],
  pl: ['Kawa na wynos', 'Kurs tańca', 'Buty na zimę'],
  sv: ['Klippning 299 kr', 'Färska bullar', 'Städhjälp i Malmö'],
  da: ['Frisk brød hver dag', 'Cykler til børn'],
  fi: ['Tuoretta pullaa', 'Polkupyörähuolto'],
  tr: ['Taze ekmek', 'Gitar dersi'],
  cs: ['Čerstvé pečivo', 'Kurz keramiky'],
  hu: ['Friss pékáru', 'Gitároktatás kezdőknek'],
  ru: ['Перетяжка мебели', 'Автошкола', 'Школа танцев'],
  bg: ['Отваряме пекарна', 'Вкусен хляб'],
  ja: ['時計店', '鮮魚店', '幼稚園'],
  et: ['Robootikaring 7-10a lastele algab 8. septembril'],
  sr: ['Teretana mesecna clanarina 2500 din studenti 2000'],
};

const cases = Object.entries(titles).flatMap(([language, list]) =>
  list.map((title): [string, string] => [title, language]),
);

describe('the language of a short title with a price', () => {
  it.each([
    ['Quittengelee, 200 ml', '4,80 €', 'de'],
    ['Miel de châtaignier', '12 € le kilo', 'fr'],
    ['Miel de azahar', '9 € el kilo', 'es'],
    ['Blomsterbutik på torvet', 'Buketter fra 120 kr', 'da'],
    ['Blomsterhandel vid torget', 'Buketter från 120 kr', 'sv'],
    ['Blomster på torget', 'Buketter fra 120 kr', 'nb'],
    ['Savustettu lohi', '24 €/kg', 'fi'],
    ['Stamppot afhalen', '€ 8,50 per portie', 'nl'],
    ['Квашеная капуста', '1 кг, 250 ₽', 'ru'],
    ['Квашена капуста', '1 кг, 90 ₴', 'uk'],
  ])('%s, %s is %s', (title, adCopy, language) => {
    expect(readBrief({ title, adCopy }).language).toBe(language);
  });
});

describe('the language of a short title', () => {
  it.each(cases)('%s is %s', (title, language) => {
    expect(readBrief({ title }).language).toBe(language);
  });

  it.each([
    ['Hatch. Merge. Roar! 🐉🔥', 'en'],
    ['गर्मी की सेल', 'hi'],
    ['Xqzt Vrmm', 'en'],
  ])('is never a rare one when nothing tells: %s is %s', (title, language) => {
    expect(readBrief({ title }).language).toBe(language);
  });

  it.each([
    ['Časovi engleskog za decu', 'Prvi čas besplatan. Novi Sad', 'sr'],
    ['Hleb iz peći', 'Svakog dana', 'sr'],
    ['Vodoinstalater Zagreb', 'Dolazimo odmah', 'hr'],
    ['Dječja rođendanska torta', 'Naručite do petka', 'hr'],
    ['Vars brood elke dag', 'R25 per brood', 'af'],
    ['Motorherstel by jou huis', 'Ons kom na jou toe', 'af'],
    ['Bij jou thuis', 'Kapper aan huis', 'nl'],
    ['Gitaarles voor kinderen', 'Eerste les gratis', 'nl'],
    ['घरको खाना', 'महिनाको रु 4000', 'ne'],
    ['Abonos de temporada para la piscina', '', 'es'],
    ['App para dividir contas', '', 'pt'],
    ['Torna a rodar sense por', 'Taller de bicis. Frens, punxades i revisió per 45 €', 'ca'],
    ['Forn de pa artesà', 'Pa de pagès cada dia a les 7', 'ca'],
    ["Taxi a l'aeroport", '', 'ca'],
    ['Neteja de pisos i oficines', 'Pressupost sense compromís', 'ca'],
    ['Taxi al aeropuerto', '', 'es'],
    ['Domači med iz čebelarstva Kovač', 'Cvetlični in gozdni, 900 g za 11 €', 'sl'],
    ['Frizerski salon Maja', 'Striženje in barvanje', 'sl'],
    ['Avtoservis Kranj', 'Menjava olja 49 €', 'sl'],
    ['Iščemo natakarja v Mariboru', '', 'sl'],
    ['Vulkanizer', 'Zamena guma 1200 din', 'sr'],
    ['Frizerski salon Iva', 'Šišanje i bojanje', 'hr'],
    ['Clases de gaita para nenos', 'A primeira clase é de balde', 'gl'],
    ['Kereta sewa harian', 'Dari RM120 sehari', 'ms'],
    ['Sewa mobil harian', 'Mulai 300rb per hari', 'id'],
    ['Свежы хлеб кожны дзень', '', 'be'],
    ['Часови гитаре за децу', '', 'sr-Cyrl'],
  ])('tells near kin apart: %s, %s is %s', (title, adCopy, language) => {
    expect(readBrief({ title, adCopy }).language).toBe(language);
  });

  it('reads Serbian with the words of Croatian', () => {
    const brief = { title: 'Časovi klavira za odrasle', adCopy: 'Prvi čas besplatan' };
    const { language, lines, intent } = readBrief(brief);
    expect(language).toBe('sr');
    expect(intent).toBe('enrol');
    expect(lines[1]?.use).toBe('offer');
  });

  it('follows an explicit language, and a hint only when the words leave it open', () => {
    expect(readBrief({ title: 'Pizza' }, { language: 'it' }).language).toBe('it');
    expect(readBrief({ title: 'Pizza' }, { hint: 'de' }).language).toBe('de');
    expect(readBrief({ title: 'Fresh bread for your breakfast' }, { hint: 'de' }).language).toBe('en');
    expect(readBrief({ title: '蜂蜜' }, { hint: 'ja' }).language).toBe('ja');
    expect(readBrief({ title: '蜂蜜' }, { hint: 'zh-Hant' }).language).toBe('zh-Hant');
    expect(readBrief({ title: '蜂蜜' }, { hint: 'de' }).language).toBe('zh-Hans');
    const asked = readBrief({ title: 'Kaffee und Kuchen für alle' }, { language: 'ja' });
    expect(asked).toMatchObject({ language: 'de', sayIn: 'ja' });
  });
});
