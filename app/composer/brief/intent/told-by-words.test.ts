import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' }).intent;

describe('who is looked for', () => {
  it.each([
    ['Drone Brass Band seeks percussionist', 'sign-up'],
    ['Town Brass needs a second cornet', 'sign-up'],
    ['Blaskapelle Oberdorf sucht Trompeter', 'sign-up'],
    ["Orchestre d'harmonie cherche clarinettistes", 'sign-up'],
    ["Bell ringers wanted at St Mary's", 'sign-up'],
    ['Music school seeks violin teacher', 'apply'],
    ['Guitar shop needs more room', 'buy'],
    ['Your roof needs an expert', 'quote'],
  ])('%s: %s', (title, intent) => {
    expect(intentFor(title)).toBe(intent);
  });
});

describe('what is brought to a counter, and what is booked', () => {
  it.each([
    ['Shoe repairs and key cutting', 'visit'],
    ['Schuh- und Schlüsseldienst am Markt', 'visit'],
    ['Orli e modifiche abiti in 24 ore', 'visit'],
    ['Naprawa obuwia i dorabianie kluczy', 'visit'],
    ['Kulcsmásolás és cipőjavítás', 'visit'],
    ['Fahrrad-Frühjahrscheck 49 €', 'book'],
    ['Tagliando auto 99 €', 'book'],
    ['Fietsbeurt € 65', 'book'],
    ['Révision vélo de printemps 59 €', 'book'],
    ['Saree pre-pleating & folding Rs 250', 'book'],
    ['Silk saree Rs 2500', 'buy'],
    ['Bratwurst und Bier, Kneipe Zum Anker', 'visit'],
    ['Tractor pull and demolition derby, Aug 9', 'tickets'],
    ['Fridge or cold room down?', 'contact'],
    ['Sun down? Party dresses for every night', 'buy'],
  ])('%s: %s', (title, intent) => {
    expect(intentFor(title)).toBe(intent);
  });

  it('gives a free estimate on what is brought', () => {
    expect(intentFor('Ремонт годинників', 'безкоштовна оцінка')).toBe('quote');
  });
});

describe('what goals hope for beside the trade', () => {
  it.each([
    ['新店开业 全场奶茶第二杯半价', '万达广场1楼西门', '拉新加会员', 'visit'],
    ['Friday fish fry at the Post', '$14 plate. 5 to 8pm', 'more families, not just members', 'visit'],
    ['Tennis club summer', 'All welcome', 'new members', 'sign-up'],
    ['Bread club', 'Join for £20 a month', '100 members', 'sign-up'],
    ['घर पर सोलर लगवाएं', 'फ्री साइट विजिट!', 'फ्री साइट विजिट की लीड', 'quote'],
    ['Flats in Pune, 2 BHK', '', 'site visits', 'view'],
  ])('%s, %s, %s: %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('what the copy tells of shares, hours and numbers', () => {
  it.each([
    ['Our village shop is for sale', 'Shares from £50. Share offer closes in May.', 'sign-up'],
    ['Gran shares her jams and chutneys', '£4 a jar', 'buy'],
    ['Worms, minnows, leeches, ice. Open 5 AM', '', 'visit'],
    [
      'Kesäteatteri: liput nyt myynnissä',
      'Liput 28 €. Väliaikakahvit ennakkoon puh. 050 555 0137',
      'tickets',
    ],
    ['Kesäteatteri: liput nyt myynnissä', 'Liput 28 €. Varaukset puh. 050 555 0137', 'call'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('where goods change hands', () => {
  const callIn = (title: string, adCopy: string) =>
    readBrief({ title, adCopy, saleGoals: '', instructions: '' }).lines.find(({ use }) => use === 'call')
      ?.text;

  it('is a button for what is given away, and none for what is ordered first', () => {
    expect(callIn('Queen bees and nucs', '£45 a queen. Collect from Ludlow after dusk.')).toBeUndefined();
    expect(callIn('Free woodchip', 'Collect from our yard')).toBe('Collect from our yard');
  });
});

describe('what a word says in the name of something else', () => {
  it.each([
    ['Man + van from £40/hr', 'quote'],
    ['Two men and a van, any job', 'quote'],
    ['Sparkling pools, weekly clean', 'quote'],
    ['Clean windows every four weeks, from £12', 'quote'],
    ['Pottery for grown-ups, four weeks, £90', 'enrol'],
    ['Forklift ticket in 3 days', 'enrol'],
    ['Working at heights ticket, 1 day', 'enrol'],
    ['Concert tickets', 'tickets'],
    ['Craft mela, 12-16 Nov', 'visit'],
    ['We buy and sell vinyl', 'visit'],
    ['Hand dyed yarn & Saturday knit night', 'visit'],
    ['Wine & cheese night', 'book'],
    ['Free tomato plants', 'visit'],
    ['Voedselbank zoekt chauffeurs', 'sign-up'],
    ['Die Tafel sucht Fahrer', 'sign-up'],
    ['Bank żywności szuka kierowców', 'sign-up'],
    ['Voedselbank zoekt houdbare producten', 'donate'],
    ['ПОТРІБНІ ДОНОРИ КРОВІ', 'donate'],
    ['Ombrelloni 2026 già prenotabili', 'book'],
    ['Strandkörbe 2026 jetzt buchbar', 'book'],
    ['Altın bilezikler 12 taksitle', 'buy'],
    ['Havaalanı taksi', 'book'],
    ['Семейная фотосессия у ёлки', 'book'],
    ['衣替えクリーニング', 'visit'],
    ['エアコンクリーニング', 'quote'],
    ['Noite de fados na Associação, 22 €', 'book'],
  ])('%s: %s', (title, intent) => {
    expect(intentFor(title)).toBe(intent);
  });
});
