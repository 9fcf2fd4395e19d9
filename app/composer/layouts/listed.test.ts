import { expect, it } from 'vitest';
import type { SetCopy, SetText } from './layout.ts';
import { withoutListed } from './listed.ts';

const set = (role: SetText['role'], plain: string): SetText => ({
  ...{ role, plain, families: [] },
  parts: [{ text: plain, unbroken: false }],
});
const copyOf = (offer: string, subline: string): SetCopy => ({
  headline: set('headline', 'Barber Szabó'),
  callToAction: set('callToAction', 'Call'),
  offer: set('offer', offer),
  subline: set('subline', subline),
  details: [
    ...[set('listed', 'Cut'), set('listedPrice', '5500 Ft')],
    ...[set('listed', 'Cut + beard'), set('listedPrice', '8000 Ft')],
  ],
});

it('says the entries of a price list once', () => {
  const left = withoutListed(
    copyOf('Cut 5500 Ft', 'Cut + beard 8000 Ft. No appointment needed. Open · Piac utca 14'),
  );
  expect(left.offer).toBeUndefined();
  expect(left.subline?.plain).toBe('No appointment needed. Open · Piac utca 14');
});

it('keeps an offer that says more than the list', () => {
  expect(withoutListed(copyOf('20% off for new customers', 'Open daily')).offer?.plain).toContain('20% off');
});
