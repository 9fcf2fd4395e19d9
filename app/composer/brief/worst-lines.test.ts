import { describe, expect, it } from 'vitest';
import { findAskedColors } from '../color/asked-colors.ts';
import { readColors } from '../color/read-colors.ts';
import { matchersOf } from '../languages/matchers.ts';
import { findPhones, separateContact } from './facts/find-contacts.ts';
import { findOffers } from './offer/find-offer.ts';
import { findFormerPrice } from './offer/former-price.ts';
import { isPricedByMeasure, isPricedFor, namesTerm, tellsLength } from './offer/price-terms.ts';
import { runOnParts } from './title/run-on.ts';

type Reader = (text: string) => unknown;

const former =
  (language: string): Reader =>
  (text) =>
    findFormerPrice(text, language);
const label = matchersOf('en').phone;

/**
 * Texts that make a reader's patterns go back and try again: what stands before a run, the run, and what stands behind
 * it.
 */
const cases: [name: string, read: Reader, before: string, run: string, behind: string][] = [
  ['a former price before spaces', former('en'), '£4 instead of', ' ', 'x'],
  ['a former price again and again', former('en'), '', 'instead of £9 ', 'x'],
  ['a former price behind figures', former('hu'), '', '9 Ft (', 'x'],
  ['a lone former price among signs', former('hu'), '', '- ', '9 Ft helyett x'],
  ['prices in other terms', (text) => isPricedFor('term', text, 'en'), '', '£9 a mont ', 'x'],
  ['names of terms', (text) => namesTerm('person', text, 'de'), '', 'pro Perso ', 'x'],
  ['lengths', (text) => tellsLength(text, 'en'), '', '2 hour-', 'x'],
  ['prices by measure', isPricedByMeasure, '', '9 € per m', 'x'],
  ['offers', (text) => findOffers(text, 'en'), '', '5% of £9 fro ', 'x'],
  ['phone numbers', (text) => findPhones(text, label), '', '+49 (30) ', 'x'],
  ['labels of phones', (text) => findPhones(text, label), '', 'call ', '12 34 56'],
  ['a phone number apart', (text) => separateContact(text, label), '', 'call , ', '0131 555 0199'],
  ['colours', readColors, '', 'dark red ', 'x'],
  ['colours of parts', (text) => findAskedColors({ instructions: text }), '', 'red background ', 'x'],
  ['a title in one breath', (text) => runOnParts(text, 'en'), 'hi ', 'we do since 2 ', 'x'],
];

describe('the worst line of a reader', () => {
  it.each(cases)(
    '%s: a line eight times as long takes no more than in step',
    (_name, read, before, run, behind) => {
      let turn = 0;
      const timeOf = (letters: number, lines: number) => {
        const texts = Array.from({ length: lines }, () => {
          turn += 1;
          return `${before}${run.repeat(Math.ceil(letters / run.length))}${behind} ${turn}`;
        });
        const started = process.threadCpuUsage();
        for (const text of texts) read(text);
        const { user, system } = process.threadCpuUsage(started);
        return (user + system) / 1000;
      };
      const least = (letters: number, lines: number) =>
        Math.min(...Array.from({ length: 3 }, () => timeOf(letters, lines)));
      // Processor time, which a busy machine does not change, in up to four tries. Some machines count it in steps of 4
      // ms, in which one short line took none: so eight short lines are read for one long line. Where the time grows
      // with the square, the long line takes eight times as long as they do.
      const isInStep = () => least(20_000, 1) < 3 * least(2500, 8) + 15;
      expect(Array.from({ length: 4 }).some(isInStep)).toBe(true);
    },
  );
});
