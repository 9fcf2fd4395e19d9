/**
 * What languages are called by those who ask for one ("in German", "auf
 * Deutsch", "用中文"), in patterns matched without case.
 */
const names = [
  [
    'en',
    'english|englisch|anglais|inglés|inglese|inglês|engels|angielsk|английск|англійськ|ingilizce|الإنجليزية|英文|英语|英語|영어',
  ],
  ['es', 'spanish|español|espanol|castellano|spanisch|espagnol|spagnolo|espanhol|испанск|西班牙'],
  ['fr', 'french|français|francais|französisch|francés|francese|francês|французск|法语|法文'],
  ['de', 'german|deutsch|deutscher|allemand|alemán|tedesco|alemão|немецк|德语|德文'],
  ['it', 'italian|italiano|italienisch|italien|итальянск'],
  ['pt', 'portuguese|português|portugues|portugiesisch|portugais|португальск'],
  ['nl', 'dutch|nederlands|niederländisch|néerlandais|holandés'],
  ['sv', 'swedish|svenska|schwedisch|suédois'],
  ['da', 'danish|dansk|dänisch|danois'],
  ['nb', 'norwegian|norsk|bokmål|norwegisch|norvégien'],
  ['fi', 'finnish|suomeksi|finnisch|finnois'],
  ['pl', 'polish|polsku|polnisch|polonais'],
  ['cs', 'czech|česky|češtině|tschechisch|tchèque'],
  ['sk', 'slovak|slovensky|slovenčine|slowakisch'],
  ['hu', 'hungarian|magyarul|ungarisch|hongrois'],
  ['ro', 'romanian|română|romana|rumänisch|roumain'],
  ['bg', 'bulgarian|български|bulgarisch'],
  ['el', 'greek|ελληνικά|griechisch|grec'],
  ['uk', 'ukrainian|українською|украинск|ukrainisch'],
  ['ru', 'russian|русском|по-русски|russisch|russe'],
  ['sr-Cyrl', 'serbian|српском|serbisch'],
  ['hr', 'croatian|hrvatskom|kroatisch'],
  ['tr', 'turkish|türkçe|türkisch|turc'],
  ['ar', 'arabic|العربية|arabisch|arabe|árabe'],
  ['fa', 'persian|farsi|فارسی|persisch'],
  ['ur', 'urdu|اردو'],
  ['he', 'hebrew|עברית|hebräisch|hébreu'],
  ['hi', 'hindi|हिंदी|हिन्दी'],
  ['bn', 'bengali|bangla|বাংলায়'],
  ['th', 'thai|ภาษาไทย'],
  ['vi', 'vietnamese|tiếng việt|vietnamesisch'],
  ['id', 'indonesian|bahasa indonesia|indonesisch'],
  ['ms', 'malay|bahasa melayu|malaiisch'],
  ['tl', 'tagalog|filipino'],
  ['sw', 'swahili|kiswahili'],
  ['zh-Hans', 'chinese|simplified chinese|中文|简体|chinesisch|chinois'],
  ['zh-Hant', 'traditional chinese|繁體|繁体'],
  ['ja', 'japanese|日本語|japanisch|japonais'],
  ['ko', 'korean|한국어|koreanisch|coréen'],
] as const;

/** Whether a text names any language, which is quick to tell. */
const anyName = new RegExp(names.map(([, each]) => each).join('|'), 'iu');

const requests = names.map(
  ([code, each]) =>
    [
      code,
      new RegExp(
        `(?:(?:^|[^\\p{L}])(?:in|auf|en|em|på|po|in het|na|v|у|на|по|σε|στα|به|به زبان|bằng|dalam|im|kwa|sa)\\s+(?:${each})|用\\s*(?:${each})|(?:${each})\\s*(?:で|로|में|language|ile|\\s*olarak)|ب(?:${each})|language\\s*[:=]\\s*(?:${each})|(?:^|[.,;\\n]\\s*)(?:suomeksi|magyarul|česky|slovensky|türkçe|українською)(?:$|[.,;\\s]))`,
        'iu',
      ),
    ] as const,
);

/** The language an instruction asks for ("in German"), or undefined. */
export function requestedLanguage(text: string): string | undefined {
  const read = text.slice(0, 2000);
  return anyName.test(read) ? requests.findLast(([, request]) => request.test(read))?.[0] : undefined;
}
