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
  expect(shownFor(snow)[0]).toBe('snowflake');
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
