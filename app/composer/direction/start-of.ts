import type { Brief } from '../design/ad-design.ts';

/** Letters of a field that count. */
const most = 2000;

/**
 * The place at which a brief's ideas begin to take turns, a whole number. So one seed gives many briefs different
 * ideas, and neighbouring seeds of one brief still have neighbouring ideas. FNV-1a over title and copy.
 */
export function startOf({ title, adCopy = '' }: Pick<Brief, 'title' | 'adCopy'>): number {
  let hash = 0x811c9dc5;
  for (const text of [title.slice(0, most), adCopy.slice(0, most)])
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 9973;
}
