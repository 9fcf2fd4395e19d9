/**
 * Where a currency's name is a price for a thing and no longer for half an hour of somebody's work; currencies in
 * which a haircut costs as little as a loaf are not among them.
 */
const leastForWork: [RegExp, number][] = [
  [/(?<!\p{Lu})[€£]|(?<!\p{L})(?:US|A|C|NZ)?\$|EUR|GBP|USD|euro/iu, 9],
  [/CHF|franken|(?<!\p{L})fr\./iu, 12],
  [/zł|PLN/iu, 35],
  [/kč|CZK/iu, 180],
  [/(?<!\p{L})(?:ft|HUF)(?!\p{L})|forint/iu, 2500],
  [/(?<!\p{L})(?:kr|SEK|NOK|DKK)(?!\p{L})/iu, 90],
  [/円|JPY|￥/u, 1000],
];

/** Digits of a price, with its hundreds and its cents apart: "1 800", "8,50". */
const digits = /(?<whole>\d{1,3}(?:[.,'’ \u00a0]?\d{3})*)(?:[.,](?<cents>\d{1,2}))?(?!\d)/u;

/** Whether a price is so small that it is hardly one for work: "£4.50", "18 zł". */
export function isSmallPrice(price: string): boolean {
  const found = digits.exec(price)?.groups;
  const least = leastForWork.find(([currency]) => currency.test(price))?.[1];
  if (!found?.whole || least === undefined) return false;
  return Number(`${found.whole.replace(/\D/gu, '')}.${found.cents ?? 0}`) < least;
}
