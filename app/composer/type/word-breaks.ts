const zeroWidthSpace = '\u200b';
const wordJoiner = '\u2060';

/** Languages written without spaces whose words no line breaker knows without a dictionary. */
const dictionaryLanguages: Record<string, string> = { Thai: 'th', Laoo: 'lo', Khmr: 'km', Mymr: 'my' };
const hanScripts = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Hira', 'Kana']);

/**
 * A text of a script without spaces with breaks allowed between its words only (zero-width spaces), and none where the
 * renderer would break a figure from its unit or a bracket from its particle (word joiners). Other scripts as they are.
 */
export function withWordBreaks(text: string, how: { language: string; script: string }): string {
  const dictionary = dictionaryLanguages[how.script];
  if (dictionary) return joined(wordsOf(text, dictionary));
  return hanScripts.has(how.script) ? joined(wordsOf(text, how.language)) : text;
}

const segmenters = new Map<string, Intl.Segmenter>();

function wordsOf(text: string, language: string): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), (entry) => entry.segment);
}

function joined(words: string[]): string {
  let text = '';
  let last = '';
  for (const word of words) {
    if (text === '' || opens.test(text) || cannotStart.test(word)) text += word;
    else if (leans(last, word)) text += (/[\p{P}\p{S}]$/u.test(text) ? wordJoiner : '') + word;
    else text += zeroWidthSpace + word;
    last = word;
  }
  return text;
}

/** What a line does not end with: spaces have their own break, opening brackets and signs wait for what follows. */
const opens = /[\s\p{Ps}\p{Pi}\p{Sc}#＃@＠+＋]$/u;
/** What a line does not start with (kinsoku): punctuation, small kana, marks of length and repetition. */
const cannotStart = /^[\s\p{P}\p{M}ๆຯໆៗ々ゝゞヽヾー～〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;

const particles = new Set(
  'は が を に で と も の へ や か ね よ な から まで より など だけ しか こそ でも では には とは にも です ます でした ました ません ない たい よう れる られる せる させる する して した しよう いる いて ある ください だから ながら ため ほど くらい ぐらい って じゃ ちゃ'.split(
    ' ',
  ),
);
const chineseEndings = /^[的了吗嗎呢吧着著过過们們地得起]$/u;
const figureWords = /^(?:オフ|off|引き?|割引|還元|ポイント|以上|以下|以内|起|优惠|優惠|折扣?|减|減|할인)/iu;

/** Whether a word is read as one with the word before it. */
function leans(before: string, word: string): boolean {
  if (/\p{Nd}$/u.test(before)) return /^[x×+＋]$|^\P{Nd}{1,4}$/u.test(word);
  if (/[%％折円元]$/u.test(before) && figureWords.test(word)) return true;
  if (/^[第不最更全每各お御ご]$/u.test(before)) return true;
  if (/[、。！？…,.!?\s]$/u.test(before)) return false;
  if (chineseEndings.test(word)) return true;
  return particles.has(word) || /^\p{Script=Hiragana}{1,2}$/u.test(word);
}
