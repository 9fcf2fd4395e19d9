import { sourcesOfAll } from '../../languages/registry.ts';

/** What a letter tells of how it went before: "last year nobody knew about it". */
const remark = new RegExp(`(?<![\\p{L}\\p{M}])(?:${sourcesOfAll(({ remarks }) => remarks)})`, 'iu');

/** A title without the clauses behind its first that only tell the designer how it went before. */
export function withoutRemarks(title: string): string {
  if (!remark.test(title)) return title;
  const [first = '', ...others] = title.split(/(?<=[,;.!]\s)/u);
  const kept = others.filter((clause) => !remark.test(clause));
  return kept.length === others.length ? title : [first, ...kept].join('').replace(/[\s,;]+$/u, '');
}

const itIs = new RegExp(`,\\s(?:${sourcesOfAll((language) => language.itIs)})\\s+`, 'giu');

/** "Spring concert, its on the 19th of May": the clause says when, and stands for itself. */
export const withDayApart = (request: string) => request.replace(itIs, ' – ');
