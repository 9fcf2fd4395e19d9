import { type AdLanguage, isAdLanguage } from './ad-languages.ts';

/** Languages of a header that are looked at, and characters of it. */
const mostAsked = 12;
const longestHeader = 300;

/** Macrolanguages and languages whose readers are served by a neighbour. */
const servedBy: Record<string, AdLanguage> = { no: 'nb', nn: 'nb', fil: 'tl' };

/** The language that Accept-Language likes best among those the designer knows (RFC 9110, 12.5.4); null for none. */
export function languageHintOf(header: string | null): AdLanguage | null {
  const asked = (header ?? '')
    .slice(0, longestHeader)
    .split(',', mostAsked)
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0 && quality <= 1)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of asked) {
    const language = adLanguageOf(tag);
    if (language) return language;
  }
  return null;
}

function adLanguageOf(tag: string): AdLanguage | null {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
  const { language, script } = locale;
  // The script first: 'sr' here is the Latin one, and 'zh' alone names none.
  const names = [`${language}-${script}`, servedBy[language] ?? language];
  return names.find(isAdLanguage) ?? null;
}
