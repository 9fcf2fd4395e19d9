import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogPosts, mediaLibrary } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite();
  admin = await site.user({ role: 'admin', name: 'Ada Operator' });
});
afterAll(() => site?.close());

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPicture({ width: 900, height: 600 }),
});

test('several pictures go up with a description each; one that is none stays with the reason', async () => {
  const { page, complaints } = await site.open({ user: admin, viewport: { width: 360, height: 800 } });
  await visit(page, '/admin/media');
  const svg = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page.setInputFiles('input[type=file]', [await picture('one.png'), svg, await picture('two.png')]);
  await page.getByLabel('Alt text of one.png').fill('The first');
  await page.getByLabel('Alt text of two.png').fill('The second');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Upload 2 pictures' }).click();
  await page.getByText('File uploaded successfully', { exact: true }).waitFor();
  await page.getByText('Please choose a PNG, JPEG or WebP picture.').waitFor();
  const rows = await site.db.select().from(mediaLibrary).where(eq(mediaLibrary.uploadedBy, admin.id));
  expect(rows.map(({ altText }) => altText).sort()).toEqual(['The first', 'The second']);
  await page.getByRole('img', { name: 'The second' }).waitFor();
  const { scrolls } = await page.evaluate(() => ({ scrolls: document.body.scrollWidth > innerWidth }));
  expect(scrolls).toBe(false);
  expect(complaints).toEqual([]);
});

test('without JavaScript the plain form uploads and the delete dialog deletes', async () => {
  const { page } = await site.open({ user: admin, javaScriptEnabled: false });
  await page.goto('/admin/media');
  await page.setInputFiles('input[type=file]', [await picture('plain-1.png'), await picture('plain-2.png')]);
  await page.getByLabel('Alt text').first().fill('Plain');
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('2 pictures were added.').waitFor();
  await page.getByRole('button', { name: 'Delete plain-1.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Media deleted successfully').waitFor();
  const left = await site.db.select().from(mediaLibrary).where(eq(mediaLibrary.altText, 'Plain'));
  expect(left.map(({ filename }) => filename)).toEqual(['plain-2.png']);
});

test('a post is written, previewed and created by keyboard alone; mistakes get the focus', async () => {
  const { page, complaints } = await site.open({ user: admin });
  await visit(page, '/admin/blog');
  await page.getByRole('link', { name: 'Create Post' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await dialog.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('title');
  await page.keyboard.type('Typed by hand');
  // Enter in a field saves: what is missing gets the focus.
  await page.keyboard.press('Enter');
  await page.getByText('Please enter an excerpt.').waitFor();
  await expect.poll(focused).toBe('excerpt');
  await page.keyboard.type('Short.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('# Loud **words**');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('region', { name: 'Preview' })
    .getByRole('heading', { name: 'Loud words' })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('switch', { name: 'Publish immediately' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Create Post' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Blog post created successfully', { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(
    await site.db.query.blogPosts.findFirst({ where: eq(blogPosts.slug, 'typed-by-hand') }),
  ).toMatchObject({
    isPublished: true,
    content: '# Loud **words**',
  });
  expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
});

/** Answers what the browser asks with No, until told otherwise, and notes what was asked. */
function answered(page: Page) {
  const questions = { asked: [] as string[], answer: 'dismiss' as 'accept' | 'dismiss' };
  page.on('dialog', (question) => {
    questions.asked.push(question.message());
    void question[questions.answer]();
  });
  return questions;
}

test('Escape asks before it throws away what was typed, and gives the focus back', async () => {
  const { page } = await site.open({ user: admin });
  await visit(page, '/admin/blog');
  await page.getByRole('link', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await dialog.getByLabel('Title').fill('Half a title');
  const questions = answered(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => questions.asked).toEqual(['Discard what you have written?']);
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a title');
  questions.answer = 'accept';
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Create Post');
});

test('the back button asks, too; without a change nothing does', async () => {
  const { page } = await site.open({ user: admin });
  await visit(page, '/admin/blog');
  const questions = answered(page);
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  const open = () => page.getByRole('link', { name: 'Create Post' }).click();
  await open();
  await dialog.getByLabel('Title').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(questions.asked).toEqual([]);
  await open();
  await dialog.getByLabel('Title').fill('Half a title');
  await page.goBack();
  await expect.poll(() => questions.asked).toEqual(['Discard what you have written?']);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/blog/new');
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a title');
  questions.answer = 'accept';
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(questions.asked).toHaveLength(2);
});
