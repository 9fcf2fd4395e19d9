import { href } from 'react-router';
import { samplesByPath } from '#app/domain/media/showcase.server.ts';

/** What pages are made from that can change while the program runs (live.server.ts tells of it). */
export type Content = 'media' | 'posts';

/** A page every visitor gets alike. `address` is its path with the part of the query it reads, in one spelling. */
export type PageAddress = {
  address: string;
  madeFrom: readonly Content[];
  /** The pattern of its route. */
  route: string;
};

/** What each part of a query means for a page: '' where it makes no difference, null where such a page is not kept. */
type Reads = Record<string, (value: string) => string | null>;
type Kept = { madeFrom: readonly Content[]; reads?: Reads };

const never = () => null;
const trades = new Set([...samplesByPath.values()].map(({ trade }) => trade));
const pageNumber = (value: string) => (/^[1-9]\d{0,3}$/.test(value) && value !== '1' ? value : '');

const pages: Record<string, Kept> = {
  [href('/')]: {
    madeFrom: ['media'],
    reads: { for: (trade) => (trades.has(trade) ? trade : ''), account: never },
  },
  [href('/gallery')]: { madeFrom: ['media'] },
  [href('/blog')]: { madeFrom: ['posts', 'media'], reads: { page: pageNumber, q: never } },
  [href('/faq')]: { madeFrom: [] },
  [href('/contact')]: { madeFrom: [] },
  [href('/about')]: { madeFrom: [] },
  [href('/privacy-policy')]: { madeFrom: [] },
  [href('/terms-of-service')]: { madeFrom: [] },
};
const post: Kept = { madeFrom: ['posts', 'media'] };

/** Letters, digits and hyphens (domain/blog/slug.ts), percent-encoded; no '.data' and no '.xml'. */
const postPath = /^\/blog\/[\w%-]{1,800}$/;

/**
 * The page a visitor asks for, if it is one that is kept. Whatever else stands in the query (the marks of a campaign)
 * makes no other page, so nobody can fill the memory with copies of one.
 */
export function pageAddressOf({ pathname, searchParams }: URL): PageAddress | null {
  const page = Object.hasOwn(pages, pathname) ? pages[pathname] : postPath.test(pathname) ? post : undefined;
  if (!page) return null;
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(page.reads ?? {})) {
    const given = searchParams.get(name);
    if (given === null) continue;
    const value = read(given);
    if (value === null) return null;
    if (value) query.set(name, value);
  }
  const address = query.size > 0 ? `${pathname}?${query}` : pathname;
  return { address, madeFrom: page.madeFrom, route: page === post ? '/blog/:slug' : pathname };
}
