/** Longest slug before a number is put behind it, UTF-16 units. */
const longest = 80;

/**
 * 'Café & Crème: 10 ideas' to 'café-crème-10-ideas'; letters and digits of every script stay, 'post' when there are
 * none.
 */
export function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  let slug = '';
  for (const word of words) {
    const next = slug ? `${slug}-${word}` : cutTo(word, longest);
    if (next.length > longest) break;
    slug = next;
  }
  return slug || 'post';
}

/** The first of base, base-2, base-3, … that is not taken. */
export function unusedSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
  return slug;
}

/** Cuts between code points, so that no half of a pair is left. */
function cutTo(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/, '');
}
