import { readBrief } from '#app/composer/brief/read-brief.ts';
import { findSubjects } from '#app/composer/subjects/find-subjects.ts';

/**
 * What a brief of hardly more than a title is taken for: its language, the thing shown first and what its button asks
 * for. `hint` is the language of the browser.
 */
export function readTitle(
  title: string,
  { instructions = '', hint }: { instructions?: string; hint?: string } = {},
) {
  const { language, intent } = readBrief({ title, instructions }, hint ? { hint } : {});
  return [language, findSubjects({ title }, language)[0]?.name, intent];
}
