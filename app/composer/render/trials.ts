import { says } from '../brief/text/clean-text.ts';
import { nameBelow } from '../copywriter/name-below.ts';
import type { AdDesign } from '../design/ad-design.ts';
import { isStockPhrase } from '../languages/stock-phrases.ts';
import { factsUnder, inSmall, unsaid } from '../layouts/kit/facts-under.ts';
import type { Layout, SetCopy, SetText } from '../layouts/layout.ts';
import { layouts } from '../layouts/registry.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import { heldParts } from '../type/held-parts.ts';
import { dot } from '../type/sentences.ts';
import { asGiven } from '../type/typesetting.ts';
import type { Job } from './try-layout.ts';

/** One way to set a design: the words that are printed, the further facts under them, and what is given up. */
export type Trial = {
  design: AdDesign;
  layout: Layout;
  copy: SetCopy;
  facts: SetText[];
  dropped: CopyRole[];
  /** The words closer together, on more of the picture. */
  dense?: boolean;
  /**
   * What is set of the design's sub-line, where the layout shows the rest elsewhere or gives it up, or adds the name of
   * the business.
   */
  said?: string;
};
type Words = Omit<Trial, 'design' | 'layout'>;

/** The words that a layout is tried with, in turn: first all of them, then without those it gives up first. */
export function trialsOf(job: Job, design: AdDesign): Trial[] {
  const layout = layouts[design.layout];
  const copy = layout.besides?.(job.prepared.copy, design) ?? job.prepared.copy;
  const facts = factsUnder(design, { layout, copy });
  const name = job.naming === 'given up' ? undefined : nameUnder(copy, design);
  // The sub-line names what is sold and says nothing else. A layout without room for it cannot be used for this ad.
  const isName = name ? name.text === copy.subline : isStockPhrase(design.layers.headline, design.language);
  const given = (layout.drops ?? (job.rules.mark ? ['subline' as const] : [])).filter(
    (role) => copy[role] && !(role === 'subline' && isName),
  );
  const isWhole = copy.subline?.plain === job.prepared.copy.subline?.plain;
  const all: Words = {
    ...{ copy, facts: [], dropped: [] },
    ...(copy.subline && !isWhole && { said: asGiven(copy.subline.plain) }),
  };
  const withPhone = (words: Words) => phoneUnder(words, { design, layout });
  const bare = given.map((_, index) => without(copy, given.slice(0, index + 1), name));
  const shorter = given.includes('subline') ? shorterWords(copy, name) : [];
  // The day of an event goes before what else is said of it.
  const days = facts.some(({ role }) => role === 'date') && given.includes('subline') ? facts.length : 0;
  const dated = Array.from({ length: Math.min(days, 3) }, (_, index) => ({
    ...without(copy, ['subline'], name),
    facts: facts.slice(0, days - index),
  }));
  // The facts under the sub-line go first: all but the one that counts most, then that one too.
  const trials: Words[] = [
    ...(facts.length > 0 ? [{ ...all, facts }] : []),
    ...(facts.length > 1 ? [{ ...all, facts: facts.slice(0, 1) }] : []),
    ...(layout.drops ? withPhone(all).map(dense) : []),
    all,
    ...(layout.closer ? [dense(all)] : []),
    ...(layout.drops && copy.subline ? denser(all) : []),
    ...dated.map(dense),
    ...shorter.flatMap(withPhone),
    ...bare.flatMap(withPhone).flatMap((words) => [words, dense(words)]),
    ...shorter,
    ...bare.flatMap((words) => (words.said ? [words, dense(words)] : [words])),
  ];
  const least: Words[] = [all, ...(job.givesUp ? fewer(copy, name) : [])];
  return (job.desperate || job.isForced ? least : trials).map((words) => ({ design, layout, ...words }));
}

/** Headline and button with ever less beside them; the name of what is sold goes last. */
function fewer(copy: SetCopy, name: Name | undefined): Words[] {
  const given = (['subline', 'brand', 'offer'] as const).filter((role) => copy[role]);
  const turns = given.map((_, index) => without(copy, given.slice(0, index + 1), name));
  return name ? [...turns, without(copy, given)] : turns;
}

/**
 * First all words closer together, then with the brand's name as the last of them, then without it: the network shows
 * it beside an ad anyway.
 */
function denser(all: Words): Words[] {
  const { copy } = all;
  const whole = dense(all);
  if (!copy.brand) return [whole];
  const nameless: Words = { ...whole, copy: without(copy, ['brand']).copy, dropped: ['brand'] };
  return [whole, ...signed(nameless, copy.brand.plain), nameless];
}

/** Up to four words in capitals, without a figure. */
const placeAlone = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,3}$/u;

/** "Since 1961", "Seit 1978": a year that belongs to the name of a house. */
const foundedIn = /^\p{L}{3,9}\.?\s(?:1[5-9]|20)\p{Nd}\p{Nd}$/u;

/** The words with the name of a business behind them; a web address or a handle is no name. */
function signed(words: Words, brand: string): Words[] {
  const { headline, subline } = words.copy;
  const isSaid = [headline, subline].some((text) => text && says(text.plain, brand));
  if (!subline || isSaid || /@|\.\p{L}{2,}$/u.test(brand)) return [];
  const pieces = subline.plain.split(dot);
  const last = pieces.at(-1) ?? '';
  // Its year or its place stands there already: "Weir & Sons, since 1961", "Halfmoon Roastery, Hebden Bridge".
  const year = pieces.find((piece) => foundedIn.test(piece));
  const own = year ?? (placeAlone.test(last) ? last : undefined);
  const named = `${brand}, ${own === year ? `${own?.charAt(0).toLowerCase()}${own?.slice(1)}` : own}`;
  const plain = own
    ? pieces.map((piece) => (piece === own ? named : piece)).join(' · ')
    : `${subline.plain} · ${brand}`;
  const copy = { ...words.copy, subline: { ...subline, plain, parts: heldParts(plain) } };
  return [{ ...words, copy, said: asGiven(plain) }];
}

const dense = (words: Words): Words => ({ ...words, dense: true });

/** The piece of a sub-line that names what is sold, ready to be set and as the design has it. */
type Name = { text: SetText; said: string };

function nameUnder({ subline }: SetCopy, { layers, sold }: AdDesign): Name | undefined {
  if (!subline) return undefined;
  const { headline } = layers;
  const plain = nameBelow({ headline, subline: subline.plain }, sold);
  if (plain === undefined) return undefined;
  const text = plain === subline.plain ? subline : { ...subline, plain, parts: heldParts(plain) };
  return { text, said: nameBelow(layers, sold) ?? plain };
}

/**
 * The sub-line with fewer and fewer of its pieces. Those whose figures the offer gives go first, then the others from
 * the last on. The name of what is sold stays. The day of an event goes only when nothing else is left.
 */
function shorterWords(copy: SetCopy, name: Name | undefined): Words[] {
  const { subline } = copy;
  const pieces = subline?.plain.split(dot) ?? [];
  if (!subline || (name && pieces[0] !== name.text.plain)) return [];
  const days = copy.details.filter(({ role }) => role === 'date').map(({ plain }) => plain);
  const isDay = (piece: string) => days.some((day) => piece.includes(day));
  const figuresOf = (text = '') => text.match(/\p{Nd}[\p{Nd}.,:]*/gu) ?? [];
  const ofOffer = new Set(figuresOf(copy.offer?.plain));
  const isSaid = (piece: string) => {
    const figures = figuresOf(piece);
    return figures.length > 0 && figures.every((figure) => ofOffer.has(figure));
  };
  const turnOf = (piece: string) => (isDay(piece) ? 2 : isSaid(piece) ? 0 : 1);
  const open = pieces.slice(name ? 1 : 0).reverse();
  const going = open.toSorted((one, other) => turnOf(one) - turnOf(other));
  // One piece is left: the name alone is what there is where the sub-line goes.
  return going.slice(1).map((_, index) => {
    const gone = new Set(going.slice(0, index + 1));
    const plain = pieces.filter((piece) => !gone.has(piece)).join(' · ');
    return {
      ...{ facts: [], dropped: ['subline'], dense: true, said: asGiven(plain) },
      copy: { ...copy, subline: { ...subline, plain, parts: heldParts(plain) } },
    };
  });
}

function without(copy: SetCopy, dropped: CopyRole[], name?: Name): Words {
  const left = { ...copy };
  for (const role of dropped) if (role !== 'headline' && role !== 'callToAction') delete left[role];
  if (!name || !dropped.includes('subline')) return { copy: left, facts: [], dropped };
  return { copy: { ...left, subline: name.text }, facts: [], dropped, said: name.said };
}

/** The same words with the number to call under them. Nothing where the ad says the number anyway. */
function phoneUnder(words: Words, { design, layout }: Pick<Trial, 'design' | 'layout'>): Words[] {
  if (design.sold === undefined || layout.prints?.includes('phone')) return [];
  const [phone] = unsaid(
    words.copy,
    words.copy.details.filter(({ role }) => role === 'phone'),
  );
  return phone ? [{ ...words, facts: [inSmall(phone, words.copy)] }] : [];
}
