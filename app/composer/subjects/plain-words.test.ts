import { expect, it } from 'vitest';
import type { SubjectName } from './catalog.ts';
import { findSubjects } from './find-subjects.ts';

/** What titles show that name wares, jobs and clubs as sellers do, by the first drawing. */
const rows: [title: string, star: SubjectName][] = [
  // Clothes, shoes and bags by their shop names.
  ['VHS to USB while you wait', 'videocassette'],
  ['Hi-viz jackets printed', 'safety-vest'],
  ['Anoraks and cagoules half price', 'coat'],
  ['Pashminas & snoods', 'scarf'],
  ["Men's chinos, any two £40", 'jeans'],
  ['Jandals for the whole family', 'flip-flop'],
  ['Takkies R199', 'sneaker'],
  ['Bridal tiaras to hire', 'crown'],
  ['Lash fills £25', 'eyelashes'],
  ['Brow lamination now booking', 'eyebrow'],
  ['Head lice clinic', 'hair-comb'],
  // Parts of a house and what is done to it.
  ['Misted units replaced', 'window'],
  ['Overmantels and cheval mirrors', 'mirror'],
  ['Wingback chairs, riser recliners', 'armchair'],
  ['Nests of tables', 'coffee-table'],
  ['Bobcat hire with driver', 'excavator'],
  ['Spider lift hire', 'cherry-picker'],
  ['Strimming and mowing', 'strimmer'],
  ['Ride-on mowers serviced', 'ride-on-mower'],
  ['CO alarms fitted free', 'fire-extinguisher'],
  // Offices, surgeries, clubs and courses.
  ['Ergonomic mice in stock', 'computer-mouse'],
  ['Graphics cards, boxed', 'circuit-board'],
  ['House hunting? Start here', 'key'],
  ['Sickle cell donors', 'blood-drop'],
  ['Kizomba Tuesdays', 'dance-couple'],
  ['Cheer tryouts', 'pom-poms'],
  ['Texts for the lit fest', 'books'],
  // A word of another language or another trade shows nothing of it.
  ['Gel removal only', 'nail-polish'],
  ['Foundation degrees, apply now', 'graduation-cap'],
  ['Wardrobe rails', 'wardrobe'],
  ['Form filling help', 'document'],
  ['Nordic poles with Jean, guided walk', 'hiking-boot'],
];

for (const [title, star] of rows)
  it(`shows ${star} for ${title}`, () => {
    expect(findSubjects({ title }, 'en')[0]?.name).toBe(star);
  });

it('shows no van for what is taken off, and no house for what is put over', () => {
  expect(findSubjects({ title: 'Wax removal' }, 'en').map(({ name }) => name)).not.toContain('delivery-van');
  expect(findSubjects({ title: 'House removals' }, 'en')[0]?.name).toBe('lorry');
});

it('lets common words give way to what is sold', () => {
  const first = (title: string, adCopy: string) => findSubjects({ title, adCopy }, 'en')[0]?.name;
  expect(first('Loyalty card – 6th flat white on us', 'Espresso bar by the tram stop.')).toBe('coffee');
  expect(first('Interest free for 12 months', 'Sofas and armchairs made in Leeds.')).toBe('sofa');
});
