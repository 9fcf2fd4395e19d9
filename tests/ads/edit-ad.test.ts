import { existsSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ads, monthlyUsage, orphanedFiles } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd } from '#tests/support/content.ts';
import { designOf, editForm, editorOf, giant, notesOf, tooMuch } from '#tests/support/editing.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';
import { makeAd, member } from '#tests/support/teams.ts';

const app = testApp();
const { fileOf, page, preview, read, save, versionsOf } = editorOf(app);

const firstVersion = JSON.parse(readFileSync('app/composer/design/fixtures/version-1.json', 'utf8'));

let owner: TestUser;
beforeAll(async () => {
  owner = await app.user({ tier: 'professional' });
});

describe('saving', () => {
  test('changes the words, keeps the former version, and takes no credit', async () => {
    const ad = await makeAd(app, owner, 'Fresh croissants');
    const before = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, owner.id));
    const saved = await save(owner, ad, { headline: 'Warm croissants', subline: 'Baked at dawn', offer: '' });
    expect(saved.status).toBe(200);
    expect(saved.text).toContain('Saved');
    const { headline, subline, offer } = designOf(saved.ad).layers;
    expect({ headline, subline, offer }).toEqual({
      headline: 'Warm croissants',
      subline: 'Baked at dawn',
      offer: undefined,
    });
    expect(saved.ad).toMatchObject({ version: 2, editorId: owner.id, title: ad.title });
    expect(await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, owner.id))).toEqual(before);
    const [former] = await versionsOf(ad);
    expect(former).toMatchObject({
      version: 1,
      cleanKey: ad.cleanKey,
      markedKey: ad.markedKey,
      editorId: null,
    });
    expect(former?.design).toEqual(ad.design);
    expect(existsSync(fileOf(ad.cleanKey))).toBe(true);
  });

  test('download, export and the card follow, with the mark of how it was made', async () => {
    const ad = await makeAd(app, owner);
    const file = async (path: string) => {
      const answer = await owner.request(path);
      return { etag: answer.headers.get('etag'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const paths = [`/files/ads/${ad.id}`, `/files/ads/${ad.id}/export?placement=linkedin-square&format=png`];
    const before = await Promise.all(paths.map(file));
    expect((await save(owner, ad, { headline: 'Something else' })).status).toBe(200);
    const after = await Promise.all(paths.map(file));
    for (const [index, { etag, bytes }] of after.entries()) {
      expect(etag).not.toBe(before[index]?.etag);
      expect(bytes.equals(before[index]?.bytes ?? Buffer.alloc(0))).toBe(false);
      const xmp = (await sharp(bytes).metadata()).xmp?.toString() ?? '';
      expect(xmp).toContain('algorithmicMedia');
    }
    expect(await (await owner.request('/dashboard')).text()).toContain(`/files/ads/${ad.id}?v=2`);
  });

  test('an edit that changes nothing makes no version', async () => {
    const ad = await makeAd(app, owner);
    const saved = await save(owner, ad, {});
    expect(saved).toMatchObject({ status: 200, ad: { version: 1 } });
    expect(saved.text).toContain('Nothing to save');
    expect(await versionsOf(ad)).toEqual([]);
  });

  test('refuses words without room and says by how many letters', async () => {
    const ad = await makeAd(app, owner);
    const saved = await save(owner, ad, {
      ...giant,
      headline: tooMuch,
      callToAction: 'A button of nearly forty letters at most',
    });
    expect(saved).toMatchObject({ status: 422, ad: { version: 1 } });
    expect(saved.text).toMatch(/\d+ letters? too many for this layout/);
    // What was typed stands in the form again.
    expect(saved.text).toContain('Unquestionably_Donau');
  });

  test.each([
    ['an empty headline', { headline: '  ' }, 'An ad needs a headline.'],
    ['a headline nobody sees', { headline: '\u200b \u2060\ufe0f' }, 'An ad needs a headline.'],
    ['an empty button', { callToAction: '' }, 'The button needs words.'],
    ['a headline past the limit', { headline: 'x'.repeat(121) }, 'Please keep this under 120 characters.'],
    ['a sub-line past the limit', { subline: 'y '.repeat(200) }, 'Please keep this under 220 characters.'],
    [
      'a color that is none',
      { background: 'red; x', backgroundTyped: 'tomato' },
      'Please enter a color like #1d3557.',
    ],
    ['a language that is none', { language: 'zz' }, 'Please choose one of the languages.'],
    ['a layout that is none', { layout: '__proto__' }, 'Please choose one of the layouts.'],
    ['a layout without its facts', { layout: 'was-now' }, 'needs a former price and a price'],
    [
      'a thing nobody drew',
      { thing: '', subjectWord: 'qqqxyz', way: 'solid' },
      'There is no picture of “qqqxyz”',
    ],
  ])('refuses %s', async (_what, changes, sentence) => {
    const ad = await makeAd(app, owner);
    const saved = await save(owner, ad, changes);
    expect(saved).toMatchObject({ status: 422, ad: { version: 1 } });
    expect(saved.text).toContain(sentence);
  });

  test('marks that turn the direction of text and control characters are taken out', async () => {
    const ad = await makeAd(app, owner);
    const saved = await save(owner, ad, { headline: 'Warm\u202e bread\n\u0000 today' });
    expect(designOf(saved.ad).layers.headline).toBe('Warm bread today');
  });

  test('a failing check that is a matter of taste is said and saved', async () => {
    const ad = await makeAd(app, owner);
    const changes = { headline: 'Bread', background: '#777777', surface: '#777777', accent: '#777777' };
    const notes = notesOf(await preview(owner, ad, changes));
    const saved = await save(owner, ad, changes);
    expect(saved).toMatchObject({ status: 200, ad: { version: 2 } });
    const failed = saved.ad.report?.checks.filter(({ passed }) => !passed).map(({ name }) => name) ?? [];
    expect(
      notes.checks
        .filter(({ passed }) => !passed)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(failed.sort());
    expect(saved.ad.report?.passed).toBe(failed.length === 0);
  });

  test('an Arabic headline turns the ad, whatever language it had', async () => {
    const ad = await makeAd(app, owner);
    const saved = await save(owner, ad, { headline: 'خبز طازج كل صباح', subline: '', language: 'ar' });
    expect(designOf(saved.ad)).toMatchObject({ direction: 'rtl', script: 'Arab', language: 'ar' });
  });

  test('a subject and the way it is shown, with the layout that goes with it', async () => {
    const ad = await makeAd(app, owner, 'Law firm');
    const subject = async (changes: Record<string, string | string[]>) => {
      const saved = await save(owner, await read(ad.id), changes);
      expect(saved.status, saved.text.slice(0, 300)).toBe(200);
      const { layers, layout } = designOf(saved.ad);
      return { scene: layers.scene, layout };
    };
    const solid = await subject({
      thing: 'tooth',
      way: 'solid',
      layout: 'split',
      setting: 'giant',
      material: 'gloss',
    });
    expect(solid.scene).toMatchObject({
      painter: 'studio',
      prop: 'none',
      subject: { things: ['tooth'], shownAs: 'solid', setting: 'giant', material: 'gloss' },
    });
    const modelled = await subject({ thing: 'coffee', way: 'prop' });
    expect(modelled.scene).toMatchObject({ prop: 'cup', subject: { shownAs: 'prop' } });
    const drawn = await subject({ way: 'drawn' });
    expect(drawn).toMatchObject({
      layout: 'flat-lay',
      scene: { subject: { things: ['coffee'], shownAs: 'flat' } },
    });
    const lit = await subject({ way: 'solid' });
    expect(lit).toMatchObject({ layout: 'flat-lay', scene: { prop: 'none', subject: { shownAs: 'solid' } } });
    const repeated = await subject({ layout: 'pattern' });
    expect(repeated.scene).toMatchObject({ subject: { shownAs: 'pattern' } });
    const none = await subject({ thing: [], way: 'none' });
    expect(none.scene).not.toHaveProperty('subject');
    const searched = await subject({ thing: [], way: 'solid', subjectWord: 'Zahnarzt', language: 'de' });
    expect(searched.scene).toMatchObject({ subject: { things: ['tooth'] } });
  });

  test('what the picture leaves out is put in, and the card names the rest', async () => {
    const title = 'Bakery at the mill';
    await owner.post('/dashboard', {
      intent: 'generate',
      title,
      adCopy: 'Mon–Sat 7:00–14:00\nFree parking behind the shop\nCall 0131 555 0199',
    });
    const ad = await finishedAd(app.db, eq(ads.title, title));
    // Whatever layout and headline the seed gave it, some of which print the number among their details.
    const bare = await save(owner, ad, {
      ...{
        headline: 'Bakery at the mill',
        subline: '',
        offer: '',
        callToAction: 'Visit us',
        layout: 'centered',
      },
      ...{ detailRole: [], detailText: [] },
    });
    const left = designOf(bare.ad).leftOut;
    expect(left).toEqual(
      expect.arrayContaining(['Free parking behind the shop', '0131 555 0199', 'Mon–Sat 7:00–14:00']),
    );
    const page_ = await owner.post(page(ad), editForm(bare.ad, { putIn: '0131 555 0199' }));
    expect(await page_.text()).toMatch(/<textarea[^>]*name="subline"[^>]*>0131 555 0199/);
    const full = await save(owner, bare.ad, { subline: '0131 555 0199' });
    expect(designOf(full.ad).leftOut).not.toContain('0131 555 0199');
  });
});

describe('a design of the first version', () => {
  test('is opened, previewed and saved as one of today, and brought back as it was', async () => {
    const old = await makeAd(app, owner);
    await app.db.update(ads).set({ design: firstVersion }).where(eq(ads.id, old.id));
    const ad = await read(old.id);
    const html = await (await owner.request(page(ad))).text();
    expect(html).toContain('Slow mornings, freshly roasted');
    expect(html).toMatch(/<input[^>]*name="layout"[^>]*checked=""[^>]*value="hero-side"/);
    expect((await preview(owner, ad, {}, '&width=480')).status).toBe(200);
    expect((await save(owner, ad, {})).text).toContain('Nothing to save');
    const saved = await save(owner, ad, { offer: '25% off this week', layout: 'card' });
    expect(saved).toMatchObject({ status: 200, ad: { version: 2 } });
    expect(designOf(saved.ad)).toMatchObject({
      version: 2,
      layout: 'card',
      layers: { headline: 'Slow mornings, freshly roasted', offer: '25% off this week', details: [] },
    });
    // The former one is kept as it was stored.
    const [former] = await versionsOf(ad);
    expect(former?.design).toEqual(firstVersion);
    const back = { intent: 'bring-back', version: '2', versionId: former?.id ?? '' };
    expect((await owner.post(page(ad), back)).status).toBe(200);
    expect((await read(ad.id)).design).toEqual(firstVersion);
    const exported = await owner.request(`/files/ads/${ad.id}/export?placement=pinterest&format=jpeg`);
    expect(exported.status).toBe(200);
  });
});

describe('two people at once', () => {
  test('the later save is told, with both texts, and loses nothing', async () => {
    const colleague = await member(app, owner, { name: 'Maria Müller' });
    const ad = await makeAd(app, owner);
    expect((await save(colleague, ad, { headline: 'Maria’s words' })).status).toBe(200);
    const mine = await save(owner, ad, { headline: 'My own words' });
    expect(mine).toMatchObject({ status: 409, ad: { version: 2 } });
    expect(mine.text).toContain('Maria Müller saved a newer version');
    expect(mine.text).toContain('Maria’s words');
    expect(mine.text).toContain('My own words');
    const over = await save(owner, ad, { headline: 'My own words', over: '2' });
    expect(over).toMatchObject({ status: 200, ad: { version: 3 } });
    const former = await versionsOf(ad);
    expect(former.map(({ version }) => version).sort()).toEqual([1, 2]);
    const html = textOf(await (await owner.request(page(ad))).text());
    expect(html).toContain('Maria Müller');
  });

  test('of many saves at the same moment one is taken, and no file is left behind', async () => {
    const ad = await makeAd(app, owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        owner.post(page(ad), editForm(ad, { headline: `Take ${index}` })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const now = await read(ad.id);
    expect(now.version).toBe(2);
    const due = (await app.db.select().from(orphanedFiles)).map(({ key }) => key);
    for (const key of [now.cleanKey, now.markedKey, ad.cleanKey]) expect(due).not.toContain(key);
  });
});

describe('who may edit', () => {
  // Editing is no matter of the plan (specification: ads.edit.who).
  test('owner and team, on every plan; nobody else', async () => {
    const starter = await app.user();
    const own = await makeAd(app, starter);
    expect((await save(starter, own, { headline: 'Mine' })).status).toBe(200);
    const ad = await makeAd(app, owner);
    const second = (await save(owner, ad, { headline: 'Second' })).ad;
    const [version] = await versionsOf(ad);
    const stranger = await app.user({ tier: 'enterprise' });
    expect((await stranger.request(page(ad))).status).toBe(404);
    expect((await preview(stranger, second)).status).toBe(404);
    expect((await stranger.request(`/files/ads/${ad.id}/versions/${version?.id}`)).status).toBe(404);
    expect((await save(stranger, second, { headline: 'Theirs' })).status).toBe(404);
    const back = { intent: 'bring-back', version: '2', versionId: version?.id ?? '' };
    expect((await stranger.post(page(ad), back)).status).toBe(404);
    // A version of another ad of one's own is none of this one.
    expect((await starter.request(`/files/ads/${own.id}/versions/${version?.id}`)).status).toBe(404);
    expect((await starter.post(page(own), { ...back, version: '2' })).status).toBe(404);
    expect((await read(ad.id)).version).toBe(2);
  });

  test('an ad painted whole, one being made and one that failed say what can be done instead', async () => {
    const user = await app.user();
    const open = async (id: string) => (await readPage(user.request(`/dashboard/ads/${id}`))).text;
    const whole = await makeAd(app, user);
    await app.db.update(ads).set({ design: null }).where(eq(ads.id, whole.id));
    expect(await open(whole.id)).toContain('This ad is one painting');
    // The free plan has no Remix to send them to.
    expect(await open(whole.id)).not.toContain('Remix');
    expect((await preview(user, { ...whole, design: (await makeAd(app, user)).design })).status).toBe(409);
    const failed = await insertAd(app.db, { userId: user.id, title: 'Failed', status: 'failed' });
    expect(await open(failed)).toContain('This ad could not be made');
    await app.db
      .update(ads)
      .set({ design: { version: 99 } })
      .where(eq(ads.id, whole.id));
    expect(await open(whole.id)).toContain('can’t be read');
    await app.expectLogged(/^a stored design could not be read: .*Invalid discriminator value/);
  });
});
