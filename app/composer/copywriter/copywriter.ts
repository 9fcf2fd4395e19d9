import { findBrand, withoutBrand } from '../brief/brand.ts';
import { cleanText, repeats } from '../brief/clean-text.ts';
import { readFacts } from '../brief/facts.ts';
import { quotedRoles, type Role, takeLabelled } from '../brief/labels.ts';
import {
  type DetectedLanguage,
  guessLanguage,
  languageIsOtherScript,
  requestedLanguage,
} from '../brief/language.ts';
import { capitalised, withoutRequest } from '../brief/request.ts';
import { clausesOf, cutToWidth, setWidth } from '../brief/segments.ts';
import { topicOf } from '../brief/topics.ts';
import type { AdCopy, Brief } from '../design/ad-design.ts';
import { voiceOf } from '../direction/voices.ts';
import { actionFor } from './action-words.ts';
import { callToAction, isCallToAction } from './calls-to-action.ts';
import { type Lines, linesOfCopy, linesOfTitle, withoutLoneStop } from './lines.ts';

/** Widths in average Latin letters (setWidth). */
const widest = { headline: 60, subline: 130, offer: 34, callToAction: 30, brand: 40 } as const;

const hardLimit = { headline: 120, subline: 220, offer: 48, callToAction: 40, brand: 48 } as const;

function cleaned(brief: Brief): Required<Brief> {
  return {
    title: cleanText(brief.title, 500),
    targetAudience: cleanText(brief.targetAudience),
    saleGoals: cleanText(brief.saleGoals),
    colors: cleanText(brief.colors),
    adCopy: cleanText(brief.adCopy),
    brandVoice: cleanText(brief.brandVoice),
    fontStyle: cleanText(brief.fontStyle),
    instructions: cleanText(brief.instructions),
  };
}

/** The language of the words that will be printed; when they leave it open, that of the rest of the brief. */
function languageOf(brief: Required<Brief>): DetectedLanguage {
  const printed = guessLanguage(`${brief.title}\n${brief.adCopy}`);
  const asked = requestedLanguage(`${brief.instructions}\n${brief.brandVoice}`);
  const { confident, ...language } = printed;
  if (confident) return language;
  if (asked && !languageIsOtherScript(asked, language.script)) return { ...language, language: asked };
  const whole = guessLanguage(
    [
      brief.title,
      brief.adCopy,
      brief.saleGoals,
      brief.targetAudience,
      brief.brandVoice,
      brief.instructions,
    ].join('\n'),
  );
  return whole.confident && whole.script === language.script
    ? { ...language, language: whole.language }
    : language;
}

/** Cuts to what reads well, and to what the schema holds. */
function fitted(role: keyof typeof widest, text: string | undefined, language: string): string | undefined {
  if (!text) return undefined;
  const flat = text.replace(/\s*\n\s*/gu, ' ').trim();
  // A headline or call of one clause says something else when its end is cut off; the layouts set a long one smaller.
  const isWhole = role === 'headline' || role === 'callToAction';
  const isOneClause = isWhole && clausesOf(flat).length === 1 && flat.length <= hardLimit[role];
  const cut = isOneClause ? flat : cutToWidth({ text: flat, width: widest[role], language });
  const safe =
    cut.length <= hardLimit[role] ? cut : cutToWidth({ text: cut, width: hardLimit[role] / 2, language });
  return safe.length <= hardLimit[role] && safe ? safe : undefined;
}

function namedRoles(brief: Required<Brief>) {
  const title = takeLabelled(brief.title);
  const copy = takeLabelled(brief.adCopy);
  const goals = takeLabelled(brief.saleGoals);
  const instructions = takeLabelled(brief.instructions, true);
  const named: Partial<Record<Role, string>> = {};
  for (const { labels } of [title, goals, instructions, copy]) Object.assign(named, labels);
  if (goals.labels.offer && !copy.labels.offer) delete named.offer;
  for (const { role, words } of quotedRoles(instructions.rest)) if (role) named[role] ??= words;
  return {
    named,
    title: title.rest || Object.values(title.labels)[0] || brief.title,
    adCopy: copy.rest,
    goals: [goals.labels.offer, goals.rest].filter(Boolean).join('\n'),
    instructions: instructions.rest,
  };
}

/** Joins short facts to a sub-line while it stays readable. */
function withFacts(subline: string | undefined, facts: string[], taken: string[]): string | undefined {
  let line = subline;
  for (const fact of facts) {
    if ([line, ...taken].some((text) => text && repeats(text, fact))) continue;
    const longer = line ? `${line.replace(/[.。]$/u, '')} · ${fact}` : fact;
    if (setWidth(longer) <= 90) line = longer;
  }
  return line;
}

/** What a headline leaves of a text it was cut out of at a sentence or clause. */
function restOf(text: string, headline: string): string | undefined {
  if (!text.startsWith(headline)) return undefined;
  const following = text.slice(headline.length);
  const endsSentence = /[.!?。！？]$/u.test(headline) || /^[.!?。！？,;:،、，；：]/u.test(following);
  const rest = endsSentence ? following.replace(/^[\s.!?。！？,;:،、，；：]+/u, '') : '';
  return rest ? capitalised(withoutLoneStop(rest)) : undefined;
}

/** Two lines as one sub-line, or undefined when they are too long for it. */
function together(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other || repeats(one, other)) return other ?? one;
  const joint = /[.!?。！？…]$/u.test(one) ? ' ' : ' · ';
  const line = `${one}${joint}${other}`;
  return setWidth(line) <= widest.subline ? line : undefined;
}

/** The words of an ad from the brief alone, and the language they are in. */
export type WrittenCopy = DetectedLanguage & { copy: AdCopy };

/**
 * Writes an ad by rules: words of the visitor's ad copy stay as they are, offers are read out of any field, plans
 * and audiences never reach the ad, nothing about the product is made up. Never throws.
 */
export function writeCopy(input: Brief): WrittenCopy {
  const brief = cleaned(input);
  const { language, script, direction } = languageOf(brief);
  const { named, ...texts } = namedRoles(brief);
  const { topic } = topicOf(brief);
  const voice = voiceOf(brief);

  const fromCopy = linesOfCopy(texts.adCopy, language);
  const fromTitle = linesOfTitle(withoutRequest(texts.title.split('\n').join(' ')), language);
  const facts = readFacts({ goals: texts.goals, instructions: texts.instructions, language });
  const lines = merged(fromCopy, fromTitle);

  const brand = fitted(
    'brand',
    named.brand?.replace(/[.,;]+$/u, '') ??
      findBrand([texts.instructions, brief.title, brief.adCopy, texts.goals]),
    language,
  );
  let headline = named.headline ?? lines.headline ?? brief.title;
  if (brand && !named.headline) headline = withoutBrand(headline, brand);
  const whole = headline;
  headline = fitted('headline', headline, language) ?? brand ?? '★';
  const unsaid = restOf(whole, headline);
  if (unsaid) headline = headline.replace(/(?<=[^.])\.$/u, '');

  // Ad copy is never dropped for a badge that says a part of it.
  const saidInCopy = (words: string) =>
    fromCopy.sublines[0] !== undefined && repeats(fromCopy.sublines[0], words);
  const offers = [named.offer, ...lines.offers, ...facts.offers].filter((offer) => offer !== undefined);
  const offer = offers
    .map((candidate) => fitted('offer', candidate, language))
    .find((candidate) => candidate && !repeats(headline, candidate) && !saidInCopy(candidate));

  const sublines = [
    together(named.subline, unsaid ?? (named.subline && fromCopy.sublines[0])),
    named.subline,
    ...lines.sublines,
  ].filter((line) => line !== undefined);
  const plain = sublines
    .map((line) => fitted('subline', line, language))
    .find((line) => line && !repeats(line, headline) && !(offer && repeats(line, offer)));
  const extras = [...facts.mentions, ...facts.offers.filter((extra) => extra !== offer), ...facts.notes];
  const subline = named.subline ? plain : withFacts(plain, extras, [headline, ...(offer ? [offer] : [])]);

  const explicit = named.callToAction ?? lines.callToAction ?? facts.callToAction;
  const action = actionFor({ brief, topic, voice, hasOffer: offer !== undefined });
  const playful = voice === 'playful' && !offer;
  const call = fitted('callToAction', explicit, language) ?? callToAction({ action, language, playful });

  return {
    copy: {
      headline,
      ...(subline ? { subline } : {}),
      ...(offer ? { offer } : {}),
      callToAction:
        isCallToAction(headline) && repeats(headline, call)
          ? callToAction({ action: 'learn', language })
          : call,
      ...(brand && !repeats(headline, brand) ? { brand } : {}),
    },
    language,
    script,
    direction,
  };
}

/** The ad copy leads; the title gives what the copy leaves open. */
function merged(copy: Lines, title: Lines): Lines {
  return {
    headline: copy.headline ?? title.headline,
    sublines: copy.headline
      ? [...copy.sublines, ...(title.headline ? [title.headline] : []), ...title.sublines]
      : [...copy.sublines, ...title.sublines],
    offers: [...copy.offers, ...title.offers],
    callToAction: copy.callToAction ?? title.callToAction,
  };
}
