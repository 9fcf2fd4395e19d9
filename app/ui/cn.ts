import { type ClassValue, clsx } from 'clsx';

/** What a class sets, for classes that start alike but set different things; the first that matches counts. */
const groups: readonly [RegExp, string][] = [
  [/^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|table|contents|hidden)$/, 'display'],
  [/^(static|relative|absolute|fixed|sticky)$/, 'position'],
  [
    /^text-(2xs|xs|sm|base|lg|[2-9]?xl|lead|title|heading|display|poster|\[[\d.]+\w+\]|\[clamp.*)$/,
    'font size',
  ],
  [/^text-(start|end|left|right|center|justify)$/, 'text alignment'],
  [/^text-(balance|pretty|wrap|nowrap)$/, 'text wrapping'],
  [/^text-link$/, 'link'],
  [/^text-/, 'color'],
  [/^font-(sans|display|accent|mono)$/, 'font family'],
  [/^font-/, 'font weight'],
  [/^border(-\d+)?$/, 'border width'],
  [/^border-(collapse|separate)$/, 'border model'],
  [/^border-(solid|dashed|dotted|double|none)$/, 'border style'],
  [/^border-([xytrblse])(-\d+)?$/, 'border width of $1'],
  [/^border-/, 'border color'],
  [/^justify-(items|self)-/, 'justify $1'],
  [/^grid-(cols|rows|flow)-/, 'grid $1'],
  [/^flex-(row|col)/, 'direction'],
  [/^(in)?visible$/, 'visibility'],
  [/^(underline|line-through|no-underline)$/, 'decoration'],
  [/^(break-words|wrap-\w+)$/, 'breaking of words'],
  [/^stroke-\d/, 'stroke width'],
  [/^object-(cover|contain|fill|none)$/, 'fit'],
  [
    /^-?(transition|duration|overflow(?:-[xy])?|pointer-events|rotate|translate-[xy]|stroke|fill|line-clamp|aspect|columns|scroll-m[tb]|outline-offset|underline-offset|col-start|auto-cols)(?=-|$)/,
    '$1',
  ],
  [
    /^-?((?:min-|max-)?[wh]|size|[pm][xytrblse]?|gap(?:-[xy])?|inset(?:-[xy])?|top|end|bottom|start|z)-/,
    '$1',
  ],
  [
    /^(rounded(?:-(?:[tblrse]|[tb][lr]|[se][se]))?(?=-|$)|bg|shadow|justify|items|content|self|basis|leading|tracking|opacity|whitespace|cursor)(?=-|$)/,
    '$1',
  ],
];

/** 'sm:px-4' to 'sm: px'; undefined for a class that stands in for no other. */
function groupOf(name: string): string | undefined {
  const at = name.replace(/\[[^\]]*\]/g, (part) => '_'.repeat(part.length)).lastIndexOf(':') + 1;
  const base = name.slice(at);
  const [pattern, group] = groups.find(([pattern]) => pattern.test(base)) ?? [];
  const setter = pattern && group && base.match(pattern)?.[0].replace(pattern, group);
  return setter ? `${name.slice(0, at)} ${setter}` : undefined;
}

const merged = new Map<string, string>();

/**
 * Joins class names. Of two Tailwind classes for the same thing under the same condition the later one wins, so that
 * `className` can change what a component sets. Knows the classes this interface uses, in a twentieth of the code of a
 * general merger; a shorthand (p-0) doesn't undo its parts (px-3). Why not tailwind-merge: docs/decisions/017.
 */
export function cn(...classes: ClassValue[]): string {
  const joined = clsx(classes);
  const known = merged.get(joined);
  if (known !== undefined) return known;
  const taken = new Set<string>();
  const kept = joined
    .split(' ')
    .filter(Boolean)
    .reverse()
    .filter((name) => {
      const group = groupOf(name);
      if (group && taken.has(group)) return false;
      if (group) taken.add(group);
      return true;
    });
  const result = kept.reverse().join(' ');
  if (merged.size < 2_000) merged.set(joined, result);
  return result;
}
