import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import { findSubjects } from './find-subjects.ts';

const shownFor = (brief: Brief, language = 'en') => findSubjects(brief, language).map(({ name }) => name);

it('does not show what the takings are for or what visitors bring', () => {
  const fair = { title: 'Autumn fair', adCopy: 'Stalls from 11. All proceeds to the village library.' };
  expect(shownFor(fair)).not.toContain('books');
  const lesson = {
    title: 'Try it free',
    adCopy: 'Fencing on Mondays, just bring clean trainers and a bottle.',
  };
  expect(shownFor(lesson)).not.toContain('sneaker');
  const repair = { title: 'Open again', adCopy: 'Just bring your bike in, we mend it while you wait.' };
  expect(shownFor(repair)).toContain('bicycle');
});

it('shows what can be had without an appointment', () => {
  expect(shownFor({ title: 'No appointment barbers, open Sundays' })).toContain('barber-pole');
  expect(shownFor({ title: 'Friseur ohne Termin' }, 'de')).toContain('scissors');
});

it('shows nothing that instructions refuse in several words or in syllables', () => {
  const accounts = { title: 'Bookkeeping from £30 a month' };
  expect(shownFor(accounts)).toContain('calculator');
  expect(shownFor({ ...accounts, instructions: 'no calculators or piggy banks please' })).not.toContain(
    'calculator',
  );
  expect(shownFor({ title: 'Learn to surf', instructions: 'real waves, no cartoons' })).toContain('wave');
  const vet = { title: 'Tiêm phòng chó mèo', instructions: 'đừng để hình kim tiêm nhìn sợ' };
  expect(shownFor(vet, 'vi')).not.toContain('syringe');
});

it('tells a run by its distances, but not a ride', () => {
  expect(shownFor({ title: 'XII. Tópart 5, 10 és 21 km' }, 'hu')[0]).toBe('runner');
  expect(shownFor({ title: 'Charity bike ride 10km / 21km' })).not.toContain('runner');
  expect(shownFor({ title: 'Pizza, delivered within 5 and 10 km' })).not.toContain('runner');
  expect(shownFor({ title: 'Karaoke machine', adCopy: '10k songs and 2 mics' })).not.toContain('runner');
});

it("reads a sender's name that is all a sentence says, but not the place where something happens", () => {
  expect(shownFor({ title: 'No lock in. No card.', adCopy: 'Iron Yard Gym Redcar. Open 24/7.' })[0]).toBe(
    'dumbbell',
  );
  expect(
    shownFor({ title: 'Quiz on Friday', adCopy: 'Teams of four from eight. Grand Hotel Redcar.' }),
  ).not.toContain('bed');
});

it('shows a podcast, not what it speaks of', () => {
  const series = {
    title: 'La seconda stagione',
    adCopy: 'Una voce nuova: il barbiere, la sarta. Il podcast di Prato.',
  };
  expect(shownFor(series, 'it')[0]).toBe('studio-microphone');
  expect(shownFor(series, 'it')).not.toContain('barber-pole');
});

it('does not show what only the title of a song or a play names', () => {
  expect(shownFor({ title: 'Ny singel ute nu: ”Sista färjan” – Kajsa' }, 'sv')).toEqual([
    'headphones',
    'vinyl-record',
  ]);
});

it('shows no colour of a list, and nothing that staff are given', () => {
  expect(shownFor({ title: 'Headwraps tied', instructions: 'wine and gold, classy' })).not.toContain('wine');
  expect(shownFor({ title: 'Tasting on Friday', instructions: 'show wine and cheese' })).toContain('wine');
  const job = { title: 'Patrol wanted', adCopy: 'Ten hours a week. Coat and training given.' };
  expect(shownFor(job)).not.toContain('coat');
});

it('shows what a shop sells that looks for a sales assistant', () => {
  expect(shownFor({ title: 'Verkäufer für unsere Bäckerei gesucht' }, 'de')[0]).toBe('croissant');
  expect(shownFor({ title: 'Vendeuse pour notre boulangerie (H/F)' }, 'fr')[0]).toBe('croissant');
  expect(shownFor({ title: 'Jumble sale for the cat rescue' })[0]).toBe('price-tag');
});

it('leaves out the feasts a troupe can be hired for', () => {
  const troupe = { title: 'Lion dance troupe for shop openings, weddings' };
  expect(shownFor(troupe)).not.toContain('ring');
});

it('tells a race by its name, but no distance', () => {
  expect(shownFor({ title: 'Les 10 km de Vertou' }, 'fr')[0]).toBe('runner');
  expect(shownFor({ title: 'Gîte à 10 km de Vertou' }, 'fr')).not.toContain('runner');
});

it('shows where one stays for a weekend, but not the hotel where music is played', () => {
  expect(shownFor({ title: 'Weekend in agriturismo tra le colline' }, 'it')[0]).toBe('house-with-garden');
  expect(shownFor({ title: 'Concert in the hotel' })).toEqual(['musical-notes']);
});

it('does not show what an episode of a podcast asks', () => {
  const episode = { title: 'The Lane podcast - new: who burned the creamery?', adCopy: 'A lost bicycle.' };
  expect(shownFor(episode)[0]).toBe('studio-microphone');
  expect(shownFor(episode)).not.toContain('cheese');
});

it('shows what is sold, not what is offered beside it or comes later', () => {
  const cases: [language: string, title: string, adCopy: string, thing: string][] = [
    ['de', 'Kaffee kann warten', 'Fahrradreparatur am selben Tag', 'bicycle'],
    ['tr', 'Kahve bizden', 'Lastik değişimi 30 dakikada', 'tyre'],
    ['it', 'Il caffè lo offriamo noi', 'Cambio gomme 39 €', 'tyre'],
    ['uk', 'Кава зачекає', 'Йога щоранку', 'lotus-position'],
    ['ja', 'コーヒーはあとで', '朝ヨガ 1,000円', 'lotus-position'],
  ];
  for (const [language, title, adCopy, thing] of cases)
    expect(shownFor({ title, adCopy }, language)[0], title).toBe(thing);
  expect(shownFor({ title: 'Coffee is on us', adCopy: 'Friday from eight, Mill Lane' })).toContain('coffee');
});

it('does not show what a clause that says when names', () => {
  const app = { title: 'The quoting app for roofers', adCopy: 'Send it before you are back in the lorry.' };
  expect(shownFor(app)).not.toContain('lorry');
});

it('shows an app as a phone in other languages as well', () => {
  expect(shownFor({ title: 'Die App für Handwerker' }, 'de')[0]).toBe('app-phone');
  expect(shownFor({ title: 'تطبيق الفواتير' }, 'ar')[0]).toBe('app-phone');
  expect(shownFor({ title: 'Приложение для смет' }, 'ru')[0]).toBe('app-phone');
});
