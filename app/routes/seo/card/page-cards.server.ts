import { config } from '#app/config.server.ts';
import { readOwnPicture } from '#app/domain/blog/pictures.server.ts';
import { digestOf } from '../cached-answer.server.ts';
import type { Card } from './draw-card.tsx';

type PageCard = Pick<Card, 'title' | 'kicker' | 'shape'> & { pictures: string[] };

const pathsOf = (...names: string[]) => names.map((name) => `/showcase/${name}.webp`);

/** The share picture of every page, by the name in its address: /og/{name}.png. */
const pageCards: Record<string, PageCard> = {
  home: {
    title: 'Say what you sell. Get the finished ad.',
    kicker: 'Copy, picture and real type in seconds',
    shape: 'square',
    pictures: pathsOf('ramadan', 'coffee', 'sneakers'),
  },
  gallery: {
    title: 'Ads as they left the studio',
    kicker: 'Example gallery',
    shape: 'square',
    pictures: pathsOf('skincare', 'ramen', 'travel'),
  },
  about: {
    title: 'Real type. Every language. Every format.',
    kicker: 'About us',
    shape: 'square',
    pictures: pathsOf('sneakers', 'travel', 'ramadan'),
  },
  faq: {
    title: 'Short answers before your first ad',
    kicker: 'Frequently asked questions',
    shape: 'square',
    pictures: pathsOf('coffee', 'skincare', 'ramen'),
  },
  contact: {
    title: 'Write to us. A person answers.',
    kicker: 'Contact',
    shape: 'wide',
    pictures: pathsOf('bicycle'),
  },
  blog: {
    title: 'What makes an ad work, taken apart',
    kicker: 'The blog',
    shape: 'wide',
    pictures: ['/blog/three-formats.webp'],
  },
  legal: {
    title: 'Privacy and terms, in plain words',
    kicker: 'Legal',
    shape: 'none',
    pictures: [],
  },
};

/** Rises when the drawing changes. */
const drawing = 1;

/** What to draw for a page, and the version of it; undefined for names nobody knows. */
export function pageCard(name: string): { version: string; card: () => Promise<Card> } | undefined {
  const page = Object.hasOwn(pageCards, name) ? pageCards[name] : undefined;
  if (!page) return undefined;
  const { brandName, publicUrl } = config();
  const card = async () => ({
    ...page,
    brandName,
    host: new URL(publicUrl).host,
    pictures: (await Promise.all(page.pictures.map(readOwnPicture))).flatMap((file) => file ?? []),
  });
  return { version: digestOf(JSON.stringify([drawing, page, brandName, publicUrl])), card };
}
