import { setOf } from '../../../subjects/catalog.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import type { FactKind, Unasked } from '../../brief-facts.ts';
import { isPricedFor } from '../../offer/price-terms.ts';
import { longestRead } from '../signs/pointings.ts';
import { isLetting, showsLookedAtFirst } from './exchange.ts';
import { tradeOfThings } from './trade-of-things.ts';

/** "2019 VW Golf", "Clio 2021, 38 000 km": a year and a make, a mileage or an inspection. */
export const carByItsPapers =
  /(?=[^\n]{0,200}(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd}))(?=[^\n]{0,200}(?:(?<!\p{L})(?:FSH|MOT|TÜV|ITV|APK|STK|Alfa Romeo|Audi|BMW|Chevrolet|Citro[eë]n|Dacia|Fiat|Ford|Honda|Hyundai|Jaguar|Jeep|Kia|Lada|Land Rover|Lexus|Mazda|Mercedes|Mitsubishi|Nissan|Opel|Peugeot|Porsche|Range Rover|Renault|Seat (?:Ibiza|Le[oó]n|Ateca|Arona)|[SŠ]koda|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW|Лада|Тойота|Рено|Киа|تويوتا|丰田|豐田|大众|本田|トヨタ|ホンダ|日産|현대|기아)(?!\p{L})|\p{Nd}(?:[.,\s]?\p{Nd}{3}|k|\s?тыс\.?|\s?mil)\s?(?:km|miles|mi|км|kilometer|χλμ)(?!\p{L})))/iu;

/** "2016 Fiesta", with its papers and its price in the copy. */
const year = /(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd})/u;

/** What is lent as often as it is sold: "paddleboards, $349 instead of 499". */
const boats = setOf(['canoe', 'kayak', 'paddleboard', 'motor-boat', 'jet-ski', 'quad-bike', 'trampoline']);
const weight = /\p{Nd}\s?(?:kg|kilo\p{L}*|кг|公斤|lbs?)(?!\p{L})/iu;

/** Whether a thing others lend has its weight and one price, and no hour, day or place to have it for or at. */
export function isWeighedThing(
  title: string,
  adCopy: string,
  facts: Unasked['facts'],
  language: string,
): boolean {
  const said = `${title}\n${adCopy}`.slice(0, longestRead);
  const has = (...kinds: FactKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  const isCheaper = () =>
    has('formerPrice') && findSubjects({ title }, language).some(({ name }) => boats.has(name));
  return (
    tradeOfThings(title, language) === 'book' &&
    (weight.test(said) || isCheaper()) &&
    has('price') &&
    !has('date', 'time', 'hours', 'place') &&
    !isLetting(said, language) &&
    (['stay', 'person', 'term'] as const).every((term) => !isPricedFor(term, said, language))
  );
}

/** Five figures in euros, pounds or dollars. */
const dearPrice =
  /[€£$]\s?\p{Nd}{2,3}[.,' ]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{2,3}[.,' ]?\p{Nd}{3}\s?[€£$]/u;

const fourFigures = /[€£$]\s?\p{Nd}[.,' ]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}[.,' ]?\p{Nd}{3}\s?[€£$]/u;

/** "£315,000", "2 450 000 kr": nothing but a home costs so much. */
export const isPriceOfHome = (price: string) =>
  /(?:[€£$]\s?\p{Nd}{3}|\p{Nd}[.,' \u00a0]\p{Nd}{3})[.,' \u00a0]?\p{Nd}{3}(?!\p{Nd})|\p{Nd}{3}[.,' \u00a0]?\p{Nd}{3}\s?[€£$]/u.test(
    price,
  );

/** "Golf, 2017", "68,000 km, new MOT, £11,900". */
export const isCarBelow = ({ title, adCopy }: Unasked['brief'], language: string): boolean =>
  (tradeOfThings(title, language) === 'test-drive' || !showsLookedAtFirst(title, language)) &&
  year.test(title.slice(0, 60)) &&
  (fourFigures.test(adCopy.slice(0, 120)) || dearPrice.test(adCopy.slice(0, 120))) &&
  carByItsPapers.test(`${title.slice(0, 60)} ${adCopy.slice(0, 120)}`.replaceAll('\n', ' '));

/** Whether a caravan, a boat or a horse has a price to buy it for. A price for a day or for each person is none. */
export function isSoldByPrice({ title, adCopy }: Unasked['brief'], language: string): boolean {
  const said = `${title}\n${adCopy}`.slice(0, longestRead);
  if (isLetting(title, language)) return false;
  // "Caravan, 4 berth 2015", "£9,200".
  const isOfAYear = () =>
    /(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd})/u.test(title) && fourFigures.test(said);
  // "Caravan, 4 berth, £6,900".
  const isPriced = dearPrice.test(said) || (fourFigures.test(said) && !/\p{Nd}\s?[-–]\s?\p{Nd}/u.test(said));
  if (!isPriced && !isOfAYear()) return false;
  if (isPricedFor('stay', said, language) || isPricedFor('person', said, language)) return false;
  return showsLookedAtFirst(title, language);
}
