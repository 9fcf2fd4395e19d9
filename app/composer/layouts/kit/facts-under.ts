import { commaOf } from '../../brief/text/segments.ts';
import type { AdDesign } from '../../design/ad-design.ts';
import type { DetailRole } from '../../design/concepts.ts';
import { heldParts } from '../../type/held-parts.ts';
import type { Layout, SetCopy, SetText } from '../layout.ts';

/** Facts that are worth a place under the sub-line, the most needed first. */
const worth: readonly DetailRole[] = ['date', 'time', 'place', 'condition', 'phone', 'web'];

/** The same in new designs: what readers miss first is the number to call that the button does not say. */
const worthNow: readonly DetailRole[] = ['phone', ...worth.filter((role) => role !== 'phone')];

/** Roles whose words mean little by themselves unless they give a figure: "this weekend", "selected". */
const ofFigures: ReadonlySet<string> = new Set<DetailRole>(['date', 'time', 'condition']);

/** Whether a fact says something by itself: "Friday" alone does not. */
export const isTelling = ({ role, plain }: SetText): boolean => !ofFigures.has(role) || /\p{Nd}/u.test(plain);

/** The most facts a layout prints, and their characters altogether: an ad should not become a leaflet. */
const mostFacts = 3;
const mostLetters = 64;

/**
 * The facts a layout prints under the sub-line: those it has no place of its own for and no other words of the ad say.
 */
export function factsUnder(
  { concept, sold }: Pick<AdDesign, 'concept' | 'sold'>,
  { layout, copy }: { layout: Pick<Layout, 'prints'>; copy: SetCopy },
): SetText[] {
  if (concept === 'classic') return [];
  const open = (sold === undefined ? worth : worthNow)
    .filter((role) => !layout.prints?.includes(role))
    .flatMap((role) => copy.details.filter((text) => text.role === role))
    .filter(isTelling);
  const shown: SetText[] = [];
  let letters = 0;
  // "Open house Sunday 14 June" under "Open house Sunday" and "Sunday 14 June, 1–3pm".
  const said = new Set(
    [copy.headline, copy.subline, copy.offer].flatMap((text) => pairsOf(text?.plain ?? '')),
  );
  const isNew = ({ plain, role }: SetText) => {
    const pairs = pairsOf(plain);
    // "Bis 40 % günstiger" under the badge "Alle Öfen bis zu 40 % reduziert": nothing but its figure.
    if (sold !== undefined && role === 'condition' && isFigureOf(plain, copy.offer?.plain)) return false;
    return sold === undefined || pairs.length === 0 || pairs.some((pair) => !said.has(pair));
  };
  for (const text of unsaid(copy, open).filter(isNew)) {
    letters += text.plain.length;
    if (shown.length === mostFacts || letters > mostLetters) break;
    shown.push(sold === undefined ? text : inSmall(text, copy));
  }
  return shown;
}

/** Whether a text of a few words has no figure that the offer has not. */
function isFigureOf(text: string, offer = ''): boolean {
  const figures = text.match(/\p{Nd}[\p{Nd}.,]*\s?[%٪]/gu) ?? [];
  const bareFigures = (words: string) => words.replace(/\s/gu, '');
  return figures.length > 0 && figures.every((one) => bareFigures(offer).includes(bareFigures(one)));
}

/** Every two words and figures of a text that stand side by side. */
function pairsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** The telephone number as one fact of others: in the face of the button, not as large as a strip sets it. */
export const inSmall = (text: SetText, { callToAction }: Pick<SetCopy, 'callToAction'>): SetText =>
  text.role === 'phone' ? { ...text, families: callToAction.families } : text;

/** An hour and nothing else: "9pm", "8 h à 18 h", but not "Tue and Thu, 6 to 9pm". */
const isBareHour = ({ role, plain }: SetText) => role === 'time' && /^\P{L}{0,2}\p{Nd}/u.test(plain);

/**
 * Facts in their lines, the hour behind the day: "Sat 3 May, | 7pm". A further hour would say nothing without its
 * words: it stands in no line, and neither does one the line does not hold.
 */
export function withHour(facts: readonly SetText[], holds: (row: SetText[]) => boolean): SetText[][] {
  const day = facts.find(({ role }) => role === 'date');
  const [first, ...further] = facts.filter(isBareHour);
  const gone = day ? [first, ...further] : further;
  return facts
    .filter((text) => !gone.includes(text))
    .map((text) => {
      if (text !== day || !first || day.plain.includes(first.plain)) return [text];
      const plain = `${text.plain}${commaOf(text.plain).trim()}`;
      const row = [{ ...text, plain, parts: heldParts(plain) }, first];
      return holds(row) ? row : [text];
    });
}

/** Of some facts, those that no other words of the ad say. */
export function unsaid(copy: SetCopy, texts: readonly SetText[]): SetText[] {
  const { headline, subline, offer, callToAction, brand } = copy;
  const said = [headline, subline, offer, callToAction, brand].map((text) => bare(text?.plain ?? ''));
  return texts.filter(({ plain }) => !said.some((one) => one.includes(bare(plain))));
}

/** For comparing: case, spaces, marks for line breaks and a full stop at the end set aside. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u200b\u2060\u00ad]+/gu, '')
    .replace(/[.,;:!。]+$/u, '');
