import { makeZip } from 'client-zip';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { db } from '#app/db/client.server.ts';
import { ads, adVersions } from '#app/db/schema.ts';
import { keysOf } from '#app/domain/ads/ad-files.server.ts';
import { downloadNameOf } from '#app/domain/ads/ad-view.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { entitlementOf } from '#app/domain/billing/entitlement.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { describeError, log } from '#app/log.server.ts';
import { profileParts } from './export-profile.server.ts';

/** Ads read from the database at a time: what a download holds in memory beside one picture. */
const batch = 50;

/**
 * Everything kept about a person, as a zip: data.json, the pictures of their ads as their plan lets them see them, and
 * the pictures they sent in. Written while it is read, in constant memory, however many ads there are. What vanishes in
 * the meantime is left out; what can't be read is named in missing-files.txt.
 */
export async function exportData(userId: string): Promise<ReadableStream<Uint8Array>> {
  const { tier, accountId } = await entitlementOf(userId);
  const entries = entriesOf({ userId, accountId, watermark: plans[tier].watermark });
  // Only `next`: a reader who goes away would otherwise have the generator throw into nowhere.
  return makeZip({ [Symbol.asyncIterator]: () => ({ next: () => entries.next() }) });
}

/** Whose data, whose ads they share, and how they see pictures. */
type Reader = { userId: string; accountId: string; watermark: boolean };
type Entry = { name: string; input: Uint8Array | AsyncIterable<string> | string; lastModified: Date };
/** `design` of pictures the product drew, null of one a model painted whole. */
type FileOfAd = { name: string; key: string; design?: unknown };
type VersionRow = typeof adVersions.$inferSelect;
/** With its former versions, the oldest first. */
type AdRow = typeof ads.$inferSelect & { former: VersionRow[] };

async function* entriesOf(reader: Reader): AsyncGenerator<Entry, undefined> {
  yield { name: 'data.json', input: dataOf(reader), lastModified: new Date() };
  const missing: string[] = [];
  for await (const ad of adsOf(reader)) {
    for (const { name, key, design } of filesOf(ad, reader)) {
      const bytes = await readFile(key);
      // Pictures made before the mark existed get it on their way out; what somebody sent in is theirs.
      const input =
        bytes && design !== undefined ? pngWithXmp(bytes, provenanceXmp({ ...ad, design })) : bytes;
      if (input) yield { name, input, lastModified: ad.completedAt ?? ad.createdAt };
      else if (await isThere(ad.id)) missing.push(name);
    }
  }
  if (missing.length > 0) {
    const input = `These files could not be read. Please try again later.\n\n${missing.join('\n')}\n`;
    yield { name: 'missing-files.txt', input, lastModified: new Date() };
  }
}

/** data.json in pieces, none of them empty: the zip writer takes an empty one for the end. */
async function* dataOf(reader: Reader): AsyncGenerator<string, undefined> {
  let before = '{\n';
  for (const [name, value] of Object.entries(await profileParts(reader.userId))) {
    yield `${before}  ${JSON.stringify(name)}: ${indentJson(value, 2)}`;
    before = ',\n';
  }
  yield `${before}  "ads": [`;
  let between = '\n';
  for await (const ad of adsOf(reader)) {
    yield `${between}    ${indentJson(adData(ad, reader), 4)}`;
    between = ',\n';
  }
  yield '\n  ]\n}\n';
}

function indentJson(value: unknown, spaces: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** Every ad of a person's account a row is left of, then those they made in the team of another. */
async function* adsOf({ userId }: Reader): AsyncGenerator<AdRow, undefined> {
  yield* adsOfAccount(userId);
  yield* adsMadeElsewhere(userId);
}

/** In the order of an index that has the account first. */
async function* adsOfAccount(userId: string): AsyncGenerator<AdRow, undefined> {
  let after = '';
  for (;;) {
    const rows: AdRow[] = await withFormer(
      await db
        .select()
        .from(ads)
        .where(and(eq(ads.userId, userId), gt(ads.idempotencyKey, after)))
        .orderBy(asc(ads.idempotencyKey))
        .limit(batch),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.idempotencyKey;
  }
}

async function* adsMadeElsewhere(userId: string): AsyncGenerator<AdRow, undefined> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows: AdRow[] = await withFormer(
      await db
        .select()
        .from(ads)
        .where(and(eq(ads.creatorId, userId), ne(ads.userId, userId), gt(ads.id, after)))
        .orderBy(asc(ads.id))
        .limit(batch),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

async function withFormer(rows: (typeof ads.$inferSelect)[]): Promise<AdRow[]> {
  const edited = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  const former =
    edited.length === 0
      ? []
      : await db
          .select()
          .from(adVersions)
          .where(inArray(adVersions.adId, edited))
          .orderBy(asc(adVersions.version));
  return rows.map((row) => ({ ...row, former: former.filter(({ adId }) => adId === row.id) }));
}

/** What a person may know of an ad: everything but storage keys and the queue's own notes. */
function adData(ad: AdRow, reader: Reader) {
  const { id, title, prompt, brief, size, status, failure, seed, tuning, writer, painter } = ad;
  const { language, languageHint } = ad;
  const { createdAt, completedAt, deletedAt, sourceAdId, chargedMonth, refundedAt } = ad;
  const files = filesOf(ad, reader);
  // A design names the pictures in it by storage key; here they are files of the zip.
  const nameOf = (key: string) => files.find((file) => file.key === key)?.name ?? null;
  const keys = keysOf(ad);
  const named = (_: string, value: unknown) =>
    typeof value === 'string' && keys.includes(value) ? nameOf(value) : value;
  const readable = (design: unknown) => JSON.parse(JSON.stringify(design, named));
  const design = readable(ad.design);
  const formerVersions = ad.former.map(({ version, savedAt, ...former }) => ({
    ...{ version, savedAt, design: readable(former.design) },
    file: nameOf(former.markedKey) ?? nameOf(former.cleanKey),
  }));
  return {
    ...{ id, title, status, size, createdAt, completedAt, deletedAt, failure, prompt, brief, design },
    ...{ language, languageHint, tuning, seed, writer, painter, sourceAdId, chargedMonth, refundedAt },
    ...{ version: ad.version, editedAt: ad.editedAt, formerVersions },
    files: files.map((file) => file.name),
  };
}

/**
 * Names within the zip, with their storage keys and the design of what is drawn. None for an ad that is deleted, or
 * that belongs to a team one has left.
 */
function filesOf(ad: AdRow, { userId, accountId, watermark }: Reader): FileOfAd[] {
  if (ad.deletedAt || (ad.userId !== userId && ad.userId !== accountId)) return [];
  const title = [...downloadNameOf(ad.title).slice(0, -4)].slice(0, 40).join('');
  const name = `${ad.createdAt.toISOString().slice(0, 10)}_${title}_${ad.id}`;
  const picture = ad.status === 'completed' ? (watermark ? ad.markedKey : ad.cleanKey) : null;
  const files = [
    { name: `ads/${name}.png`, key: picture, design: ad.design },
    { name: `uploads/${name}_reference`, key: ad.referenceKey },
    { name: `uploads/${name}_product`, key: ad.productKey },
    ...ad.former.map(({ version, markedKey, cleanKey, design }) => ({
      name: `ads/${name}_version-${version}.png`,
      key: watermark ? markedKey : cleanKey,
      design,
    })),
  ];
  return files.flatMap(({ name, key, ...made }) => {
    if (!key) return [];
    const whole = name.endsWith('.png') ? name : `${name}.${key.endsWith('.png') ? 'png' : 'jpg'}`;
    return [{ name: whole, key, ...made }];
  });
}

async function readFile(key: string): Promise<Buffer | null> {
  try {
    return (await storage.get(key))?.bytes ?? null;
  } catch (error) {
    log.warn({ error: describeError(error) }, 'file left out of an export');
    return null;
  }
}

async function isThere(adId: string): Promise<boolean> {
  const [ad] = await db.select({ deletedAt: ads.deletedAt }).from(ads).where(eq(ads.id, adId));
  return ad !== undefined && ad.deletedAt === null;
}
