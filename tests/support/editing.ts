import { eq } from 'drizzle-orm';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads, adVersions } from '#app/db/schema.ts';
import { fieldsOf } from '#app/domain/ads/edit/edit-fields.ts';
import type { EditNotes } from '#app/domain/ads/edit/edit-notes.ts';
import type { Client, TestApp } from './app.ts';
import { textOf } from './page-text.ts';

export type Ad = typeof ads.$inferSelect;
type Changes = Record<string, string | string[]>;

/** A layout with a large drawing, for ads that found no subject of their own. */
export const giant = { layout: 'giant', thing: 'croissant', way: 'drawn' };
/** A headline that no layout holds. */
export const tooMuch = 'Unquestionably_Donaudampfschifffahrtsgesellschaftskapitänspatent_for_all_the_towns';

/** The editor's form as its page sends it for an ad, with some fields changed. */
export function editForm(ad: Ad, changes: Changes = {}): URLSearchParams {
  const { details, things, ...single } = fieldsOf(readDesign(ad.design));
  const form = new URLSearchParams({ intent: 'save', version: String(ad.version) });
  for (const [name, value] of Object.entries(single)) form.set(name, value ?? '');
  for (const { role, text } of details) {
    form.append('detailRole', role);
    form.append('detailText', text);
  }
  for (const thing of things) form.append('thing', thing);
  for (const [name, value] of Object.entries(changes)) {
    form.delete(name);
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

/** The editor of an application, by hand. */
export function editorOf(app: TestApp) {
  const page = (ad: Pick<Ad, 'id'>) => `/dashboard/ads/${ad.id}`;
  const read = async (id: string): Promise<Ad> => {
    const [ad] = await app.db.select().from(ads).where(eq(ads.id, id));
    if (!ad) throw new Error('no such ad');
    return ad;
  };
  return {
    page,
    read,
    save: async (client: Client, ad: Ad, changes: Changes) => {
      const answer = await client.post(page(ad), editForm(ad, changes));
      return { status: answer.status, text: textOf(await answer.text()), ad: await read(ad.id) };
    },
    preview: (client: Client, ad: Ad, changes: Changes = {}, more = '') =>
      client.request(`${page(ad)}/preview?${editForm(ad, changes)}${more}`),
    versionsOf: (ad: Ad) => app.db.select().from(adVersions).where(eq(adVersions.adId, ad.id)),
    fileOf: (key: string | null) => `${app.dataDir}/files/${key}`,
  };
}

export const designOf = (ad: Ad) => readDesign(ad.design);

/** What a preview says of its picture. */
export const notesOf = (answer: Response): EditNotes =>
  JSON.parse(decodeURIComponent(answer.headers.get('x-ad-notes') ?? 'null'));
