import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief.ts';

it.each([
  [
    'Loppemarked i Vejlby Hallen',
    'Lørdag 8. november kl. 10-15. Stadeleje 150 kr., tilmelding på loppe@vejlby.example',
  ],
  ['Flohmarkt am Schulhof', 'Samstag 6. Dezember 9-13 Uhr. Anmeldung bis 1.12.'],
])('a flea market is visited, whatever its sellers have to do: %s', (title, adCopy) => {
  expect(readBrief({ title, adCopy }).intent).toBe('visit');
});

it.each([
  ['Kuaförde açılış indirimi', 'Fön 150 TL, saç boyası %25 indirimli. 30 Kasıma kadar.'],
  ['Hair salon: 20% off all colour this November', 'New clients only.'],
])('nobody shops at a hairdresser: %s', (title, adCopy) => {
  expect(readBrief({ title, adCopy }).intent).toBe('book');
});
