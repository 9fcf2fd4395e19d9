/** Texts whose results are kept: those of one brief, which several readers ask about in turn. */
const most = 64;

/**
 * The same pure function, but it remembers its last results. The lines of a brief are looked at for their facts, their
 * use, their trade and their subject, each time in full. What it returns must not be changed.
 */
export function rememberResults<Result>(
  make: (text: string, language: string) => Result,
): (text: string, language: string) => Result {
  const known = new Map<string, Result>();
  return (text, language) => {
    const key = `${language}\n${text}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const made = make(text, language);
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}

/**
 * Languages whose patterns are kept: those read last. The engine compiles each pattern to code of the processor, and
 * when its room for that is full it ends the process (pattern.ts). These take less than half: compiled-words.test.ts.
 */
const mostLanguages = 16;

/**
 * A pure function of a language, or of some words of one, that is worked out once for each of those that were asked for
 * last: the patterns compiled from its words. What it returns must not be changed.
 */
export function perLanguage<Result extends object>(
  make: (language: string) => Result,
): (language: string) => Result {
  const known = new Map<string, Result>();
  let last: { language: string; made: Result } | undefined;
  return (language) => {
    if (last?.language === language) return last.made;
    const made = known.get(language) ?? make(language);
    known.delete(language);
    known.set(language, made);
    const [oldest] = known.keys();
    if (known.size > mostLanguages && oldest !== undefined) known.delete(oldest);
    last = { language, made };
    return made;
  };
}
