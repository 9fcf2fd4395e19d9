import { expect, it } from 'vitest';
import { heldParts } from './held-parts.ts';

const held = (text: string) => heldParts(text).flatMap((part) => (part.unbroken ? [part.text] : []));

it.each([
  ['रोज़ सुबह। ताज़ी', ['सुबह।']],
  ['Launch day 🚀 now', ['day 🚀']],
  ['🎉🎉 Party', ['🎉🎉']],
  ['🎉 Party', []],
  ['Fresh🥐bread daily', ['Fresh🥐']],
  ['A T-shirt printed', ['T-shirt']],
  ['open 10–4 and 9:30-17:00', ['10–4', '9:30-17:00']],
  ['doors 10am-1pm or 14h-18h', ['10am-1pm', '14h-18h']],
  ['well-known', []],
  ['शाम।🙂 9–5', ['शाम।', '🙂'].slice(0, 1).concat('9–5')],
])('of "%s" %j stays together', (text, expected) => {
  expect(held(text)).toEqual(expected);
});

it.each(['रोज़ सुबह। ताज़ी कॉफ़ी 🚀 T-shirt 10–4', '', ' ', '🎉'])('nothing of "%s" is lost', (text) => {
  expect(
    heldParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('looks at each sign of a word without spaces a few times, not once for each before it', () => {
  // A pattern that goes back over the word at every sign takes minutes for these.
  for (const run of ['a', '1-2x', 'क', 'क।x', '🎉x', '1', '-', '🇩'])
    expect(heldParts(run.repeat(300_000)).length).toBeGreaterThan(0);
});
