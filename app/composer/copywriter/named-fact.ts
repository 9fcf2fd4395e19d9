import type { Angle, BriefFacts, FactKind, Line } from '../brief/brief-facts.ts';
import { capitalise } from '../brief/request.ts';
import { abbreviated, setWidth, withHeldDots } from '../brief/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { truest } from './offer-badge.ts';

/** Widest headline of a name and a fact together, and widest fact, in average Latin letters. */
const widest = { both: 58, fact: 42 } as const;

/** What a fact must be of to stand behind the name for an angle. */
const told: Partial<Record<Angle, readonly FactKind[]>> = {
  offer: ['offer', 'price'],
  occasion: ['date'],
  urgency: ['deadline'],
  proof: ['rating', 'number'],
};

/** Words that limit an offer: a line with one of them is printed whole or not at all. */
const limits: readonly FactKind[] = ['condition', 'deadline', 'code', 'formerPrice'];
const contacts: readonly FactKind[] = ['phone', 'web', 'code'];

/** A line that stands behind the name in a headline; what the headline has no room for is the tail. */
export type NamedFact = { line: Line; headline: string; tail?: string };

/** Angles that have facts to tell, the most telling first. */
const toldAngles = ['offer', 'occasion', 'proof', 'benefit', 'urgency'] as const;

/**
 * The headline that names the thing sold, then says a fact, one of `angle` if there is any: "Chimney sweep Truro – £65
 * incl. VAT". Offers stay with their limits; a job's pay leads nowhere. undefined: the brief has no fact so short.
 */
export function pickNamedFact(facts: BriefFacts, angle: Angle): NamedFact | undefined {
  for (const one of new Set([angle, ...toldAngles])) {
    const found = namedFactOf(facts, one);
    if (found) return found;
  }
  return undefined;
}

function namedFactOf(facts: BriefFacts, angle: Angle): NamedFact | undefined {
  const { lines, sold, language, intent, script } = facts;
  const isOpenName = /[?!:–—|？！：]|\p{Extended_Pictographic}/u.test(sold);
  if (isOpenName || intent === 'apply') return undefined;
  const isOffer = lines.some(({ field, use, text }) => field === 'title' && use === 'offer' && text === sold);
  if (isOffer && angle !== 'benefit' && angle !== 'occasion') return undefined;
  const opening = lines.find(({ field }) => field === 'adCopy');
  const offers = truest(lines, language);
  const joint = /^(?:Jpan|Hans|Hant)$/u.test(script) ? '｜' : ' – ';
  for (const line of lines) {
    const { field, use, text } = line;
    if (
      (field !== 'adCopy' && field !== 'title') ||
      text === sold ||
      (use === 'offer' && !offers.includes(line)) ||
      (angle === 'benefit' && line !== opening)
    )
      continue;
    const parted = tellable(line, angle, Math.min(widest.fact, widest.both - setWidth(sold)));
    if (parted)
      return {
        line,
        headline: `${sold}${joint}${goingOn(parted.said, language)}`,
        ...(parted.tail ? { tail: parted.tail } : {}),
      };
  }
  return undefined;
}

/** "From £40", behind a dash: "from £40". Only small words whose case says nothing begin in lower case. */
function goingOn(said: string, language: string): string {
  const { from, upTo } = matchersOf(language);
  return new RegExp(`^(?:${from}|${upTo})`, 'iu').test(said) && !/^\p{Lu}{2}/u.test(said)
    ? `${said.charAt(0).toLowerCase()}${said.slice(1)}`
    : said;
}

/** What of a line says an angle's fact in so much room: all of it, or of what is no offer its first clause. */
function tellable(
  { use, text, facts }: Line,
  angle: Angle,
  room: number,
): { said: string; tail?: string } | undefined {
  const held = facts.map(({ kind }) => kind);
  const kinds = told[angle];
  const isTold = kinds
    ? (use === 'offer' || use === 'details') && held.some((kind) => kinds.includes(kind))
    : angle === 'benefit' && use === 'slogan' && held.length === 0 && !/\p{Nd}/u.test(text);
  const whole = abbreviated.test(text) ? text : text.replace(/(?<=[^.])[.。]$/u, '');
  if (!isTold || held.some((kind) => contacts.includes(kind))) return undefined;
  if (/[.!?;:。！？：](?=\s\S)|[。！？：]\S|\s[–—-]\s|["“”«»„()（）]/u.test(withHeldDots(whole)))
    return undefined;
  if (setWidth(whole) <= room) return { said: whole };
  const [first = '', second] = whole.split(/,\s|،\s?|、|，/u, 2);
  if (second === undefined || held.some((kind) => limits.includes(kind)) || setWidth(first) > room)
    return undefined;
  // "First month free, then £30": the second half limits the first.
  if (
    use === 'offer' &&
    /^(?:then|dann|puis|luego|poi|depois|daarna|sedan|min|max|\p{Nd}+\p{L}*$)/iu.test(second)
  )
    return undefined;
  if (kinds && !facts.some((fact) => kinds.includes(fact.kind) && first.includes(fact.text)))
    return undefined;
  return { said: first, tail: capitalise(whole.slice(first.length).replace(/^[,،、，]\s?/u, '')) };
}
