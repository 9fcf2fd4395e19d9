import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' }).intent;

describe('who buys from the readers', () => {
  it.each([
    ['Vinyl wanted, cash paid', 'LPs, 45s and whole collections.', 'contact'],
    ['Scrap my bakkie', 'We tow it free and pay cash on the day.', 'contact'],
    ['Car wreckers', 'Cash for unwanted cars vans utes, up to $9,999', 'contact'],
    ['Junk car removal', 'We pay up to $500 for your old car', 'contact'],
    ['Sell your caravan today', 'We collect and pay by bank transfer.', 'contact'],
    ['Old watches bought', 'Omega, Rolex, military.', 'contact'],
    ['Автовикуп', 'Після ДТП, гроші одразу', 'contact'],
    ['Épaviste gratuit', "Enlèvement de voitures hors d'usage 7j/7", 'contact'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('who comes to the readers', () => {
  it.each([
    ['Windscreen chip? Fixed in 30 min at your work', '$95 or claim on insurance', 'book'],
    ['Mobile slaughter & butchery', 'We come to your farm. Beef, pork, lamb.', 'contact'],
    ['Knife sharpening at your door', 'Call the van', 'book'],
    ['Mobile cider press', 'We come to your orchard, 200 litres an hour', 'quote'],
    ['Screens fixed in 30 min', 'High Street', 'visit'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('what may be tried first', () => {
  it.each([
    ['Payroll for small shops, 30-day trial', 'No card needed', 'start'],
    ['Lohnabrechnung für kleine Betriebe', '30 Tage kostenlos testen', 'start'],
    ['Boekhouden voor zzp’ers', '30 dagen gratis proberen', 'start'],
    ['Účetnictví pro živnostníky', '30 dní zdarma', 'start'],
    ['Accounting for charities', 'Fixed fees', 'contact'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('what is weighed out, washed by oneself, or open', () => {
  it.each([
    ["Big Al's BBQ", 'Brisket by the pound, ribs, burnt ends.', 'visit'],
    ['Low and slow BBQ restaurant', 'Book your smoked feast', 'table'],
    ['Savitarnos plovykla nuo 1 €', 'Aktyvios putos, vaškas. 24/7', 'visit'],
    ['Lavage auto libre-service', 'Mousse, cire, aspirateurs. 24h/24', 'visit'],
    ['Myjnia samoobsługowa', 'Piana, wosk, odkurzacze. 24h', 'visit'],
    ['Walk-in baths', 'Low step, quick drain', 'quote'],
    ['Pizza al taglio', 'Aperto fino alle 23', 'visit'],
    ['Knit and natter', 'Free, Tuesdays 10-12', 'visit'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('what is lent or sold, whatever is taught with it', () => {
  it.each([
    ['Elektrische sloep huren zonder vaarbewijs', '3 uur voor 129 euro', 'book'],
    ['School bags', 'Reflective, light', 'buy'],
    ['Koulureput', 'Kevyet, heijastimet', 'buy'],
    ['Schulranzen', 'Leicht, reflektierend', 'buy'],
    ['Refurbished laptops', 'Grade A ThinkPads from $199', 'buy'],
    ['Felújított laptopok', '1 év garancia', 'buy'],
    ['Puukiukaat ja saunatarvikkeet -20%', 'Tarjous voimassa 30.6. asti', 'buy'],
    ['Jam jars, bottles & lids — wholesale', 'Free samples. Order online by 2pm for next day', 'order'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('trades told by the title alone', () => {
  it.each([
    ['Dog behaviourist', 'book'],
    ['Wallpaper hanging', 'quote'],
    ['Lantern parade', 'visit'],
    ['Robotics for kids', 'enrol'],
    ['Robotika pro děti', 'enrol'],
    ['Lottery grants', 'apply'],
    ['Blacksmith gates', 'quote'],
    ['Blacksmithing course', 'enrol'],
    ['Wrestling show', 'tickets'],
    ['Poetry slam', 'tickets'],
    ['Comic con', 'tickets'],
    ['Vinyl wrapping', 'quote'],
    ['Auto wrappen', 'quote'],
    ['Speedway', 'tickets'],
    ['Strawberry pickers', 'apply'],
    ['Willow coffins', 'contact'],
    ['Fire station', 'visit'],
    ['Shoemaker', 'contact'],
    ['Saddler', 'contact'],
    ['Scaffolder', 'quote'],
    ['Engineering office', 'contact'],
    ['Charging station', 'visit'],
    ['Massage shop', 'book'],
    ['Foundation course', 'enrol'],
    ['Volunteer Fire Dept pancake breakfast', 'visit'],
    ['Canal restoration volunteers', 'sign-up'],
  ])('%s: %s', (title, intent) => {
    expect(intentFor(title)).toBe(intent);
  });
});

describe('teams, and days that are bid or played on', () => {
  it.each([
    ['Charity quiz', 'Teams of 8, £10 each. Friday 14 March 7.30pm', 'book'],
    ['Pub quiz', 'Teams of four, Wednesdays 8pm', 'visit'],
    ['Coin auction', 'Viewing Friday, bids online', 'sign-up'],
    ['Village pantomime', 'Cinderella, five nights, £7', 'tickets'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('what cobblers, researchers, fellers and bands are asked for', () => {
  it.each([
    ['Oyster happy hour $1.50 each', '4-6pm daily at Pier 9', 'visit'],
    ['Genealogist in Cork', 'Church and land records', 'contact'],
    ['Puunkaadot ja kantojen jyrsintä', '', 'quote'],
    ['Čevljarstvo Zupan, popravilo čevljev in torb', 'nove pete 9 €', 'visit'],
    ['Автомивка Блясък', 'Комплексно измиване 30 лв. Без час!', 'visit'],
    ['ieskome suvirintojo, alga 2200 i rankas', 'Kaunas, viena pamaina', 'apply'],
    ['Bank Sampah Melati: tukar sampah jadi tabungan', '', 'sign-up'],
    ['Afrobeats live: Kola Adeyinka', 'Sat 19 Dec, gates 7pm. Regular 5k', 'tickets'],
    ['Scaffolding hire Christchurch', 'Quotes in 24 hrs', 'quote'],
    ['Restaurare icoane vechi pe lemn și sticlă', '', 'quote'],
    ['Deju kopa uzņem jaunus dejotājus', '', 'enrol'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});
