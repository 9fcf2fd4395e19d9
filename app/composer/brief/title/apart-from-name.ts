import { readColors } from '../../color/read-colors.ts';
import { tellsLook } from '../../direction/tells-look.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';

const beforeDistrict = toPattern(
  `^(\\p{Lu}[^,]{2,40}?)\\s(?=(?:${sourcesOfAll(({ districts }) => districts)})\\s[\\p{Lu}\\p{Nd}])`,
  'u',
);

/**
 * A line of instructions whose name runs on without a comma, with one: "Sân Bóng Thành Phát quận 12", "ร้านเย็นสบายแอร์
 * สีฟ้า".
 */
export function withCommaBehindName(line: string): string {
  const [first = '', second = '', ...others] = line.split(' ');
  const isWished = first.length > 5 && (readColors(second).length > 0 || tellsLook(second));
  if (unspaced.test(first) && isWished && readColors(first).length === 0)
    return `${first}, ${[second, ...others].join(' ')}`;
  return line.replace(beforeDistrict, '$1, ');
}

const putInBehind = toPattern(`\\s?(?:${sourcesOfAll((language) => language.putInBehind)})[.!。]?$`, 'u');
/** "電話 03-5555-0177 を必ず入れる" without the order at its end. */
export const withoutOrderBehind = (clause: string) => clause.replace(putInBehind, '');
