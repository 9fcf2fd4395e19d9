import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/page-text.ts';

const app = testApp();

async function landing() {
  const html = await (await app.request('/')).text();
  const imagesOf = (part: string) => [...part.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
  const sectionOf = (title: string) =>
    html.slice(html.indexOf(`id="${title}"`), html.indexOf('</section>', html.indexOf(`id="${title}"`)));
  const hero = html.slice(html.indexOf('crop-marks'), html.indexOf('</figure>'));
  return {
    html,
    text: textOf(html),
    hero: imagesOf(hero),
    slides: imagesOf(sectionOf('slider-title')),
    examples: imagesOf(sectionOf('examples-title')),
  };
}

async function add(category: MediaCategory, count: number, altText = '') {
  const rows = Array.from({ length: count }, (_, n) => ({
    filename: `${category}.picture ${n + 1}.webp`,
    filePath: `/files/media/${randomUUID()}.webp`,
    storageKey: `${category}/x.webp`,
    fileSize: 1,
    mimeType: 'image/webp',
    width: 1024,
    height: 1024,
    altText,
    category,
    createdAt: new Date(Date.now() + 60_000 + n),
  }));
  await app.db.insert(mediaLibrary).values(rows);
}

test('the first ads seen are English, in the hero, the slider, the examples and the gallery; others follow', async () => {
  const { hero, slides, examples } = await landing();
  const gallery = [
    ...(await (await app.request('/gallery')).text()).matchAll(/<img[^>]* alt="([^"]*)"/g),
  ].map(([, alt]) => alt);
  const isEnglish = (alt = '') => /^(Open in full: )?Ad for/.test(alt);
  expect(hero.every(isEnglish)).toBe(true);
  for (const list of [slides, examples, gallery]) {
    expect(list.slice(0, 4).filter((alt) => !isEnglish(alt))).toEqual([]);
    expect(list.some((alt) => !isEnglish(alt))).toBe(true);
    const lastEnglish = list.findLastIndex(isEnglish);
    expect(list.slice(0, lastEnglish + 1).every(isEnglish)).toBe(true);
  }
});

test('the newsletter stands right after the slider', async () => {
  const { html } = await landing();
  const places = ['slider-title', 'newsletter-title', 'id="features"', 'id="examples"'].map((part) =>
    html.indexOf(part),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the slider shows every picture of its category, newest first, by what the operator wrote or its file name', async () => {
  await add('slider', 40);
  await add('slider', 1, 'What the operator wrote');
  const { slides } = await landing();
  expect(slides.length).toBeGreaterThan(41);
  expect(slides).toContain('What the operator wrote');
  expect(slides).toContain('slider.picture 1');
  expect(slides.indexOf('slider.picture 40')).toBeLessThan(slides.indexOf('slider.picture 39'));
});

test('pictures of the category hero fill the hero, active ones only', async () => {
  await add('hero', 3);
  expect((await landing()).hero).toEqual(['hero.picture 3', 'hero.picture 2', 'hero.picture 1']);
  await app.db.update(mediaLibrary).set({ isActive: false }).where(eq(mediaLibrary.category, 'hero'));
  expect((await landing()).hero[0]).toMatch(/^Ad for/);
});

test('examples: over nothing it does not speak of "every one of these"', async () => {
  expect((await landing()).text).toContain('Every one of these began');
  await app.db.update(mediaLibrary).set({ isActive: false }).where(eq(mediaLibrary.category, 'examples'));
  const { text, examples } = await landing();
  expect(examples).toEqual([]);
  expect(text).not.toContain('Every one of these began');
  expect(text).toContain('make the first one yourself');
});
