import { expect, it } from 'vitest';
import { isRoundOffer, isSealOffer, roundLines } from './round-offer.ts';

it.each([
  ['20% off', true],
  ['Guide price £325,000', true],
  ['R$ 34,90 🍕', true],
  ['5 days, 9:00–13:00, €180', false],
  ['3 evenings, 6-8pm, $40', false],
  ['Free delivery on all orders over £50', false],
  ['Free', true],
])('a round badge for %j: %s', (offer, is) => {
  expect(isRoundOffer(offer)).toBe(is);
});

it.each([
  ['R$ 34,90 🍕', ['R$', '34,90']],
  ['450 zł', ['450', 'zł']],
  ['£15', ['£15']],
  ['Only $5 each', ['Only', '$5', 'each']],
  ['Free', ['Free']],
])('sets %j in the lines %j', (offer, lines) => {
  expect(roundLines(offer).map(({ text }) => text)).toEqual(lines);
});

it.each([
  ['First class free', true],
  ['Second pair half price', true],
  ['Free local delivery on Saturdays', false],
  ['Open 9:00–13:00', false],
  ['20% off', true],
])('a large seal for %j: %s', (offer, is) => {
  expect(isSealOffer(offer)).toBe(is);
});
