import type { Brief } from '../../design/ad-design.ts';
import { basicLanguageOf } from '../../languages/registry.ts';
import { lexiconOf, tradesLexiconOf } from '../../subjects/lexicon.ts';
import { findPhrases } from '../../subjects/phrases.ts';
import { requestedLanguage } from './asked-language.ts';
import {
  type DetectedLanguage,
  directionOf,
  guessLanguage,
  languageIsOtherScript,
  scriptOfLanguage,
} from './detect-language.ts';
import { languageOfTrade } from './language-of-trade.ts';
import { isSharedHan } from './script-of.ts';

/** Whether a language's words for things and trades have a title, whole. */
const isNamedIn = (code: string, title: string) => lexiconOf(code).exact.has(title.trim());

/** Languages so near each other that a short title may be taken for another of them. */
const relatives = ['es pt it ca gl', 'nb sv da', 'cs sk', 'hr sl'].map((codes) => codes.split(' '));

/**
 * For a brief with a title alone: the single related language that names a trade or a ware in it, where this language
 * names none.
 */
function relativeKnowing(brief: Required<Brief>, language: string): string | undefined {
  if (/\p{L}{2}/u.test(`${brief.adCopy}${brief.saleGoals}`)) return undefined;
  const near = relatives.find((codes) => codes.includes(language));
  if (!near || findPhrases(brief.title, lexiconOf(language), 1).length > 0) return undefined;
  const knowing = near.filter((code) => code !== language && namesTrade(brief.title, code));
  return knowing.length === 1 ? knowing[0] : undefined;
}

const namesTrade = (title: string, code: string) =>
  findPhrases(title.slice(0, 120), tradesLexiconOf(code), 1).some(({ entry }) => entry.kind === 'trade');

/**
 * The language the words of a brief are in. They may leave it open. Then a request in the brief decides, then the rest
 * of the brief, then the hint, where that language is written in their script.
 */
export function chooseLanguage(brief: Required<Brief>, hint?: string | undefined): DetectedLanguage {
  const { confident, ...language } = guessLanguage(`${brief.title}\n${brief.adCopy}`);
  const fits = (code: string | undefined): code is string =>
    code !== undefined && !languageIsOtherScript(code, language.script);
  if (hint && !/\p{L}/u.test(brief.title + brief.adCopy))
    return {
      language: hint,
      script: scriptOfLanguage(hint),
      direction: directionOf(hint, scriptOfLanguage(hint)),
    };
  const ofTrade = languageOfTrade(brief, { guess: { confident, ...language }, hint });
  if (ofTrade) return { ...language, language: ofTrade, script: scriptOfLanguage(ofTrade) };
  const relative = relativeKnowing(brief, language.language);
  if (relative && !confident) return { ...language, language: relative };
  // A title in ideographs alone does not tell Japanese from Chinese; kana anywhere else does.
  const written = `${brief.saleGoals}\n${brief.instructions}\n${brief.targetAudience}`;
  if (/^zh/u.test(language.language) && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(written))
    return { ...language, language: 'ja', script: 'Jpan' };
  // "時計店": a trade that Japanese names so and Chinese does not.
  if (/^zh/u.test(language.language) && isNamedIn('ja', brief.title) && !brief.adCopy.trim()) {
    const isChinese = ['zh-Hans', 'zh-Hant'].some((code) => isNamedIn(code, brief.title));
    if (!isChinese) return { ...language, language: 'ja', script: 'Jpan' };
  }
  const isHan = hint && /^(?:ja|zh)/u.test(hint) && basicLanguageOf(hint);
  if (isHan && isSharedHan(`${brief.title}\n${brief.adCopy}`))
    return { ...language, language: isHan.code, script: scriptOfLanguage(isHan.code) };
  if (confident) return language;
  const asked = requestedLanguage(`${brief.instructions}\n${brief.brandVoice}`);
  if (fits(asked)) return { ...language, language: asked };
  const whole = guessLanguage(
    [
      brief.title,
      brief.adCopy,
      brief.saleGoals,
      brief.targetAudience,
      brief.brandVoice,
      brief.instructions,
    ].join('\n'),
  );
  if (whole.confident && whole.script === language.script) return { ...language, language: whole.language };
  return fits(hint) ? { ...language, language: hint } : language;
}
