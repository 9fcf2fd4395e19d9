/**
 * Patterns made from words. The engine writes out where the letters of all scripts stand, anew wherever a pattern names
 * them: 8 KB of code for one `\p{L}`. Nearly all of it is for scripts beyond the first plane of Unicode, which nobody
 * types; without them it is a tenth. All compiled code has to fit into 512 MB, or the engine ends the process:
 * compiled-words.test.ts.
 */

/** What is typed beyond the first plane: rare Han, bold letters and figures of mathematics, marks on Han. */
const beyond = {
  L: '\\u{1d400}-\\u{1d7cb}\\u{20000}-\\u{3ffff}',
  M: '\\u{e0100}-\\u{e01ef}',
  N: '\\u{1d7ce}-\\u{1d7ff}',
  Nd: '\\u{1d7ce}-\\u{1d7ff}',
};
type Property = keyof typeof beyond;

/** Without case: the engine would look for the other case of every letter, which is a letter too. */
const firstPlane = (property: Property) => `(?-i:[^\\P{${property}}\\u{10000}-\\u{10ffff}])`;
const oneOf = (named: readonly Property[]) =>
  `(?:${named.map(firstPlane).join('|')}|[${named.map((property) => beyond[property]).join('')}])`;

const properties = /\\p\{(L|M|N|Nd)\}/gu;
const notProperty = /^\\P\{(L|M|N|Nd)\}$/u;
const partsOfSource = /\\[pP]\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])*\]/gsu;

/** A source of a pattern with letters, marks and figures named in the short way. */
export const withShortLetters = (source: string) =>
  source.replace(partsOfSource, (part) => {
    const named = [...new Set(Array.from(part.matchAll(properties), ([, property]) => property as Property))];
    const [, other] = notProperty.exec(part) ?? [];
    if (other) return `(?:(?!${oneOf([other as Property])})[^])`;
    if (named.length === 0) return part;
    if (!part.startsWith('[')) return oneOf(named);
    const isOther = part.startsWith('[^');
    const rest = part.slice(isOther ? 2 : 1, -1).replace(properties, '');
    if (isOther) return `(?:(?!${oneOf(named)})[^${rest}])`;
    return rest === '' ? oneOf(named) : `(?:${oneOf(named)}|[${rest.replace(/^\^/u, '\\^')}])`;
  });

/**
 * A pattern of a source made from words, in the least code.
 * @throws SyntaxError for a source that is no regular expression.
 */
export const toPattern = (source: string, flags: string) => new RegExp(withShortLetters(source), flags);
