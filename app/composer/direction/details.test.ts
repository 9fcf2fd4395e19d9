import { expect, it } from 'vitest';
import { detailsFrom } from './details.ts';

it('gives a ticket a day of the calendar, and no weekday alone', () => {
  const dated = (text: string) => detailsFrom([{ kind: 'date', text }], []).map(({ role }) => role);
  expect(dated('Viernes 12 de julio')).toEqual(['date']);
  expect(dated('三月八日')).toEqual(['date']);
  expect(dated('viernes')).toEqual(['time']);
});

it('names a day once, be it when something is or what an offer hangs on', () => {
  const facts = ['date', 'condition'].map((kind) => ({ kind, text: 'Saturday' }));
  expect(detailsFrom(facts, [])).toEqual([{ role: 'time', text: 'Saturday' }]);
});
