import { isSubjectName, type SubjectName, subjectNames } from './catalog.ts';
import compiled from './compiled/words.json' with { type: 'json' };
import { findSubjects } from './find-subjects.ts';
import { foldLetters } from './inflection.ts';

/** Longest query that is looked up, UTF-16 units. */
const longest = 60;

/**
 * Things whose names or key words hold what was typed, the best first. In `language` and in English a part of a word is
 * enough. In other languages only a whole word counts, unless nothing else is found: "cake" begins the Malay name of a
 * compact disc.
 */
export function searchSubjects(
  query: string,
  { language, most = 12 }: { language: string; most?: number },
): SubjectName[] {
  const asked = bare(query.slice(0, longest).trim());
  if (asked === '') return [];
  const found = new Map<SubjectName, number>();
  const note = (name: string, score: number) => {
    if (isSubjectName(name) && (found.get(name) ?? 0) < score) found.set(name, score);
  };
  for (const code of [language, 'en'])
    for (const { name } of findSubjects({ title: query.slice(0, longest) }, code)) note(name, 9);
  for (const name of subjectNames) note(name, 8 * likeness(name.replaceAll('-', ' '), asked));
  const elsewhere = new Map<SubjectName, number>();
  for (const [code, lines] of Object.entries(compiled as Record<string, string>))
    for (const { name, text } of linesWith(lines, asked)) {
      const like = best(text, asked);
      if (code === language) note(name, 7 * like);
      else if (code === 'en' || like === 1) note(name, 6 * like);
      else if (isSubjectName(name)) elsewhere.set(name, Math.max(elsewhere.get(name) ?? 0, like));
    }
  if (found.size === 0) for (const [name, like] of elsewhere) note(name, like);
  return [...found]
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([name]) => name);
}

/** Without case, accents and vowel signs, alike for the query and what is searched. */
const bare = (text: string) =>
  foldLetters(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ø', 'o');

const plain = new Map<string, string>();

/** Lines of a language's words, 'thing:names;key words', that hold the query. */
function linesWith(lines: string, asked: string): { name: string; text: string }[] {
  let text = plain.get(lines);
  if (text === undefined) {
    text = bare(lines);
    plain.set(lines, text);
  }
  const found: { name: string; text: string }[] = [];
  let at = text.indexOf(asked);
  while (at >= 0) {
    const start = text.lastIndexOf('\n', at) + 1;
    const end = text.indexOf('\n', at);
    const line = text.slice(start, end < 0 ? undefined : end);
    const colon = line.indexOf(':');
    if (at - start > colon) found.push({ name: line.slice(0, colon), text: line.slice(colon + 1) });
    at = end < 0 ? -1 : text.indexOf(asked, end);
  }
  return found;
}

/** The best likeness among names and key words; key words count for less. */
function best(text: string, asked: string): number {
  const [names = '', keys = ''] = text.split(';');
  const among = (list: string, share: number) =>
    list.split(',').reduce((most, word) => Math.max(most, share * likeness(word, asked)), 0);
  return Math.max(among(names, 1), among(keys, 0.6));
}

/** 1 for the same, less for the start of it, of a word in it, and for the end of a compound; 0 for any other. */
function likeness(text: string, asked: string): number {
  if (text === asked) return 1;
  const at = text.indexOf(asked);
  if (at < 0) return 0;
  if (at === 0) return 0.8;
  if (text.includes(` ${asked}`)) return 0.6;
  return asked.length > 3 && `${text} `.includes(`${asked} `) ? 0.3 : 0;
}
