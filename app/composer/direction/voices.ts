import { countStems, stemMatcher } from '../brief/text/stems.ts';
import type { Brief } from '../design/ad-design.ts';
import { stemsOfAll } from '../languages/registry.ts';

/** Tones that words ask for; where several are asked for alike, the first of them is taken. */
const voices = [
  'luxury',
  'playful',
  'urgent',
  'professional',
  'friendly',
  'bold',
  'calm',
  'romantic',
  'tech',
  'retro',
] as const;
export type NamedVoice = (typeof voices)[number];
/** The tone an ad speaks in. */
export type Voice = NamedVoice | 'neutral';

const matchers = voices.map(
  (voice) => [voice, stemMatcher(stemsOfAll((language) => language.voices?.[voice]))] as const,
);

/** The tone asked for: from the brand voice first, then from instructions, type and colours, then from the copy. */
export function voiceOf(brief: Brief): Voice {
  const ordered = [
    brief.brandVoice,
    `${brief.instructions ?? ''} ${brief.fontStyle ?? ''} ${brief.colors ?? ''}`,
    `${brief.title} ${brief.adCopy ?? ''}`,
  ];
  for (const text of ordered) {
    if (!text?.trim()) continue;
    const [first] = matchers
      .map(([voice, matcher]) => ({ voice, hits: countStems(matcher, text.slice(0, 1000)) }))
      .sort((a, b) => b.hits - a.hits);
    if (first && first.hits > 0) return first.voice;
  }
  return isShouted(brief.title) ? 'urgent' : 'neutral';
}

/** Three words or more in capitals and no other, or more than one exclamation mark in a row. */
const isShouted = (title: string) =>
  /[!！]{2}/u.test(title) || (!/\p{Ll}/u.test(title) && (title.match(/\p{Lu}{2,}/gu) ?? []).length >= 3);
