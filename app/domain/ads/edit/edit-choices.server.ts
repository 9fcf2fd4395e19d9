import type { BriefFacts } from '#app/composer/brief/brief-facts.ts';
import { intents } from '#app/composer/brief/intent/intents.ts';
import { paletteFrom } from '#app/composer/color/palette.ts';
import { callNumber, callToAction } from '#app/composer/copywriter/calls-to-action.ts';
import type { AdDesign } from '#app/composer/design/ad-design.ts';
import { propOf } from '#app/composer/direction/subject-scene.ts';
import { isSubjectName } from '#app/composer/subjects/catalog.ts';
import { illustration } from '#app/composer/subjects/illustration.ts';
import { searchSubjects } from '#app/composer/subjects/search-subjects.ts';
import { editLimits } from './edit-limits.ts';
import type { PaletteChoice, SubjectChoice } from './edit-view.ts';

/** Palettes offered beside the ad's own. */
const mostPalettes = 11;

/**
 * The ad's own colours first, then the same with their parts exchanged, then those that suit what the brief is about.
 */
export function paletteChoices(
  { palette }: AdDesign,
  { topic, voice, language }: BriefFacts,
): PaletteChoice[] {
  const { background, surface, accent } = palette;
  const found: PaletteChoice[] = [
    { background, surface, accent },
    { background: surface, surface: background, accent },
    { background: accent, surface, accent: background },
  ];
  for (let seed = 0; seed < 40 && found.length < mostPalettes + 1; seed++) {
    const { background, surface, accent } = paletteFrom(undefined, {
      topic: topic.topic,
      // Tones take turns, so that not all choices are of one kind.
      voice: seed % 2 === 0 ? voice : 'neutral',
      seed,
      language,
    });
    if (found.every((known) => known.background !== background || known.accent !== accent))
      found.push({ background, surface, accent });
  }
  return found;
}

/** What a button can say in a language, the brief's own intent first. */
export function callChoices({ intent, facts }: BriefFacts, language: string): string[] {
  const phone = facts.find(({ kind }) => kind === 'phone')?.text;
  const calls = [intent, ...intents].map((one) => callToAction({ intent: one, language }));
  return [...new Set([...(phone ? [callNumber(phone, language)] : []), ...calls])].filter(
    (call) => call.length <= editLimits.callToAction,
  );
}

/** Things found for a word, with their pictures. */
export function findSubjectChoices(query: string, language: string): SubjectChoice[] {
  return subjectChoices(searchSubjects(query, { language }));
}

/** Things by name, as the editor shows them; unknown ones are left out. */
export function subjectChoices(things: readonly string[]): SubjectChoice[] {
  return things.filter(isSubjectName).map((name) => ({
    name,
    label: name.replaceAll('-', ' '),
    hasProp: propOf(name) !== undefined,
    picture: `data:image/svg+xml,${encodeURIComponent(illustration(name))}`,
  }));
}
