import { beforeEach, expect, test } from 'vitest';
import { setDatabaseAway } from '#app/db/presence.server.ts';
import type { KeptPage } from '#app/kept-pages/kept-page.server.ts';
import { dropPages, findPage, type Made, watchContent } from '#app/kept-pages/kept-pages.server.ts';
import type { Content } from '#app/kept-pages/page-address.server.ts';

let made: string[] = [];
beforeEach(() => {
  made = [];
  watchContent();
  setDatabaseAway(false);
});

const pageOf = (size = 1): KeptPage => ({ size, answer: async () => new Response() });
type Options = { madeFrom?: readonly Content[]; make?: () => Promise<Made | null>; size?: number };
const ask = (address: string, { madeFrom = [], make, size }: Options = {}) =>
  findPage({
    address,
    route: address,
    madeFrom,
    gates: 'open',
    make: () => {
      made.push(address);
      return make ? make() : Promise.resolve({ page: pageOf(size), isWhole: true });
    },
  });

test('many who ask for a page at once wait for one making of it', async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => ask('/')));
  expect(new Set(pages).size).toBe(1);
  await ask('/');
  expect(made).toEqual(['/']);
});

test('what is kept is bounded by number and by bytes; what was asked for last stays', async () => {
  await ask('/');
  for (let page = 2; page <= 1_000; page++) {
    await ask(`/blog?page=${page}`);
    await ask('/');
  }
  expect(made.filter((address) => address === '/')).toHaveLength(1);
  await ask('/blog?page=2');
  expect(made.filter((address) => address === '/blog?page=2')).toHaveLength(2);
  await ask('/blog?page=1000');
  expect(made.filter((address) => address === '/blog?page=1000')).toHaveLength(1);

  const size = 20 * 1024 * 1024;
  for (const address of ['/a', '/b', '/c', '/d']) await ask(address, { size });
  await ask('/a', { size });
  expect(made.filter((address) => address === '/a')).toHaveLength(2);
  await ask('/d', { size });
  expect(made.filter((address) => address === '/d')).toHaveLength(1);
});

test('a change drops what was made from it, and what is being made of the old state is not kept', async () => {
  await ask('/gallery', { madeFrom: ['media'] });
  await ask('/blog', { madeFrom: ['posts'] });
  dropPages('posts');
  await ask('/gallery', { madeFrom: ['media'] });
  await ask('/blog', { madeFrom: ['posts'] });
  expect(made).toEqual(['/gallery', '/blog', '/blog']);

  let end: (made: Made) => void = () => undefined;
  const slow = ask('/slow', { madeFrom: ['media'], make: () => new Promise((resolve) => (end = resolve)) });
  dropPages('media');
  const fresh = ask('/slow', { madeFrom: ['media'] });
  end({ page: pageOf(), isWhole: true });
  expect(await fresh).not.toBe(await slow);
  expect(await ask('/slow', { madeFrom: ['media'] })).toBe(await fresh);
});

test('a page in which something is missing, and none at all, are not kept', async () => {
  const page = pageOf();
  expect(await ask('/', { make: async () => ({ page, isWhole: false }) })).toBe(page);
  expect(await ask('/', { make: async () => null })).toBe(undefined);
  await expect(ask('/', { make: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken');
  expect(await ask('/')).not.toBe(page);
  expect(made).toHaveLength(4);
});

test('while the database is away what is kept goes on, and nothing is made', async () => {
  const kept = await ask('/');
  setDatabaseAway(true);
  expect(await ask('/')).toBe(kept);
  expect(await ask('/faq')).toBe(undefined);
  expect(made).toEqual(['/']);
});
