import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaLibrary } from '#app/db/schema.ts';
import { badFiles, chooseFiles, goodFiles } from '#tests/support/picture-files.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

async function open(user: SiteUser, path: string, javaScriptEnabled: boolean) {
  const window = await site.open({ user, javaScriptEnabled, reducedMotion: 'reduce' });
  await (javaScriptEnabled ? visit(window.page, path) : window.page.goto(path));
  return window;
}

const rowsOf = (admin: SiteUser) =>
  site.db.select().from(mediaLibrary).where(eq(mediaLibrary.uploadedBy, admin.id));

describe.each([true, false])('the media form, JavaScript %s', (js) => {
  test('takes PNG, JPEG and WebP', async () => {
    const admin = await site.user({ role: 'admin' });
    const { page, complaints } = await open(admin, '/admin/media', js);
    const files = await Promise.all(Object.values(goodFiles).map((make) => make()));
    await page.setInputFiles('input[type=file]', files);
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('3 pictures were added.').first().waitFor();
    const names = (await rowsOf(admin)).map(({ filename }) => filename);
    expect(names.sort()).toEqual(['kettle.jpg', 'kettle.png', 'kettle.webp']);
    expect(complaints).toEqual([]);
  });

  test.each(Object.keys(badFiles))(
    'tells what is wrong with %s and keeps nothing of it',
    async (kind) => {
      const admin = await site.user({ role: 'admin' });
      const { page } = await open(admin, '/admin/media', js);
      const { file, message } = badFiles[kind] as (typeof badFiles)[string];
      const [bad, good] = [await file(), await goodFiles.png()];
      await chooseFiles(site, page.locator('input[type=file]'), [bad, good]);
      await page.getByRole('button', { name: 'Upload' }).click();
      await page.getByText(message).first().waitFor();
      await expect
        .poll(async () => (await rowsOf(admin)).map(({ filename }) => filename))
        .toEqual(['kettle.png']);
      if (!js) await page.getByText(`${bad.name}: ${message} 1 of 2 pictures were added.`).first().waitFor();
      else {
        // The list keeps what was not taken, with the reason, until it is left out.
        await page.getByRole('button', { name: `Leave out ${bad.name}` }).click();
        await expect.poll(() => page.getByText(message).count()).toBe(0);
      }
    },
    60_000,
  );

  test('takes nothing where no picture is chosen, and says so', async () => {
    const admin = await site.user({ role: 'admin' });
    const { page } = await open(admin, '/admin/media', js);
    await page
      .locator('form', { has: page.locator('input[type=file]') })
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('Please choose a picture.').first().waitFor();
    expect(await rowsOf(admin)).toEqual([]);
  });
});

test.each([true, false])(
  'JavaScript %s: a featured image that can not be fetched or shown is told of beside its field, and the post stays',
  async (js) => {
    const admin = await site.user({ role: 'admin' });
    const { page } = await open(admin, '/admin/blog/new', js);
    await page.getByLabel('Title').fill('A post with a picture');
    await page.getByLabel('Author').fill('Ada');
    await page.getByLabel('Excerpt').fill('Why it matters.');
    await page.getByLabel('Content').fill('Words that took an hour.');
    await page.getByLabel('Featured Image URL').fill('http://127.0.0.1:9/cup.png');
    await page
      .getByRole('button', { name: /^(Create|Save)/ })
      .first()
      .click();
    await page.getByText('This picture could not be fetched from its site.').first().waitFor();
    expect(await page.getByLabel('Content').inputValue()).toBe('Words that took an hour.');
    expect(await page.getByLabel('Featured Image URL').getAttribute('aria-invalid')).toBe('true');
    // An address of this site at which there is no picture.
    await page.getByLabel('Featured Image URL').fill('/healthz');
    await page
      .getByRole('button', { name: /^(Create|Save)/ })
      .first()
      .click();
    await page.getByText('There is no picture at this address of the site.').first().waitFor();
    expect(await page.getByLabel('Featured Image URL').inputValue()).toBe('/healthz');
    expect(await page.getByLabel('Content').inputValue()).toBe('Words that took an hour.');
    // One that was uploaded is taken by its address.
    const picture = await goodFiles.webp();
    const media = await open(admin, '/admin/media', js);
    await media.page.setInputFiles('input[type=file]', picture);
    await media.page.getByRole('button', { name: 'Upload' }).click();
    await expect.poll(async () => (await rowsOf(admin)).length).toBe(1);
    const [row] = await rowsOf(admin);
    await page.getByLabel('Featured Image URL').fill(row?.filePath ?? '');
    await page
      .getByRole('button', { name: /^(Create|Save)/ })
      .first()
      .click();
    await expect
      .poll(() =>
        site.db.query.blogPosts.findFirst({
          where: (posts, { eq }) => eq(posts.featuredImage, row?.filePath ?? ''),
        }),
      )
      .toMatchObject({ title: 'A post with a picture' });
  },
  60_000,
);
