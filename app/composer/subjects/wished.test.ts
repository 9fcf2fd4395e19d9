import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import { findSubjects } from './find-subjects.ts';

const shownFor = (brief: Brief, language = 'en') => findSubjects(brief, language).map(({ name }) => name);

it('shows first what instructions ask for in the picture', () => {
  expect(shownFor({ title: 'Tree surgeon', instructions: 'show a climber not just a tree' })[0]).toBe(
    'climber',
  );
  const shelter = { title: 'Adopta a Canela', adCopy: 'En el refugio.', instructions: 'que se vea un perro' };
  expect(shownFor(shelter, 'es')[0]).toBe('dog');
  const till = { title: 'Aplikasi kasir untuk warung', instructions: 'biru muda, tampilkan HP' };
  expect(shownFor(till, 'id')[0]).toBe('smartphone');
  const walk = { title: 'Saturdays in the hills', instructions: 'one llama close up, funny face' };
  expect(shownFor(walk)[0]).toBe('llama');
});

it('leaves what is sold before the place that instructions ask for', () => {
  const snow = { title: 'Snow clearing contracts', instructions: 'show a clean driveway' };
  expect(shownFor(snow)[0]).toBe('snow-plough');
  const cottage = { title: 'Gîte 6 personnes, piscine', instructions: 'photo de maison avec piscine' };
  expect(shownFor(cottage, 'fr')[0]).toBe('house');
});

it('does not take the words of a website for a wish or for what is sold', () => {
  const school = {
    title: 'Helpers wanted',
    adCopy: 'Closing Friday.',
    instructions: 'link to form on school website',
  };
  expect(shownFor(school)).not.toContain('desktop-computer');
});

it('refuses only the kind that instructions name, where the title sells the thing', () => {
  expect(shownFor({ title: 'Foster a retired greyhound', instructions: 'no sad dogs please' })[0]).toBe(
    'dog',
  );
  expect(
    shownFor({ title: 'Hundeschule am Wald', instructions: 'keine traurigen Hunde' }, 'de')[0],
  ).toContain('dog');
  expect(shownFor({ title: 'Estate agents', instructions: 'not a cartoon house' })).toContain('house');
  expect(shownFor({ title: 'Tree surgeon', instructions: 'not just a tree' })[0]).toBe('tree');
  const coffee = {
    title: 'Bean to cup machines for offices',
    instructions: 'dont use cheesy handshake photos',
  };
  expect(shownFor(coffee)).toEqual(['espresso-machine', 'coffee']);
  const flowers = { title: 'Hand tied bouquets', instructions: 'no red roses please' };
  expect(shownFor(flowers)).toEqual(['bouquet']);
  const voucher = { title: 'Gift vouchers for the spa', instructions: 'voucher code NOT needed' };
  expect(shownFor(voucher)[0]).toBe('gift');
  expect(shownFor({ title: 'Schronisko dla psów', instructions: 'bez smutnych psów' }, 'pl')).toContain(
    'dog',
  );
  expect(shownFor({ title: 'Adopta un perro', instructions: 'sin perros tristes' }, 'es')).toContain('dog');
  expect(shownFor({ title: 'Cría de gatos', instructions: 'sin gatos' }, 'es')).not.toContain('cat');
});

it('reads a wish behind what is refused', () => {
  const vet = { title: 'Vet clinic', adCopy: 'Vaccines £30', instructions: 'no needles, show a kitten' };
  expect(shownFor(vet)[0]).toBe('cat');
  expect(shownFor({ ...vet, instructions: 'do not show a kitten' })[0]).toBe('dog');
});

it('shows only what instructions want alone', () => {
  const tank = { title: 'Septic tank pumping', instructions: 'keep it clean lol, just the truck' };
  expect(shownFor(tank)).toEqual(['lorry']);
  expect(shownFor({ title: 'Drain unblocking', instructions: 'only our van please' })).toEqual([
    'delivery-van',
  ]);
  const moves = { title: 'Removals Bristol', instructions: 'keep to my yellow truck' };
  expect(shownFor(moves)).toEqual(['lorry']);
  const emptied = { title: 'Vaciado de fosas sépticas', instructions: 'solo el camión amarillo' };
  expect(shownFor(emptied, 'es')).toEqual(['lorry']);
  expect(shownFor({ title: 'Slamsugning', instructions: 'kun lastbilen' }, 'da')).toEqual(['lorry']);
  expect(shownFor({ title: 'Wywóz szamba', instructions: 'tylko ciężarówka' }, 'pl')).toEqual(['lorry']);
});

it('does not take the terms of a business for what is wanted alone', () => {
  expect(shownFor({ title: 'Wine tasting', instructions: 'adults only, cash only' })[0]).toBe('wine');
  const tasting = { title: 'Cata de vinos', instructions: 'solo mayores de 18. calle Sol 4' };
  expect(shownFor(tasting, 'es')[0]).toBe('wine');
  expect(shownFor({ title: 'Vet clinic', instructions: 'not just a dog' })[0]).toBe('dog');
});

it('reads a clause that is but the name of a thing as a wish', () => {
  const firsts: [string, string, string, string?][] = [
    ['Concrete delivered today', 'truck pouring', 'lorry'],
    ['Sofas re-upholstered', 'one nice armchair, muted greens', 'armchair'],
    ['Family history research', 'sepia, old letters, not a family tree', 'love-letter'],
    ['Lincoln High presents: Into the Storm', 'stage lights', 'spotlight'],
    ["Escape the tyrant's tomb", 'torchlight, egyptian', 'torch'],
    ['Waiter app for cafés', 'tablet on a table', 'tablet'],
    ['Restoranlar için adisyon programı', 'sade, ekran görüntüsü gibi tablet', 'tablet', 'tr'],
    ['Vidanjare fose septice', 'camionul nostru galben, nu alt mizerii', 'lorry', 'ro'],
    ['Antiquariat am Markt', 'alter Sessel, warmes Licht', 'armchair', 'de'],
    ['Théâtre amateur', 'lumières de scène', 'spotlight', 'fr'],
    ['Kassensoftware für Cafés', 'Tablet auf der Theke', 'tablet', 'de'],
    ['Logiciel de caisse', 'une tablette sur le comptoir', 'tablet', 'fr'],
    ['Software de caixa', 'um tablet no balcão', 'tablet', 'pt'],
    ['Tappezziere', 'una poltrona verde', 'armchair', 'it'],
    ['Ветеринар', 'без иголок, одна кошка', 'cat', 'ru'],
    ['Veterinář', 'žádné jehly, jedna kočka', 'cat', 'cs'],
    ['Funeraria', 'sin ataúdes, solo una vela', 'candle', 'es'],
    ['りんご直売', 'りんごの写真を大きく', 'apple', 'ja'],
  ];
  for (const [title, instructions, first, language] of firsts)
    expect(shownFor({ title, instructions }, language)[0], instructions).toBe(first);
});

it('leaves what is sold before surroundings that are but named', () => {
  expect(shownFor({ title: 'Campervan hire', instructions: 'mountains & lakes' })[0]).toBe('campervan');
  expect(shownFor({ title: 'Crazy golf', instructions: 'fun, palm trees' }).slice(0, 2)).toEqual([
    'golf',
    'palm-tree',
  ]);
});

it('takes neither names nor notes nor colours for wishes', () => {
  const same: [string, string, string?][] = [
    ['Barber shop', 'mention free parking and coffee'],
    ['Cleaners Derby', 'Van Dyke Cleaning Ltd, navy'],
    ['Steuerberater Köln', 'Firma Sessel & Co', 'de'],
    ['Neuleilta', 'Kallion kirjasto, lämmin', 'fi'],
    ['Flyttstäd', 'rent och ljust', 'sv'],
    ['Mattress clearance', 'big percent sign'],
    ['Takmålning', 'inga skorstensfejare', 'sv'],
    ['치킨 두마리', '맥주 사진은 빼주세요', 'ko'],
    ['Foot clinic', 'wheelchair access'],
    ['Yoga for beginners', 'bring a mat, towel and water bottle'],
    ['Friseur', 'Hunde erlaubt, Karte möglich', 'de'],
    ['Prøvekjør helt ny elbil-SUV', 'bilen på fjordvei', 'nb'],
  ];
  for (const [title, instructions, language] of same)
    expect(shownFor({ title, instructions }, language), instructions).toEqual(shownFor({ title }, language));
  expect(shownFor({ title: 'Solicitor', instructions: 'scales of justice but no gavel' })[0]).toBe('scales');
});

it('shows first the one thing that is wanted, behind a refusal too', () => {
  const firsts: [string, string, string][] = [
    ['Tooth whitening', 'no teeth pls, a lemon', 'lemon'],
    ['Gun club open evening', 'no guns, an old padlock', 'padlock'],
    ['Debt advice', 'no crying people, a kettle and two mugs', 'teapot'],
    ['Kite day', 'one red kite, big sky', 'kite'],
    ['Diabetic foot care', 'a single feather at dawn', 'feather'],
    ['Removals', 'white van with open doors', 'delivery-van'],
  ];
  for (const [title, instructions, first] of firsts)
    expect(shownFor({ title, instructions })[0], instructions).toBe(first);
  expect(shownFor({ title: 'Diabetic foot care', instructions: 'socks not feet' })).toContain('socks');
  const rescue = { title: 'Adopt a lurcher', instructions: 'one dog, sad eyes but hopeful' };
  expect(shownFor(rescue)).not.toContain('eye');
});
