import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import { directAd } from '../direction/art-director.ts';
import { isRepeatable } from './repeatable.ts';

it.each(['cherries', 'croissant', 'guitar', 'cupcake'])('repeats what is known small: %s', (thing) => {
  expect(isRepeatable(thing)).toBe(true);
});

it.each(['mattress', 'apartment-building', 'surfer', 'roof', 'coffin', 'eye'])(
  'shows once what is not: %s',
  (thing) => {
    expect(isRepeatable(thing)).toBe(false);
  },
);

const layoutsOf = (brief: { title: string; brandVoice?: string }) =>
  Array.from(
    { length: 24 },
    (_, seed) => directAd({ brief, ...writeCopy(readBrief(brief)), size: '1024x1024', seed }).layout,
  );

it('makes no wallpaper of mattresses, nor of anything in a soft voice', () => {
  expect(layoutsOf({ title: 'Cherries from the orchard' })).toContain('pattern');
  expect(layoutsOf({ title: 'Mattress sale' })).not.toContain('pattern');
  const soft = { title: 'Cherries from the orchard', brandVoice: 'elegant, luxurious' };
  expect(layoutsOf(soft)).not.toContain('pattern');
});
