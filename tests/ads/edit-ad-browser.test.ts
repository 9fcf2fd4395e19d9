import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { teamMembers } from '#app/db/schema.ts';
import {
  bakery,
  dismiss,
  drawn,
  editorBrowser,
  follows,
  picture,
  save,
  showOneThumbnail,
  unfold,
} from '#tests/support/editor-browser.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
let colleague: SiteUser;
const { makeAd, open, designOf } = editorBrowser(
  () => site,
  () => user,
);
beforeAll(async () => {
  site = await startSite();
  user = await site.user({ tier: 'enterprise', name: 'Olga Owner' });
  colleague = await site.user({ name: 'Maria Müller' });
  await site.db.insert(teamMembers).values({ userId: colleague.id, ownerId: user.id });
});
afterAll(() => site?.close());

test('from the card to a saved ad: words, what was left out, subject, layout and colors; the download differs', async () => {
  const ad = await makeAd('Fresh croissants every morning', bakery);
  const { page, complaints } = await site.open({ user });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Fresh croissants every morning' }).click();
  await drawn(page);
  const download = async () => (await page.request.get(`/files/ads/${ad.id}?download`)).body();
  const before = await download();

  await follows(page, () => page.getByLabel('Headline').fill('Warm croissants'));
  await page.getByLabel('Sub-line').fill('');
  await page.getByText('Not in the picture', { exact: true }).waitFor();
  const putIn = page.getByRole('button', { name: /^Put in: / }).first();
  const name = (await putIn.getAttribute('aria-label')) ?? '';
  await follows(page, () => putIn.click());
  expect(await page.getByLabel('Sub-line').inputValue()).toBe(name.replace('Put in: ', ''));
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });

  await page.locator('summary', { hasText: 'Subject' }).click();
  await page.getByLabel('Find a thing').fill('Zahnarzt');
  await follows(page, () => page.getByRole('button', { name: 'tooth', exact: true }).click());
  const other = (await page.getByLabel('Solid').isChecked()) ? 'Drawn flat' : 'Solid';
  await follows(page, () => page.getByLabel(other).check());

  await page.getByLabel('Panel and scene').scrollIntoViewIfNeeded();
  // Every open layout is shown with this ad in it.
  await expect.poll(() => page.locator('label svg image').count(), { timeout: 60_000 }).toBeGreaterThan(10);
  // They have been seen, and each further change would draw all of them anew.
  await showOneThumbnail(page);
  await follows(page, () => page.getByLabel('Floating card').check());
  await page.locator('summary', { hasText: 'Colors' }).click();
  await follows(page, () => page.getByRole('button', { name: /^Palette 3/ }).click());
  await follows(page, () => page.getByLabel('Accent color as text').fill('#0a7d4f'));
  await save(page);

  const { layers, layout, palette } = await designOf(ad.id);
  expect(layers).toMatchObject({ headline: 'Warm croissants', scene: { subject: { things: ['tooth'] } } });
  expect({ layout, accent: palette.accent }).toEqual({ layout: 'card', accent: '#0a7d4f' });
  expect((await download()).equals(before)).toBe(false);

  await page.locator('summary', { hasText: 'Former versions' }).click();
  await page.getByRole('button', { name: 'Bring back version 1' }).click();
  await page.getByText('Brought back', { exact: true }).waitFor();
  const headline = page.getByLabel('Headline');
  await expect.poll(() => headline.inputValue()).toBe(readDesign(ad.design).layers.headline);
  expect((await download()).equals(before)).toBe(true);
  expect(complaints).toEqual([]);
}, 180_000);

test('words without room are named with the letters too many, stay, and are not saved', async () => {
  const ad = await makeAd('Bread for the long word');
  const { page } = await open(ad.id);
  const long = 'Unquestionably_Donaudampfschifffahrtsgesellschaftskapitänspatent_for_all_the_towns';
  await page.getByLabel('Headline').fill(long);
  await page.getByText(/\d+ letters too many for this layout/).waitFor();
  await page.getByRole('link', { name: /to look at/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  const refused = page.getByText('This was not saved');
  await refused.first().waitFor();
  expect(await page.getByLabel('Headline').inputValue()).toBe(long);
  await follows(page, () => page.getByRole('button', { name: 'Undo' }).click());
  // It speaks of words that are others by now.
  expect(await refused.count()).toBe(0);
  expect(await page.getByLabel('Headline').inputValue()).toBe('Bread for the long word');
});

test('by keyboard alone: typed, saved with Enter, a step back', async () => {
  const ad = await makeAd('Bread by keyboard');
  const { page, complaints } = await open(ad.id);
  await page.getByLabel('Offer').focus();
  await follows(page, () => page.keyboard.type('2 for 1'));
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await designOf(ad.id)).layers.offer).toBe('2 for 1');
  // The layouts are one group: an arrow moves to the next one and shows it.
  await page.locator('[name=layout]:checked').focus();
  await follows(page, () => page.keyboard.press('ArrowDown'));
  await page.getByRole('button', { name: 'Undo' }).focus();
  await follows(page, () => page.keyboard.press('Enter'));
  expect(complaints).toEqual([]);
});

test('a step back and forth with Ctrl+Z and Ctrl+Shift+Z, whatever was changed, and Ctrl+S saves', async () => {
  const ad = await makeAd('Bread with steps');
  const { page, complaints } = await open(ad.id);
  const headline = page.getByLabel('Headline');
  const isOff = (name: string) =>
    page.getByRole('button', { name, exact: true }).getAttribute('aria-disabled');
  expect([await isOff('Undo'), await isOff('Redo')]).toEqual(['true', 'true']);
  await follows(page, () => headline.fill('Typed first'));
  await follows(page, () => page.getByLabel('Floating card').check());
  await headline.focus();
  await follows(page, () => page.keyboard.press('Control+z'));
  expect(await page.getByLabel('Words beside the scene').isChecked()).toBe(true);
  expect(await headline.inputValue()).toBe('Typed first');
  await follows(page, () => page.keyboard.press('Control+z'));
  expect(await headline.inputValue()).toBe('Bread with steps');
  expect(await isOff('Undo')).toBe('true');
  await follows(page, () => page.keyboard.press('Control+Shift+z'));
  expect(await headline.inputValue()).toBe('Typed first');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await designOf(ad.id)).layers.headline).toBe('Typed first');
  expect(complaints).toEqual([]);
});

test('things are shown together, up to three, taken out again, and none at last', async () => {
  const ad = await makeAd('Fresh croissants for three');
  const { page, complaints } = await open(ad.id);
  const things = async () => {
    await save(page);
    const { scene } = (await designOf(ad.id)).layers;
    return scene.kind === 'painted' ? (scene.subject?.things ?? []) : undefined;
  };
  const find = (word: string) => page.getByLabel('Find a thing').fill(word);
  await unfold(page, 'Subject');
  await find('tooth');
  await follows(page, () => page.getByRole('button', { name: 'tooth', exact: true }).click());
  await find('Gitarre');
  await follows(page, () => page.getByRole('button', { name: 'Add guitar' }).click());
  await find('bread');
  await follows(page, () => page.getByRole('button', { name: 'Add bread', exact: true }).click());
  const shown = page.getByRole('list', { name: 'Shown in this ad' }).getByRole('listitem');
  expect(await shown.allTextContents()).toEqual(['tooth', 'guitar', 'bread']);
  // There is no place for a fourth.
  expect(await page.getByRole('button', { name: /^Add / }).count()).toBe(0);
  expect(await things()).toEqual(['tooth', 'guitar', 'bread']);
  await follows(page, () => page.getByRole('button', { name: 'Take out tooth' }).click());
  expect(await things()).toEqual(['guitar', 'bread']);
  await page.getByRole('button', { name: 'Take out guitar' }).click();
  await follows(page, () => page.getByRole('button', { name: 'Take out bread' }).click());
  expect(await page.getByLabel('No subject').isChecked()).toBe(true);
  expect(await things()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a color says at once how words read on it', async () => {
  const ad = await makeAd('Bread in color');
  const { page, complaints } = await open(ad.id);
  await unfold(page, 'Colors');
  const ground = page.locator('div:has(> div > [name=background]) > [role=status]');
  expect(await ground.textContent()).toMatch(/^Aa(?:Easy to read|Readable), \d/);
  await follows(page, () => page.getByLabel('Ground color as text').fill('#1d3557'));
  expect(await ground.textContent()).toMatch(/^AaEasy to read, 1\d(?:\.\d)? to 1$/);
  // Nearly the ground itself: the button is lost on it.
  await follows(page, () => page.getByLabel('Accent color as text').fill('#1d3558'));
  await page.getByText('Hardly stands out from the ground').waitFor();
  expect(complaints).toEqual([]);
  await page.getByLabel('Accent color as text').fill('blue');
  await page.getByText('Please enter a color like #1d3557.').waitFor();
});

test('at 360 px the picture stays in sight while somebody types, and nothing is wider than the screen', async () => {
  const ad = await makeAd('Bread on a telephone, with a title longer than its screen', bakery);
  const { page } = await open(ad.id, { user, viewport: { width: 360, height: 740 } });
  await page.getByLabel('Brand').focus();
  await page.getByLabel('Brand').scrollIntoViewIfNeeded();
  const box = await picture(page).boundingBox();
  expect(box && box.y >= 0 && box.y + box.height < 400).toBe(true);
  await follows(page, () => page.keyboard.type('Mill & Co'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a second tab: an untouched editor follows, a touched one is told with both texts and chooses', async () => {
  const ad = await makeAd('Bread for two');
  const idle = await open(ad.id);
  const busy = await open(ad.id);
  const maria = await open(ad.id, { user: colleague });
  await busy.page.getByLabel('Headline').fill('My own words');
  await maria.page.getByLabel('Headline').fill('Maria’s words');
  await save(maria.page);
  await expect
    .poll(() => idle.page.getByLabel('Headline').inputValue(), { timeout: 60_000 })
    .toBe('Maria’s words');
  const told = busy.page.getByRole('alert').filter({ hasText: 'Maria Müller saved a newer version' });
  await told.waitFor();
  expect(await told.textContent()).toMatch(/Maria’s words.*My own words/s);
  expect(await busy.page.getByLabel('Headline').inputValue()).toBe('My own words');
  await told.getByRole('link', { name: 'Take theirs' }).waitFor();
  await told.getByRole('button', { name: 'Go on with mine' }).click();
  await save(busy.page);
  expect((await designOf(ad.id)).layers.headline).toBe('My own words');
  await busy.page.locator('summary', { hasText: 'Former versions' }).click();
  await busy.page.getByText('Maria Müller').waitFor();
});

test('one’s own second window is told what differs, also where it is only how the subject looks', async () => {
  const ad = await makeAd('Bread in two windows');
  const { page: there } = await open(ad.id);
  const { page: here } = await open(ad.id);
  for (const page of [there, here]) await unfold(page, 'Subject');
  await follows(here, () => here.getByLabel('Material').selectOption('clay'));
  await follows(there, () => there.getByLabel('Material').selectOption('paper'));
  await save(there);
  const told = here.getByRole('alert').filter({ hasText: 'You saved a newer version in another window' });
  await told.waitFor();
  expect(await told.textContent()).toMatch(/Material.*Paper.*Clay/s);
  expect(await told.textContent()).not.toMatch(/theirs/i);
  await told.getByRole('link', { name: 'Take the saved one' }).click();
  expect(await here.getByLabel('Material').inputValue()).toBe('paper');
});

test('what is unsaved outlives a reload, and leaving asks first', async () => {
  const ad = await makeAd('Bread to come back to');
  const { page } = await open(ad.id);
  page.on('dialog', (dialog) => void dialog.accept());
  await follows(page, () => page.getByLabel('Headline').fill('Not saved yet'));
  await page.reload();
  await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('Not saved yet');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Not saved yet');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`/dashboard/ads/${ad.id}`);
  await drawn(page);
  expect(await page.getByLabel('Headline').inputValue()).toBe('Bread to come back to');
});

test('with the network cut nothing typed is lost, and it is saved once it is back', async () => {
  const ad = await makeAd('Bread without a network');
  const { page } = await open(ad.id);
  await page.context().setOffline(true);
  await page.getByLabel('Headline').fill('Typed offline');
  await page.getByText(/You are offline. The picture follows/).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('This was not saved').first().waitFor();
  await dismiss(page);
  expect(await page.getByLabel('Headline').inputValue()).toBe('Typed offline');
  await follows(page, () => page.context().setOffline(false));
  await save(page);
  expect((await designOf(ad.id)).layers.headline).toBe('Typed offline');
});

test('without JavaScript the form puts in, saves and brings back', async () => {
  const ad = await makeAd('Bread without scripts', bakery);
  const { page } = await site.open({ user, javaScriptEnabled: false });
  await page.goto(`/dashboard/ads/${ad.id}`);
  await page.getByLabel('Headline').fill('Saved without a script');
  const putIn = page.getByRole('button', { name: /^Put in: / }).first();
  if ((await putIn.count()) > 0) await putIn.click();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Saved without a script');
  await page.getByLabel('Sub-line').fill('Short');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('No credit was used').waitFor();
  expect((await designOf(ad.id)).layers).toMatchObject({
    headline: 'Saved without a script',
    subline: 'Short',
  });
  await page.locator('summary', { hasText: 'Former versions' }).click();
  await page.getByRole('button', { name: 'Bring back version 1' }).click();
  await page.getByText('Brought back', { exact: true }).waitFor();
  expect((await designOf(ad.id)).layers.headline).toBe(readDesign(ad.design).layers.headline);
});

test('a deleted ad is said in an open editor, and what was typed stays', async () => {
  const ad = await makeAd('Bread to be deleted');
  const { page } = await open(ad.id);
  await page.getByLabel('Headline').fill('Copy me');
  await site.post('/dashboard', { intent: 'delete', adId: ad.id }, user);
  await page.getByText('This ad was deleted').waitFor();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Copy me');
});
