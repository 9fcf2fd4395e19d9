import { inCyrillic } from './serbian-cyrillic.ts';
import { englishShopGoods } from './shop-goods-en.ts';

/**
 * What shops, yards, makers and hirers of a town have, by language; read after street-goods.ts. Notation: word-list.ts.
 */
const shopGoods: Record<string, string> = {
  en: englishShopGoods,
};

/** These words in a language; Malay has those of Indonesian, Serbian those of Croatian. */
export function shopGoodsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(shopGoodsIn('sr'));
  const code = language.slice(0, 2);
  return shopGoods[sharedWith[code] ?? code] ?? '';
}

const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };
