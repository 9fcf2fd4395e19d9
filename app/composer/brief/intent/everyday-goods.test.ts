import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

it.each([
  ['Deodorant stick', 'Smell of nothing at all.'],
  ['Hammock', 'Two trees and a free afternoon.'],
  ['Standing desk', 'Your back will write home.'],
  ['Silk pillowcase', 'Kind to curls.'],
  ['Bike helmet', 'Light as a thought.'],
  ['Yoga mat', 'Grips when you wobble.'],
  ['Air fryer', 'Chips without the swim.'],
  ['Dog bed', 'He will deny that it was the sofa.'],
  ['Baby monitor', 'Hear every snore.'],
  ['Hängematte', 'Zwei Bäume und ein freier Nachmittag.'],
  ['Hamac', 'Deux arbres et un après-midi.'],
  ['Sessel', 'Setz dich.'],
  ['Sillón', 'Siéntate.'],
  ['Кресло', 'Для долгих вечеров.'],
])('%s is bought, without a word of a price', (title, adCopy) => {
  expect(['buy', 'order']).toContain(readBrief({ title, adCopy }).intent);
});

it.each([
  ['Yoga mat cleaning and studio hire', 'From £20 an hour', 'buy'],
  ['Armchair reupholstery', 'We make it new.', 'buy'],
  ['Car seat safety check', 'Saturday 10-2, fire station', 'buy'],
])('%s is no ware', (title, adCopy, not) => {
  expect(readBrief({ title, adCopy }).intent).not.toBe(not);
});
