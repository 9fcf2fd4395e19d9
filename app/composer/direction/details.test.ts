import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { detailsFrom } from './details.ts';

it('gives a ticket a day of the calendar, and no weekday alone', () => {
  const dated = (text: string) => detailsFrom([{ kind: 'date', text }], []).map(({ role }) => role);
  expect(dated('Viernes 12 de julio')).toEqual(['date']);
  expect(dated('三月八日')).toEqual(['date']);
  expect(dated('viernes')).toEqual(['time']);
});

it('takes the last day of an offer for no event', () => {
  const text = '20% off until 31 May. Party on 12 June.';
  const fact = (kind: string, words: string) => {
    const start = text.indexOf(words);
    return { kind, text: words, field: 'adCopy', start, end: start + words.length };
  };
  const facts = [fact('deadline', 'until 31 May'), fact('date', '31 May.'), fact('date', '12 June')];
  expect(detailsFrom(facts, [])).toEqual([
    { role: 'condition', text: 'until 31 May' },
    { role: 'date', text: '12 June' },
  ]);
});

it('leaves the full stop of its sentence off a day', () => {
  expect(detailsFrom([{ kind: 'date', text: '15 juni.' }], [])).toEqual([{ role: 'date', text: '15 juni' }]);
});

it('names a day once, be it when something is or what an offer hangs on', () => {
  const facts = ['date', 'condition'].map((kind) => ({ kind, text: 'Saturday' }));
  expect(detailsFrom(facts, [])).toEqual([{ role: 'time', text: 'Saturday' }]);
});

it("takes a customer's words together with who said them", () => {
  const text = '"Back on the road in a day" - Sam, Leeds';
  const parts = { quote: 'Back on the road in a day', source: 'Sam, Leeds' };
  expect(detailsFrom([{ kind: 'quote', text, parts }], [])).toEqual([
    { role: 'quote', text: parts.quote },
    { role: 'source', text: parts.source },
  ]);
});

it('says of an hour what is then', () => {
  const adCopy = 'Fri 30 Oct, doors 8pm\nDJ Lumen till 2am';
  const { facts } = readBrief({ title: 'Masked ball', adCopy });
  const hours = detailsFrom(facts, []).filter(({ role }) => role === 'time');
  expect(hours.map(({ text }) => text)).toEqual(['Doors 8pm', 'DJ Lumen till 2am']);
});
