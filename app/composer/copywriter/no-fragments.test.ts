import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string) => writeCopy(readBrief({ title, adCopy })).copy;

it.each([
  [
    'Recrute vendangeurs H/F – Domaine du Clos Saint-Roch, Beaujolais',
    '11,88 €/h',
    'Recrute vendangeurs H/F',
  ],
  ['On recrute un plombier – Martin Frères, Dijon', 'CDI', /^On recrute un plombier/u],
  ['Cercasi camerieri – Agriturismo La Quercia, Siena', 'Vitto e alloggio', 'Cercasi camerieri'],
  ['Cercasi parrucchiera – Salone Bella, Parma', 'Part time, 3 pomeriggi', /^Cercasi parrucchiera/u],
  ['Suchen Aushilfe – Eiscafé Venezia, Ulm', 'Wochenende', /^Suchen Aushilfe/u],
  ['Szukamy fryzjerki – Salon Mona, Toruń', 'Umowa o pracę', /^Szukamy fryzjerki/u],
  ['Требуется повар – Кафе «Уют», г. Омск', 'Питание', /^Требуется повар/u],
  ['Pincért keresünk – Halászcsárda Tihany', 'Kezdés májusban', /^Pincért keresünk/u],
  ['Raktárost keresünk Győrbe – nettó 420 000 Ft-tól', 'Két műszak', /^Raktárost keresünk/u],
  ['مطلوب طباخ - مطعم النخيل، جدة', 'وسكن', /^مطلوب طباخ/u],
  ['招聘厨师 - 老王面馆', '包吃住', /^招聘厨师/u],
  ['Now hiring: line cook, $21/hr + tips', 'Staff meals', /line cook/iu],
  ["We're hiring! Night nurse - Elm House", '£14/hr', /Night nurse/u],
])('%s: the job leads, not the house or the pay', (title, adCopy, headline) => {
  const said = copyOf(title, adCopy).headline;
  if (typeof headline === 'string') expect(said).toBe(headline);
  else expect(said).toMatch(headline);
});

it.each([
  [
    "Can you hear that? That's your new kitchen laughing at the old one",
    'Fitted kitchens. Free design visit',
  ],
  ["Smell that? That's what Sunday used to smell like at your nan's", 'Roast dinners £16'],
  ["Tu entends ça ? C'est ta nouvelle cuisine qui se moque de l'ancienne", 'Devis gratuit'],
  ['Hörst du das? Das ist deine neue Küche, die über die alte lacht', 'Planung kostenlos'],
  ['Fostering: could you be the one?', 'Northmoor Council needs foster carers. Weekly allowance'],
  ["Famille d'accueil : et si c'était vous ?", 'Formation et indemnités'],
  ['Rodzina zastępcza: a może ty?', 'Spotkanie 4 listopada'],
])('%s: half a joke or a question without its thing is no headline', (title, adCopy) => {
  expect(`${copyOf(title, adCopy).headline}.`).toContain(title.replace(/\.$/u, ''));
});

it.each([
  ['Lactation consultant IBCLC', "Sore? Sleepy baby? Not sure it's working? Same-week visits. 90 min $180"],
  ['Fisioterapia en Vigo', '¿Te duele la espalda? ¿Duermes mal? ¿No sabes por qué? Primera visita 30 €'],
  ['Logopädin in Mainz', 'Lispeln? Stottern? Unsicher, ob es sich auswächst? Termine auch online.'],
  ['Podcast: Mud & Money', 'Two farmers. New episode every Tuesday wherever you get them'],
  [
    'Dona sangue con AVIS Pontelungo',
    'Dalle 7.30 alle 11. Ai donatori colazione offerta! Ricordate il documento.',
  ],
  ['Sandhurst Bowls Club open day', 'Come and have a roll up! Sunday 12 noon, flat shoes'],
  ['Open dag hockeyclub Goes', 'Kom langs en speel mee! Zaterdag 10 tot 13 uur, sticks te leen'],
  ['Irish in the pub, no exam', 'Comhrá agus pionta! Conversational Irish for beginners. 8 weeks, €95'],
  ['French for grown ups', 'Bonjour tout le monde! Evening class in Kendal, 10 weeks £95'],
])('%s: no line of %j leads in its place', (title, adCopy) => {
  expect(copyOf(title, adCopy).headline).toBe(title);
});

it.each([
  ['Манікюр вдома', 'Гель-лак 450 грн. Запис 067 123 45 67 або в інстаграм', /інстаграм/iu],
  ['Fotograf na svatby', 'Celý den 18 000 Kč. Volejte 604 111 222 nebo přes Instagram', /instagram/iu],
  ['Kuaför Ayşe Bursa', "Kesim 250 TL. Randevu 0224 123 45 67 veya Instagram'dan", /instagram/iu],
  ['Servis AC Bekasi', 'Cuci AC 75rb. Hubungi 0812-3456-7890 atau lewat WA', /lewat/iu],
  ['Čištění koberců', 'Od 40 Kč/m². Objednávky 604 111 222 nebo na webu', /na webu/iu],
  ['Minkštų baldų pertraukimas', 'Kaina pagal nuotrauką – siųskite į Viber +370 612 34567', /siųskite/iu],
  ['Репетитор по английскому', 'Подготовка к ЕГЭ. В вотсап или по тел. 8 912 345-67-89', /или/u],
])('%s: no channel of %j is left without its address', (title, adCopy, fragment) => {
  expect(copyOf(title, adCopy).subline ?? '').not.toMatch(fragment);
});

it.each([
  ['What would your grandmother say?', 'First hour free. roots@tierney.example', 'First hour free'],
  ['Nauka jazdy kat. B', 'Pierwsza jazda gratis. zapisy@oskstart.example', 'Pierwsza jazda gratis'],
  ['Ремонт окон', 'Выезд мастера бесплатно. г. Тула, 8 (4872) 55-12-34', 'Выезд мастера бесплатно'],
  ['Пране на килими', 'Вземане безплатно. гр. Пловдив, тел. 0888 123 456', 'Вземане безплатно'],
  [
    'Шахматный клуб',
    'Пробное занятие 0 руб., дальше 3500/мес. Тренер — кандидат в мастера',
    'Пробное занятие 0 руб., дальше 3500/мес',
  ],
  ['Kohvik Mari otsib kokka', 'Täiskohaga, 9 €/h. 5123 4567', 'Täiskohaga, 9 €/h'],
  ['Learn to sail', 'RYA Level 1 & 2. £495 incl lunch.', '£495 incl lunch'],
  ['Gutter vacuuming', 'Up to 40ft from the ground. Terrace £55, semi £70.', 'Terrace £55, semi £70'],
  ['Tree surgeon', 'NPTC qualified, £5m insurance. Free quotes.', 'Free quotes'],
  ['Leave the car', 'Half-day and full-day e-bike rental. Helmets included. $55/$90', undefined],
])('%s: the badge of %j is its offer, and no more', (title, adCopy, badge) => {
  expect(copyOf(title, adCopy).offer).toBe(badge);
});

it.each([
  ['Sleep well', 'Pocket sprung mattresses. Ridley Beds est. 1961', 'Ridley Beds est. 1961'],
  ['Uhren vom Meister', 'Reparatur, Ankauf. Juwelier Kranz gegr. 1921, Marktplatz 4', 'Kranz gegr. 1921'],
  ['Piekarnia na rogu', 'Chleb, bułki. Piekarnia Nowak zał. 1956, Kraków', 'Nowak zał. 1956'],
  ['Натяжные потолки', 'Замер бесплатно. г. Пермь и край, 8 (342) 255-12-34', 'г. Пермь и край'],
  ['Baidarių nuoma', '20 € para. Merkys, Ūla. 8 612 34567', 'Merkys, Ūla'],
])('%s: nothing of %j is cut at a short word', (title, adCopy, whole) => {
  expect(copyOf(title, adCopy).subline).toContain(whole);
});

it.each([
  "Dad's Army Surplus. New stock from Germany and Holland.",
  'Coffee cart for hire. Beans from New Zealand.',
  'Tag der offenen Tür im Tennisclub. Sonntag ab 11 Uhr. Kaffee und Kuchen',
])('reads no name of a business in %j', (adCopy) => {
  expect(copyOf('Open day', adCopy).brand).toBeUndefined();
});

it.each([
  ['Koerte pügamine Tartus', 'Väike koer 30 €. Broneeri 5123 4567', /^Koerte/u],
  ['Packers & Movers Jaipur', 'House shifting, storage. Insurance included. GST bill.', /^Packers/u],
  ['Beach clean Sunday', '10am at the hut. Free cake for all helpers! Wear boots', /^Beach clean/u],
  ['Podcast Radici', 'Storie di paese. Ogni martedì una nuova puntata', /^Podcast Radici/u],
  ['Bloed geven in Gent', 'Vrijdag 17 tot 20 uur. Breng je pas mee', /^(?!Breng)/u],
  ['Volunteer drivers wanted', 'One lunch shift a week, 11 to 1. Use your own car', /^Volunteer/u],
  ['Sandhurst Bowls Club open day', 'Come and have a roll up! Sunday 12 noon', /^Sandhurst/u],
])('%s: nor does another idea put %j in its place', (title, adCopy, headline) => {
  const { copy } = writeCopy(readBrief({ title, adCopy }), { otherIdea: true });
  expect(copy.headline).toMatch(headline);
});

it('says when a shop is open before what it has', () => {
  const { subline } = copyOf(
    "Dad's Army Surplus",
    'Boots, bergens, parkas, tents, ration packs. New stock from Germany and Holland. Unit 6 Tollgate Ind Est Stafford, sat only 9-4',
  );
  expect(subline).toContain('sat only 9-4');
});
