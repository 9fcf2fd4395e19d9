import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { everyMatch } from '../text/every-match.ts';
import { splitAt } from '../text/segments.ts';

/** Parts of an ad that a brief may name outright. */
export type Role = 'headline' | 'subline' | 'callToAction' | 'offer' | 'brand';

const labels: Record<Role, string> = {
  callToAction: labelsOf('callToAction'),
  headline: labelsOf('headline'),
  subline: labelsOf('subline'),
  offer: labelsOf('offer'),
  brand: labelsOf('brand'),
};

function labelsOf(role: Role): string {
  return sourcesOfAll((language) => language.labels?.[role]);
}

const labelled = (Object.entries(labels) as [Role, string][]).map(
  ([role, names]) =>
    [role, toPattern(`^(?:the |my |our )?(?:${names})\\s*(?:[:：=]|\\s[-–—]\\s)\\s*(\\S.*)$`, 'iu')] as const,
);

/** Labels that can't be meant as a sentence of the ad, so that one may also stand inside a line. */
const inline = toPattern(
  `(?<=[.!?;|,)"”»」。！？；，、،؛।۔]\\s*|^\\s*)(?=(?:${labels.callToAction}|${labels.headline}|sub-?headline|sub-?line|sub-?title|tagline|body(?: text| copy)?|offer|brand(?: name)?|${labels.brand})\\s*[:：])`,
  'giu',
);

/** A label in quotation marks, and what goes on behind it. */
const callInMarks = /^["“”«„「『]([^"“”„«»「」『』\n]{2,60})["“”»」』](?:[\s.,;。，]+|$)(.*)$/u;

const opening = new Set('"“”„«»「『\'‘’');
const closing = new Set('"“”„«»」』\'‘’');

/** A text without the quotation marks around it. Walks in from both ends: a pattern for it is cubic in the marks. */
export function unquote(text: string): string {
  const whole = text.trim();
  let start = 0;
  let end = /[.,;]$/.test(whole) ? whole.length - 1 : whole.length;
  while (start < end && opening.has(whole.charAt(start))) start += 1;
  const opened = start;
  const stop = end;
  while (end > start && closing.has(whole.charAt(end - 1))) end -= 1;
  if (opened === 0 || end === stop) return whole;
  const inner = whole.slice(start, end).trim();
  return inner && !/["“”„«»「」]/u.test(inner) ? inner : whole;
}

/**
 * Lines such as "Headline: ..." taken out of a text, and what is left of it. With `shortCalls` a call to action
 * ends at a comma, as in instructions ("cta: Book now, mention free shipping").
 */
export function takeLabelled(
  text: string,
  shortCalls = false,
): { labels: Partial<Record<Role, string>>; rest: string } {
  const found: Partial<Record<Role, string>> = {};
  const rest: string[] = [];
  for (const line of text.replace(inline, '\n').split('\n')) {
    const match = labelled
      .map(([role, pattern]) => ({ role, value: pattern.exec(line.trim())?.[1] }))
      .find(({ value }) => value !== undefined);
    if (!match?.value) {
      // "Svendborg, knap: Tilmeld dig" leaves no comma behind.
      const kept = line === text ? line.trim() : line.trim().replace(/,$/u, '');
      if (kept) rest.push(kept);
      continue;
    }
    // 'Przycisk: "Umów przegląd". Dodaj numer …'
    const [, inMarks, behind = ''] = (shortCalls && callInMarks.exec(match.value)) || [];
    if (inMarks && match.role === 'callToAction') {
      match.value = inMarks;
      if (behind.trim()) rest.push(behind.trim());
    } else if (shortCalls && match.role === 'callToAction' && !/^["“«„]/u.test(match.value)) {
      const [call = '', ...others] = match.value.split(/[,;.，。；]\s*/u);
      match.value = call;
      if (others.length > 0) rest.push(others.join(', '));
    }
    // "Brand: Harbour Dental. not for under 18s": a name ends where its sentence does.
    if (match.role === 'brand' && !/^["“«„]/u.test(match.value)) {
      // A name also ends at a comma when a figure or half a sentence follows it, "Radwerk, bitte nicht so clean", and
      // always where letters have no case: "상호: 달봉이통닭, 포장은 2천원 할인", "店名：阿婆粽子铺，绿色为主".
      const [name = '', ...others] = splitAt(
        match.value,
        /(?<=\p{L}{3})\.\s+|(?<=\p{L}{2})\.\s+(?=\p{Ll})|(?<=[&+]\sCo\.)\s+|[।。۔።]\s*|[,，、]\s?(?=[^,，、]*\p{Nd})|,\s(?=\p{Ll})|(?<=[\p{Lo}\p{M}])\s?[,，、،]\s?/u,
      );
      match.value = name;
      if (others.length > 0) rest.push(others.join('. '));
    }
    const value = unquote(match.value.replace(/[\s;|,]+$/u, ''));
    if (value) found[match.role] ??= value;
  }
  return { labels: found, rest: rest.join('\n') };
}

const quoted = /["“”„«「『]([^"“”„«»「」『』\n]{2,120})["“”»」』]/gu;
const namesOf = (role: Role) => sourcesOfAll((language) => language.quotedRoles?.[role]);
const asPart = sourcesOfAll((language) => language.asPart);

/** Asked in this order: a "brand headline" is a headline. */
const quotedParts: Role[] = ['callToAction', 'subline', 'headline', 'offer', 'brand'];
const roleBefore = quotedParts.map((role) => {
  const near = role === 'brand' ? 14 : 30;
  return [role, toPattern(`(?:${namesOf(role)})[^"“”„«»]{0,${near}}$`, 'iu')] as const;
});
const roleAfter = quotedParts
  .filter((role) => role !== 'brand')
  .map((role) => [role, toPattern(`^\\s*(?:${asPart})\\s+(?:${namesOf(role)})`, 'iu')] as const);

/** Quoted words with the part of the ad they are meant for, as in: use "Book now" as the button. */
export function quotedRoles(text: string): { role: Role | undefined; words: string }[] {
  return everyMatch(quoted, text).map((match) => {
    const words = (match[1] ?? '').trim();
    const following = text.slice(match.index + match[0].length);
    const preceding = text.slice(Math.max(0, match.index - 60), match.index);
    const role =
      roleAfter.find(([, pattern]) => pattern.test(following))?.[0] ??
      roleBefore.find(([, pattern]) => pattern.test(preceding))?.[0];
    return { role, words };
  });
}
