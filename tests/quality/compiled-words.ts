import v8 from 'node:v8';
import { judgeCopy } from '../../scripts/quality/quality-row.ts';
import { everydayBriefs } from './corpus.ts';
import { factsOf } from './facts-of.ts';

const briefsOfEach = 4;

/**
 * Reads briefs in every language of the corpus. Returns how many languages those are, and how many bytes of compiled
 * code are kept of their words. For a program of its own with `--expose-gc`: other patterns would count too.
 */
export function compiledWords(): { languages: number; bytes: number } {
  const read = new Map<string, number>();
  for (const [index, everyday] of everydayBriefs().entries()) {
    const count = read.get(everyday.language) ?? 0;
    if (count >= briefsOfEach) continue;
    read.set(everyday.language, count + 1);
    judgeCopy(everyday, index, factsOf(everyday.brief));
  }
  if (!globalThis.gc) throw new Error('Start Node.js with --expose-gc.');
  // The first time code is only marked as unused.
  for (let time = 0; time < 3; time++) globalThis.gc();
  const compiled = v8.getHeapSpaceStatistics().filter(({ space_name: name }) => name.startsWith('code_'));
  const bytes = compiled.reduce((sum, { space_used_size: used }) => sum + used, 0);
  return { languages: read.size, bytes };
}
