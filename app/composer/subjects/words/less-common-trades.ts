import { asianLessCommonTrades } from './less-common-trades-asia.ts';
import { balticLessCommonTrades } from './less-common-trades-baltic.ts';
import { easternLessCommonTrades } from './less-common-trades-east.ts';
import { levantineLessCommonTrades } from './less-common-trades-levant.ts';
import { northernLessCommonTrades } from './less-common-trades-north.ts';
import { southernLessCommonTrades } from './less-common-trades-south.ts';
import { westernLessCommonTrades } from './less-common-trades-west.ts';
import { inCyrillic } from './serbian-cyrillic.ts';

/** Rarer trades, clubs and goods of a town and its countryside, which the other lists name wrongly or not at all. */
const lessCommonTrades: Record<string, string> = {
  ...asianLessCommonTrades,
  ...levantineLessCommonTrades,
  ...southernLessCommonTrades,
  ...westernLessCommonTrades,
  ...easternLessCommonTrades,
  ...northernLessCommonTrades,
  ...balticLessCommonTrades,
  ms: asianLessCommonTrades.id ?? '',
  sr: `${easternLessCommonTrades.sr ?? ''}${easternLessCommonTrades.hr ?? ''}`,
};

/** Those of a language; Serbian has those of Croatian too, Malay those of Indonesian. */
export const lessCommonTradesIn = (language: string): string =>
  language === 'sr-Cyrl'
    ? inCyrillic(lessCommonTrades.sr ?? '')
    : (lessCommonTrades[language.slice(0, 2)] ?? '');
