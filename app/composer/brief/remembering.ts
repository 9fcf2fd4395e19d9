/** Texts whose results are kept: those of one brief, which several readers ask about in turn. */
const most = 64;

/**
 * The same pure function, which remembers its last results: a brief's lines are looked at for their facts, their use, their trade
 * and their subject, each time in full. What it returns must not be changed.
 */
export function remembering<Result>(
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
