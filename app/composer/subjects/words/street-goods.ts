import { inCyrillic } from './serbian-cyrillic.ts';
import { asianStreetGoods } from './street-goods-asia.ts';
import { easternStreetGoods } from './street-goods-east.ts';
import { streetGoodsElsewhere } from './street-goods-elsewhere.ts';
import { englishStreetGoods } from './street-goods-en.ts';
import { indianStreetGoods } from './street-goods-india.ts';
import { northernStreetGoods } from './street-goods-north.ts';
import { westernStreetGoods } from './street-goods-west.ts';

/**
 * What vans, stalls, clubs and workshops of a town sell, lend and mend, by language; read before clubs-and-crafts.ts.
 * Notation: word-list.ts.
 */
const streetGoods: Record<string, string> = {
  en: englishStreetGoods,
  ...westernStreetGoods,
  ...northernStreetGoods,
  ...easternStreetGoods,
  ...streetGoodsElsewhere,
  ...indianStreetGoods,
  ...asianStreetGoods,
};

/** These words in a language; Malay has those of Indonesian, Serbian those of Croatian. */
export function streetGoodsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(streetGoodsIn('sr'));
  const code = language.slice(0, 2);
  return streetGoods[sharedWith[code] ?? code] ?? '';
}

const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };
