import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['en', 'Aran jumpers knitted in Mayo', 'jumper'],
  ['en', 'Ugly sweater party on Friday', 'jumper'],
  ['en', 'Show jumpers for sale', 'horse'],
  ['de', 'Strickjacken aus Alpaka', 'jumper'],
  ['is', 'Lopapeysur í öllum stærðum', 'jumper'],
  ['fi', 'Villapaidat tilauksesta', 'jumper'],
  ['ru', 'Вязаные свитера', 'jumper'],
  ['ja', '手編みのセーター', 'jumper'],
  ['en', 'Blanket appeal for the night shelter', 'blanket'],
  ['en', 'Fire blankets for kitchens', 'fire-extinguisher'],
  ['fr', 'Plaids en laine', 'blanket'],
  ['uk', 'Ліжники з Карпат', 'blanket'],
  ['en', 'Polymer clay earrings', 'earrings'],
  ['es', 'Pendientes de plata', 'earrings'],
  ['tr', 'Gümüş küpe', 'earrings'],
  ['en', 'Dressmaking fabrics by the metre', 'fabric-roll'],
  ['nl', 'Stoffenmarkt op het plein', 'fabric-roll'],
  ['sv', 'Tyg på metervara', 'fabric-roll'],
  ['sw', 'Vitenge vipya', 'fabric-roll'],
  ['en', 'Donegal tweed caps', 'flat-cap'],
  ['en', 'Leather aprons for workshops', 'apron'],
  ['it', 'Grembiuli ricamati', 'apron'],
  ['en', 'Cream teas in the walled garden', 'scone'],
  ['en', 'Hammocks from Mexico', 'hammock'],
  ['pl', 'Hamaki ogrodowe', 'hammock'],
  ['en', 'Wild bird seed by the sack', 'bird-feeder'],
  ['nb', 'Fuglebrett av drivved', 'bird-feeder'],
  ['en', 'Metal detecting rally', 'metal-detector'],
  ['cs', 'Detektory kovů', 'metal-detector'],
] as const)('shows in %s under "%s" a %s', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});
