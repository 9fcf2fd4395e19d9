import { asianCommonTrades } from './common-trades-asia.ts';
import { easternCommonTrades } from './common-trades-east.ts';
import { northernCommonTrades } from './common-trades-north.ts';
import { southernCommonTrades } from './common-trades-south.ts';
import { inCyrillic } from './serbian-cyrillic.ts';

/** Trades and goods of any town that the other lists of a language name wrongly or not at all. These go first. */
const commonTrades: Record<string, string> = {
  ...asianCommonTrades,
  ...southernCommonTrades,
  ...easternCommonTrades,
  ...northernCommonTrades,
  ms: asianCommonTrades.id ?? '',
  sr: easternCommonTrades.hr ?? '',
};

/** Those of a language; those of Serbian are Croatian, those of Malay Indonesian. */
export const commonTradesIn = (language: string): string =>
  language === 'sr-Cyrl' ? inCyrillic(commonTrades.sr ?? '') : (commonTrades[language.slice(0, 2)] ?? '');
