import { withoutBrand } from '../brief/brand.ts';
import { type Angle, anglesOf, type BriefFacts, type FactKind, type Line } from '../brief/brief-facts.ts';
import { bareWords, repeats } from '../brief/clean-text.ts';
import type { DetectedLanguage } from '../brief/language.ts';
import { isHeadline } from '../brief/line-use.ts';
import { capitalised } from '../brief/request.ts';
import { abbreviated, cutToWidth, setWidth } from '../brief/segments.ts';
import type { AdCopy } from '../design/ad-design.ts';
import { buttonOf } from './button.ts';
import { badgeOf, isLimit, truest } from './offer-badge.ts';
import { subLineOf } from './sub-line.ts';

/** Widths in average Latin letters (setWidth). */
const widest = { headline: 60, brand: 40 } as const;
const hardLimit = { headline: 120, brand: 48 } as const;

/** The words of an ad, the language they are in, and the angle they take. */
export type WrittenCopy = DetectedLanguage & { copy: AdCopy; angle: Angle };

/**
 * Writes an ad from the facts of a brief: its words stay as they are, a headline and a sub-line always name the thing sold,
 * nothing is made up. Without an angle, or with one the brief has no
 * facts for, the finished ad copy leads, else the name. `elsewhere`: facts a layout prints on its
 * own, which the sub-line need not say.
 */
export function writeCopy(
  facts: BriefFacts,
  how: { angle?: Angle | undefined; elsewhere?: readonly FactKind[] } = {},
): WrittenCopy {
  const { language, script, direction, named } = facts;
  const brand = fitted('brand', facts.facts.find(({ kind }) => kind === 'brand')?.text, language);
  const angle = how.angle && anglesOf(facts).includes(how.angle) ? how.angle : usualAngle(facts);
  const head = named.headline ? undefined : truer(headlineLine(facts, angle), facts);
  const wanted = named.headline ?? head?.text ?? facts.sold;
  const bare = brand && !named.headline ? withoutBrand(wanted, brand) : wanted;
  const cut = fitted('headline', capitalised(withoutLoneStop(bare)), language);
  const headline = cut ? withoutLoneStop(cut) : (brand ?? '★');
  const rest = facts.lines.filter((line) => line !== head && line.use !== 'call');
  const { badge, line: offerLine, tail } = badgeOf({ facts, rest, headline });
  const callToAction = buttonOf(facts, { headline, hasOffer: badge !== undefined });
  const subline = subLineOf({
    facts,
    headline,
    badge,
    button: callToAction,
    lines: rest.filter((line) => line !== offerLine),
    tail,
    cutOff: restOf(bare, headline),
    elsewhere: how.elsewhere ?? [],
  });
  return {
    copy: {
      headline,
      ...(subline ? { subline } : {}),
      ...(badge ? { offer: badge } : {}),
      callToAction,
      ...(brand && !repeats(headline, brand) ? { brand } : {}),
    },
    language,
    script,
    direction,
    angle,
  };
}

/** Of two lines about one figure the one with its limit: "40% off" gives way to "up to 40% off". */
function truer(head: Line | undefined, { lines, language }: BriefFacts): Line | undefined {
  if (head?.use !== 'offer' || truest(lines, language).includes(head)) return head;
  return (
    lines.find((line) => line !== head && isHeadline(line.text, language) && isLimit(line, head, language)) ??
    head
  );
}

/** The finished copy leads where it has a line that can; else the thing itself. */
function usualAngle({ lines }: BriefFacts): Angle {
  if (lines[0]?.field === 'title' && lines[0].use === 'offer') return 'name';
  const opening = lines.find(({ field }) => field === 'adCopy');
  if (opening?.use === 'question') return 'question';
  return opening?.use === 'slogan' && slogan(opening) ? 'benefit' : 'name';
}

/** The line an ad of this angle opens with; undefined: the thing sold. */
function headlineLine({ lines, language, sold }: BriefFacts, angle: Angle): Line | undefined {
  const able = lines.filter((line) => isHeadline(line.text, language) && line.use !== 'condition');
  const title = lines.find((line) => line.field === 'title' && line.text === sold);
  const isFree = (line: Line) => line.field === 'adCopy' || line.field === 'title';
  const led: Record<Angle, Line | undefined> = {
    name: title,
    benefit: able.find((line) => line.field === 'adCopy' && slogan(line)),
    question: able.find((line) => line.use === 'question'),
    offer: able.find((line) => line.use === 'offer' && line.field !== 'title' && setWidth(line.text) <= 48),
    proof: able.find(
      (line) =>
        isFree(line) &&
        line.facts.some(({ kind }) => kind === 'rating' || kind === 'number' || kind === 'quote'),
    ),
    occasion: title,
    urgency: title,
  };
  return led[angle] ?? title;
}

/** A line that says something, not the first item of a list ("12 lessons."). */
const slogan = ({ use, text }: Line) => use === 'slogan' && !/^\P{L}*\p{Nd}/u.test(text);

/** What a headline leaves of a text it was cut out of. */
function restOf(whole: string, headline: string): string | undefined {
  const at = bareWords(whole) === bareWords(headline) ? -1 : whole.indexOf(headline);
  const rest = at < 0 ? '' : whole.slice(at + headline.length).replace(/^[\s.!?。！？,;:،、，；：–—-]+/u, '');
  return rest ? capitalised(withoutLoneStop(rest)) : undefined;
}

/** A single sentence without its full stop; several keep theirs. */
export function withoutLoneStop(text: string): string {
  if (/[.!?]\s/u.test(text)) return text;
  return /[^.]\.$/u.test(text) && !/\.\S*\.$/u.test(text) && !abbreviated.test(text)
    ? text.slice(0, -1)
    : text;
}

/** Cuts to what reads well, and to what the schema holds; a single clause says something else without its end. */
function fitted(role: keyof typeof widest, text: string | undefined, language: string): string | undefined {
  if (!text) return undefined;
  const flat = text.replace(/\s*\n\s*/gu, ' ').trim();
  const clauses = flat.split(/[.!?;。！？]\s|,\s|\s[–—|-]\s/u).length;
  const whole = role === 'headline' && clauses === 1 && flat.length <= hardLimit[role];
  const cut = whole ? flat : cutToWidth({ text: flat, width: widest[role], language });
  const safe =
    cut.length <= hardLimit[role] ? cut : cutToWidth({ text: cut, width: hardLimit[role] / 2, language });
  return safe.length <= hardLimit[role] && safe ? safe : undefined;
}
