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
 * A pure function of a language, or of some words of one, that is worked out once for each: the patterns compiled from
 * its words. Not of a stranger's text: nothing is forgotten.
 */
export function perLanguage<Result extends object>(
  make: (language: string) => Result,
): (language: string) => Result {
  const known = new Map<string, Result>();
  return (language) => {
    const made = known.get(language) ?? make(language);
    known.set(language, made);
    return made;
  };
}
