import { sourceRead, sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { capitalise } from '../request.ts';
import { perLanguage } from '../text/remembering.ts';

/** What a letter tells of how it went before: "last year nobody knew about it". */
const remark = toPattern(`(?<![\\p{L}\\p{M}])(?:${sourcesOfAll(({ remarks }) => remarks)})`, 'iu');

/** A title without the clauses behind its first that only tell the designer how it went before. */
export function withoutRemarks(title: string): string {
  if (!remark.test(title)) return title;
  const clauses = withoutAim(title).split(/(?<=[,;.!]\s)/u);
  return clauses
    .reduce((said, clause, at) => {
      if (at === 0 || !remark.test(clause)) return said + clause;
      // The sentence that it ended is at its end all the same.
      return /[.!]\s$/u.test(clause) ? said.replace(/[,;]\s$/u, '. ') : said;
    }, '')
    .replace(remark.test(clauses.at(-1) ?? '') ? /[\s,;]+$/u : /$/u, '');
}

/** "We have too few knitters so this one is to get knitters": what the ad is for goes, what is told stays. */
const withoutAim = (title: string) => {
  const aim = aimBehind.exec(title);
  return aim
    ? title.slice(0, aim.index) + title.slice(aim.index + aim[0].length).replace(/^[^,;.!]*/u, '')
    : title;
};

const aimBehind = toPattern(
  `\\s(?:so|also|donc|así que)\\s(?=this )(?:${sourcesOfAll(({ remarks }) => remarks)})`,
  'iu',
);

const [wish, verb] = (['wish', 'verb'] as const).map((part) =>
  sourcesOfAll(({ sentToUs }) => sentToUs?.[part]),
);
const wished = toPattern(`(?<=^|[.!?,;]\\s)(?:${wish})\\s((?:${verb})(?!\\p{L}))`, 'giu');

/** "Want people to send us photos": readers are told "Send us photos". */
export const asToldReaders = (title: string) =>
  title.replace(wished, (_, order: string) => capitalise(order));

/** "Send us a photo and we name the price": what is done comes of what is sent, and holds for nothing else. */
export const opensWithSending = (sentence: string) => sending.test(sentence);
const sending = toPattern(`^(?:${verb})(?!\\p{L})`, 'iu');

const leadIn = toPattern(`^(?:${sourcesOfAll(({ leadIns }) => leadIns)})\\s+(?=\\S+\\s\\S)`, 'iu');

/** "Ok so we mend bikes": a letter without the words it opens with. */
export const withoutLeadIn = (title: string) => title.replace(leadIn, '');

/** "But we never have enough cooks": what stood before it in a letter is said elsewhere. */
export const withoutJoint = (piece: string, language: string) =>
  capitalise(piece.replace(opensWithJoint(language), ''));

const opensWithJoint = perLanguage((language) =>
  toPattern(`^(?:${sourceRead(language, ({ goesOn }) => goesOn)})\\s(?=\\S+\\s\\S)`, 'iu'),
);

const itIs = toPattern(`,\\s(?:${sourcesOfAll((language) => language.itIs)})\\s+`, 'giu');

/** "Spring concert, its on the 19th of May": the clause says when, and stands for itself. */
export const withDayApart = (request: string) => request.replace(itIs, ' – ');

const afterthought = toPattern(`^(?:${sourcesOfAll(({ afterthoughts }) => afterthoughts)})[.!…]*$`, 'iu');

/** "We close on Mondays. Yes really": what bears out a piece stays behind it. */
export function withAfterthought(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined || !afterthought.test(part)) return [...parts, part];
  return [...parts.slice(0, -1), `${last}${/[.!?…]$/u.test(last) ? '' : '.'} ${capitalise(part)}`];
}
