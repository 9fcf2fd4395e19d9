import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import type { Brief } from '../../design/ad-design.ts';
import { readBrief } from '../read-brief.ts';

const brandOf = (brief: Brief) => readBrief(brief).facts.find(({ kind }) => kind === 'brand')?.text;

describe('a name typed in the instructions', () => {
  it.each([
    // One coined word.
    ['Loft conversions', 'LoftSmart. mention checkatrade 9.9', 'LoftSmart'],
    ['Pool cleaning', 'AquaDrill. 015 555 0110. WhatsApp us button', 'AquaDrill'],
    ['Mobile car wash', 'SudsUp, free quote button', 'SudsUp'],
    ['Dog walking', 'WhatsApp. blue', undefined],
    ['Winter coats', 'WiFi', undefined],
    // Told in a sentence, or behind a label that goes on.
    ['Messer schleifen', 'Bitte Schleiferei Brandl nennen', 'Schleiferei Brandl'],
    ['Termelői akácméz', 'Kovács Méhészet legyen a név, arany színek', 'Kovács Méhészet'],
    ['Squash league', "Name of club: Harbour Squash Club. Button 'Join the league'", 'Harbour Squash Club'],
    ['Sourdough workshop', 'Company: Crumb & Co. No exclamation marks please.', 'Crumb & Co'],
    ['Кава свіжого обсмаження', 'назва обсмажки Зерно і Дим, Львів', 'Зерно і Дим'],
    ['手工水饺', '店名叫 老于家饺子,按钮写“马上下单”', '老于家饺子'],
    ['도자기 원데이 클래스', "공방 이름은 '흙손공방' 이에요. 버튼은 예약하기", '흙손공방'],
    ['Cho thuê áo dài', 'Tên tiệm là Áo Dài Mây, tông hồng trắng', 'Áo Dài Mây'],
    // Beside its hours or its number, or behind it.
    ['Mobile tyre fitting', 'TyreDash 24hr 07700 900777. black yellow', 'TyreDash'],
    ['Loft conversions', 'Keystone Lofts 24hr 07700 900777', 'Keystone Lofts'],
    ['Brennholz günstig', 'Tel 0171 2290456, Holzhof Brenner', 'Holzhof Brenner'],
    ['Brennholz günstig', 'Tel 0171 2290456 Holzhof Brenner', 'Holzhof Brenner'],
    ['Takläggning och plåt', 'ring 070-334 21 10 Norrsot AB', 'Norrsot AB'],
    ['Winter coats', 'Call 07700 900777, Fully Insured', undefined],
    ['Spelletjesdag voor kinderen', 'vermeld: gratis toegang, Chiro Zoersel', 'Chiro Zoersel'],
    // With a colour in it, in front of its town.
    ['Italian dinner for two $59', 'Novia Bella, San Antonio', 'Novia Bella'],
    ['Pizza night', 'Casa Bella, Leeds', 'Casa Bella'],
    ['Winter coats', 'Warm Gold, Marble', undefined],
    // In front of a sentence with a star.
    ['Pole barns', 'Keystone Post Frame. *with approved credit must be shown. Green', 'Keystone Post Frame'],
    // With the form of a firm.
    ['Drewno kominkowe', 'Trans-Lis Sp. z o.o. Nie używać czerwonego', 'Trans-Lis Sp. z o.o.'],
    ['Drewno kominkowe', 'Trans-Lis Sp. z o.o., kolor zielony', 'Trans-Lis Sp. z o.o.'],
    ['Kurzy plavání pro děti', 'Plavečci z.s. modrá a žlutá', 'Plavečci z.s.'],
    ['Kurzy plavání pro děti', 'Plavecký klub Delfín z.s.', 'Plavecký klub Delfín z.s.'],
    ['Imkerkurs', 'Imkerverein Herrenberg e.V. Anmeldung: kurs@herrenberg.de', 'Imkerverein Herrenberg e.V.'],
    ['Tagrenovering', 'Firma: Byg & Tag ApS, Randers. Ring for tilbud', 'Byg & Tag ApS'],
    // In quotation marks.
    ['Шторы на заказ', 'Салон «Портьера», цвета бежевый и изумрудный', 'Салон «Портьера»'],
    ['Шторы на заказ', '«Портьера»', 'Портьера'],
    ['Вареники ручної роботи', 'Вареничня «Галя», телефон 067 512 33 90', 'Вареничня «Галя»'],
    ['Зимние пальто', 'Напишите «Вкусно»', undefined],
    ['Зимние пальто', 'Кнопка «Заказать»', undefined],
    ['Зимние пальто', '«Скидка»', undefined],
    // In front of its trade.
    ['Lángos akció hétfőnként', 'Lángos Sziget büfé, Balatonszemes', 'Lángos Sziget büfé'],
    ['Mansikoita suoraan tilalta', 'Mäkelän marjatila, Suonenjoki', 'Mäkelän marjatila'],
    ['Mansikoita suoraan tilalta', 'Mäkelän tila, Suonenjoki', 'Mäkelän tila'],
    ['Dugnad på lørdag', 'Solbakken borettslag, ingen knapp', 'Solbakken borettslag'],
    ['Loppis i bygdegården', 'Bjurholms hembygdsförening', 'Bjurholms hembygdsförening'],
    ['Vinterjackor', 'Mysig gård', undefined],
    // As another language introduces people.
    ['Animation de mariage', 'Sono Pro 49, tel 06 70 80 90 10', 'Sono Pro 49'],
    ['Animation de mariage', 'Sono Mix', 'Sono Mix'],
    // Behind the word for who holds an event.
    ['Paella popular', 'organiza la Peña El Tambor, mencionar que hay romesco', 'Peña El Tambor'],
    ["Kermesse de l'école", "Organisée par l'APE de l'école Jules Verne", "APE de l'école Jules Verne"],
    ['Loppis i bygdegården', 'Arrangör: Bjurholms hembygdsförening', 'Bjurholms hembygdsförening'],
    ['Mercatino', 'Comitato genitori Scuola Rodari. mettere il ricavato', 'Comitato genitori Scuola Rodari'],
    // With the year it stands since.
    ['Cognac et pineau', 'Maison Ferrand depuis 1958', 'Maison Ferrand'],
    ['Reparación de fugas', 'Plomería López desde 1990', 'Plomería López'],
    ['Pão quentinho todo dia', 'Padaria Sol desde 1972', 'Padaria Sol'],
    ['Materassi su misura', 'Antica Materasseria Gori dal 1958', 'Antica Materasseria Gori'],
    ['Fresh bread daily', 'Hobbs Bakery since 1961', 'Hobbs Bakery'],
    ['Frisches Brot', 'Bäckerei Braun seit 1978', 'Bäckerei Braun'],
    ['Winter coats', 'Family Owned since 1961', undefined],
    // As German writes nouns.
    ['Tanzkurs für Paare', 'Tanzschule Kessler, Button: Platz sichern', 'Tanzschule Kessler'],
    ['Hofladen mit Kürbissen', 'Familie Pichler, Gleisdorf', 'Familie Pichler'],
    ['Hofladen mit Kürbissen', 'Fam. Huber, Gleisdorf', 'Fam. Huber'],
    ['Muttertagssträuße', 'Blumen Petra', 'Blumen Petra'],
    ['Fahrrad-Inspektion', 'Radladen Speiche', 'Radladen Speiche'],
    ['Winterkleidung', 'Frische Blumen', undefined],
    ['Winterkleidung', 'Blumen Kränze', undefined],
    ['Winterkleidung', 'Glückliche Familie', undefined],
  ])('%s: %j is sent by %s', (title, instructions, name) => {
    expect(brandOf({ title, instructions })).toBe(name);
  });
});

it.each([
  ['Upholstery - tired sofa? we recover it', "Hartley's Upholstery, Skipton", "Hartley's Upholstery"],
  ['Dog grooming', 'Waggy Tails Dog Grooming, Corby', 'Waggy Tails Dog Grooming'],
])('%s: the wordmark says %j though the headline has a part of it', (title, instructions, name) => {
  expect(writeCopy(readBrief({ title, instructions })).copy.brand).toBe(name);
});

it.each([
  ['Quiz night', 'Teams of six and prizes. Benefits Paws County Animal Shelter', 'Benefits Paws County'],
  ['Fun run', '5k and 10k, medals for all. Supports Riverside Hospice', 'Supports Riverside Hospice'],
])('%s: %j says who is helped, and that is no name', (title, adCopy, said) => {
  const { copy } = writeCopy(readBrief({ title, adCopy }));
  expect(copy.brand).toBeUndefined();
  expect(copy.subline).toContain(said);
});

it.each([
  ['Loft conversions', 'Keystone Lofts. T&Cs apply must be shown', 'T&Cs apply'],
  ['Mobile tyre fitting', 'TyreDash 24hr 07700 900777', '24hr'],
  ['Tagrenovering', 'Firma: Byg & Tag ApS, Randers. Ring for tilbud', 'Randers'],
])('%s: %j has its name, and %s is printed', (title, instructions, words) => {
  expect(readBrief({ title, instructions }).lines.map(({ text }) => text)).toContain(words);
});
