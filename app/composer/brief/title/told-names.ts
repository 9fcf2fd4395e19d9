import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';

/**
 * "Dublin bay divers is the name", "put the name Oom Faan on it", "write Annapurna Tiffins big", "Kovács Méhészet
 * legyen a név".
 */
const outright =
  /^(\p{L}[\p{L}\s&'’-]{2,38}) is (?:the|our) name(?!\p{L})|^(?:[Pp]ut |[Ww]rite |[Uu]se )?(?:the name (?=\p{Lu})([\p{L}\s&'’-]{3,38}?)|(\p{Lu}[\p{L}'’-]*(?:\s(?:&|\p{Lu}[\p{L}'’-]*)){1,4})) (?:big|large|on it|on top|on the ad)(?!\p{L})|^(\p{Lu}[\p{L}\s&'’-]{2,38}) (?:legyen a (?:cég)?név|(?:soll )?als Namen?|als naam|comme nom|como nombre|come nome|como nome)(?!\p{L})/u;

/** The name that instructions call one; undefined where they call none so. */
export function nameToldOutright(line: string): string | undefined {
  const found = outright.exec(line);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
}

const brandLabel = toPattern(`^(?:${sourcesOfAll((language) => language.labels?.brand)})\\s+(\\S.*)$`, 'iu');
/** "ชื่อร้าน บ้านสบายนวดไทย เป็นร้าน…", "… भंडार (1974 से) जरूर लिखें": the name without what is said of it. */
export function plainNameIn(clause: string, language: string): string | undefined {
  const told = brandLabel.exec(clause)?.[1];
  if (language === 'th') return told?.split(' ', 1)[0];
  return told?.replace(/\s\([^()]*\)/u, '').replace(/(?:\s(?:जरूर|ज़रूर))?\s(?:लिखें|लिखना|डालें|है|हैं)$/u, '');
}
