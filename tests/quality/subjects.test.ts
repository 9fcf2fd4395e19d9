import { describe, expect, it } from 'vitest';
import { findSubjects } from '#app/composer/subjects/find-subjects.ts';
import judgedCopy from './copy-judgements.json' with { type: 'json' };
import { judgedAbroad, judgedTitles } from './subject-judgements.ts';
import judgedTrades from './trade-judgements.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };

type Verdict = { title: string; shown: string; verdict: 'right' | 'none' | 'wrong' };

function judge(line: string, language: string, text: string, wanted: string): Verdict {
  const [title = '', adCopy] = text.split(' | ');
  const shown = findSubjects({ title, ...(adCopy && { adCopy }) }, language)[0]?.name ?? '-';
  const verdict = wanted.split(' ').includes(shown) ? 'right' : shown === '-' ? 'none' : 'wrong';
  return { title: line, shown, verdict };
}

const lines = (text: string) => text.trim().split('\n');
const cut = (line: string) => {
  const colon = line.lastIndexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)] as const;
};

const home = lines(judgedTitles).map((line) => {
  const [title, wanted] = cut(line);
  return judge(line, 'en', title, wanted);
});
const judgeForeign = (line: string) => {
  const [text, wanted] = cut(line);
  const space = text.indexOf(' ');
  return judge(line, text.slice(0, space), text.slice(space + 1), wanted);
};
const abroad = lines(judgedAbroad).map(judgeForeign);
/** Everyday briefs with their copy, slogans among them: `language title | copy: thing …`. */
const withCopy = (judgedCopy as string[]).map(judgeForeign);
/** Trades, goods, causes and jobs in forty languages: `language title: thing …`, '-' where no thing shows it. */
const everywhere = (judgedTrades as string[]).map(judgeForeign);

const share = (verdicts: Verdict[], verdict: Verdict['verdict']) =>
  verdicts.filter((one) => one.verdict === verdict).length / verdicts.length;

describe('the subjects of everyday titles', () => {
  it.each([
    ['English', home],
    ['other languages', abroad],
    ['trades in forty languages', everywhere],
    ['briefs with copy', withCopy],
  ])('%s: right for 85 %%, wrong for 3 %% at most', (_, verdicts) => {
    expect(
      verdicts.filter(({ verdict }) => verdict === 'wrong').length / verdicts.length,
      list(verdicts),
    ).toBeLessThanOrEqual(0.03);
    expect(share(verdicts, 'right'), list(verdicts)).toBeGreaterThanOrEqual(0.85);
  });

  it('finds a thing for every trade of the corpus', () => {
    const names = trades as string[];
    expect(names.filter((title) => findSubjects({ title }, 'en').length === 0)).toEqual([]);
  });

  it('takes time in proportion to the text', () => {
    let turn = 0;
    /** ms of the processor for so many new texts of so many sentences. */
    const timeOf = (sentences: number, texts: number) => {
      const before = process.threadCpuUsage();
      for (let read = 0; read < texts; read++) {
        turn += 1;
        const text = `${turn} ${'coffee and a bakery in the old town, open until late. '.repeat(sentences)}`;
        findSubjects({ title: text, adCopy: text, saleGoals: text, instructions: text }, 'de');
      }
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    const least = (sentences: number, texts: number) =>
      Math.min(...[1, 2, 3].map(() => timeOf(sentences, texts)));
    // Where the time grows with the square, one long text takes eight times as long as eight short ones.
    expect(least(400, 1)).toBeLessThan(3 * least(50, 8) + 50);
  });
});

function list(verdicts: Verdict[]): string {
  return verdicts
    .flatMap(({ title, shown, verdict }) => (verdict === 'right' ? [] : [`${title} -> ${shown}`]))
    .join('\n');
}
