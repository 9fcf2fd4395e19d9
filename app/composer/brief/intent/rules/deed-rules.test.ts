import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../../copywriter/copywriter.ts';
import type { Brief } from '../../../design/ad-design.ts';
import { readBrief } from '../../read-brief.ts';

describe('what a brief asks for in so many words', () => {
  it.each([
    ['Electric cargo bikes – test ride this weekend', '0% finance, free helmet', 'test rides', 'test-ride'],
    ['Lastenräder zur Probefahrt', 'Samstag, gratis Helm', '', 'test-drive'],
    ['Open day at Oakfield Nursery', 'Come and meet the team. Thursday 12 March 9.30–11.30.', '', 'visit'],
    ['Portes ouvertes au lycée hôtelier', 'Samedi 15 mars, 9h-13h. Dégustations.', '', 'visit'],
    ['Frischer Apfelsaft direkt vom Hof', '5 Liter 8,90 €. Samstag 9–13 Uhr Hofverkauf.', '', 'visit'],
    ['Rescue cats looking for a home', 'Visit us Saturdays 11-15. Adoption fee 60 €.', '', 'visit'],
    ['Psy szukają domu', 'Schronisko, opłata adopcyjna 100 zł', '', 'contact'],
    ['Boiler service £79', 'Same week appointments.', 'more calls', 'call'],
    ['Gents haircut £14', '22 Station Road', 'footfall', 'visit'],
    ['Open huis zaterdag', 'Hoekwoning met tuin, € 349.000.', 'bezichtigingen', 'view'],
    ['Custom kitchens made in Devon', 'Visit our showroom in Exeter. Open Tue-Sat.', '', 'visit'],
    ['Bridal fittings now booking', 'Over 200 gowns', 'appointments for spring', 'appointment'],
    ['Try our new CRM', 'See it in 20 minutes.', 'demo bookings', 'demo'],
    ['Lunch changes every day', 'Find us at the docks', 'Instagram followers', 'follow'],
    ['Fundraising quiz night', 'Teams of 6, £5 each. Friday 21 March 7pm.', 'teams signed up', 'sign-up'],
    ['Sommerfest im Kindergarten', 'Samstag 14. Juni, 14–18 Uhr.', 'viele Besucher', 'visit'],
    ['Childminder has vacancies', 'Ofsted outstanding. 8am-6pm.', 'parents to get in touch', 'enrol'],
    ['Verkoop zelfgemaakte jam', 'Zaterdag 10–14 uur aan huis. Potje €4.', 'langskomen', 'visit'],
    ['Garden room design', 'Free site visit and 3D drawings.', 'site visit bookings', 'quote'],
    ['Join the residents’ association', 'Meetings every quarter. £5 a year.', 'members', 'sign-up'],
    ['Kostenlose Probestunde Klavier', 'Für Kinder und Erwachsene.', '', 'book'],
    ['Physiotherapie ohne Wartezeit', 'Termine innerhalb von 3 Tagen.', 'Terminbuchungen', 'book'],
    ['Gratis syn på taget', 'Vi kommer inden for 3 dage.', 'forespørgsler', 'contact'],
    ['Táncórák felnőtteknek', 'Az első ingyenes.', 'jelentkezések', 'enrol'],
  ])('%s: %s: %s', (title, adCopy, saleGoals, intent) => {
    expect(readBrief({ title, adCopy, saleGoals }).intent).toBe(intent);
  });

  it('asks for no visit of a shop that is on the web alone', () => {
    const brief = {
      title: 'Coffee beans roasted weekly',
      adCopy: 'Order online, 250 g £9',
      saleGoals: 'website visits',
    };
    expect(readBrief(brief).intent).not.toBe('visit');
  });

  it('takes the name of a sender for no wish', () => {
    const brief = { title: 'Rescue cats need homes', instructions: 'Brand: Catnest Shelter' };
    expect(readBrief(brief).intent).toBe('contact');
  });
});

const buttonOf = (brief: Brief) => writeCopy(readBrief(brief)).copy.callToAction;

describe('the button of a number', () => {
  it.each([
    ['Window cleaning', 'House £18. Text Dave 07700 900123', 'Text 07700 900123'],
    ['Fensterputzer', 'Ab 39 €. SMS an 0170 5550123', 'SMS an 0170 5550123'],
    ['Electrician in Cardiff', 'Rewires. WhatsApp 07700 900 321', 'WhatsApp 07700 900 321'],
    ['घर का बना अचार', '500 ग्राम ₹180. व्हाट्सऐप 98765 43210', 'व्हाट्सऐप 98765 43210'],
    ['عسل سدر طبيعي', 'من المزرعة مباشرة. واتساب 0501234567', 'واتساب 0501234567'],
    ['Electrician in Cardiff', 'Rewires. Call or text 07700 900 321', 'Call 07700 900 321'],
  ])('%s: %s', (title, adCopy, button) => {
    expect(buttonOf({ title, adCopy })).toBe(button);
  });
});

it('takes what is done at the home of its readers for no button', () => {
  const adCopy = 'brakes, gears, chain + wash. pick up from your home';
  expect(buttonOf({ title: 'bike service 45 euro', adCopy })).toBe('Book now');
});

it('takes the day a job begins for no button', () => {
  expect(
    buttonOf({ title: 'Hiring: pastry chef (m/f)', adCopy: 'Full time. 2,400 € net. Start at once.' }),
  ).toBe('Apply now');
});

it('asks nobody to get an app for a document', () => {
  const saleGoals = 'get them to download the sample report (pdf)';
  expect(buttonOf({ title: 'Drone roof inspections', saleGoals })).toBe('Get a quote');
});

it.each([
  ['Real christmas trees, cut your own', 'Visit us'],
  ['Erdbeeren selbst pflücken', 'Besuche uns'],
  ['Såga din egen julgran', 'Besök oss'],
])('asks readers to come where they pick the goods themselves: %s', (title, button) => {
  expect(buttonOf({ title })).toBe(button);
});

it('writes a messenger as it is written', () => {
  expect(buttonOf({ title: 'Marmita fit', adCopy: 'Pede no zap 11 95550-1177' })).toBe('Zap 11 95550-1177');
});
