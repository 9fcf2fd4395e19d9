/**
 * Every match of a global pattern in a text, in order.
 * `matchAll` would copy the pattern each time. The engine drops what it compiled for the copies whenever a large
 * picture needs room, and then compiles the words of a language anew: 75 ms an ad.
 * @throws TypeError for a pattern that is not global.
 */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`a pattern that is not global has one match: ${pattern}`);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // Go on by a whole character: from the middle of one the engine steps back, and the loop never ends.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}

/** What a pattern of limited length found, without a word that it cut: "before 10 am on WhatsAp". */
export function wholeWords(found: RegExpExecArray): string {
  const [words] = found;
  const next = found.input.slice(found.index + words.length);
  return /[\p{L}\p{M}]$/u.test(words) && /^[\p{L}\p{M}]/u.test(next) ? words.replace(/\s+\S*$/u, '') : words;
}
