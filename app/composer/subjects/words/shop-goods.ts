import { inCyrillic } from './serbian-cyrillic.ts';
import { asianShopGoods } from './shop-goods-asia.ts';
import { balticShopGoods } from './shop-goods-baltic.ts';
import { cyrillicShopGoods } from './shop-goods-cyrillic.ts';
import { easternShopGoods } from './shop-goods-east.ts';
import { englishShopGoods } from './shop-goods-en.ts';
import { farEasternShopGoods } from './shop-goods-far-east.ts';
import { indianShopGoods } from './shop-goods-india.ts';
import { northernShopGoods } from './shop-goods-north.ts';
import { semiticShopGoods } from './shop-goods-semitic.ts';
import { southernShopGoods } from './shop-goods-south.ts';
import { southEasternShopGoods } from './shop-goods-south-east.ts';
import { westernShopGoods } from './shop-goods-west.ts';

/**
 * What shops, yards, makers and hirers of a town have; read before season-words.ts. Notation: word-list.ts.
 */
const shopGoods: Record<string, string> = {
  en: englishShopGoods,
  ...westernShopGoods,
  ...southernShopGoods,
  ...northernShopGoods,
  ...easternShopGoods,
  ...southEasternShopGoods,
  ...balticShopGoods,
  ...cyrillicShopGoods,
  ...semiticShopGoods,
  ...indianShopGoods,
  ...asianShopGoods,
  ...farEasternShopGoods,
};

/** These words in a language; Malay has those of Indonesian, Serbian those of Croatian. */
export function shopGoodsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(shopGoodsIn('sr'));
  const code = language.slice(0, 2);
  return shopGoods[sharedWith[code] ?? code] ?? '';
}

const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };
