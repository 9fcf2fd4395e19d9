import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as schema from '#app/db/schema.ts';

type Database = NodePgDatabase<typeof schema>;

/** An ad nobody works on: failed with its credit back, or being made for as long as the test runs. */
export async function insertAd(
  db: Database,
  input: { userId: string; title: string; status: 'failed' | 'generating' },
): Promise<string> {
  const { userId, title, status } = input;
  const [row] = await db
    .insert(schema.ads)
    .values({
      userId,
      title,
      status,
      stage: status === 'failed' ? 'queued' : 'painting',
      prompt: '',
      brief: { title },
      size: '1024x1024',
      failure: status === 'failed' ? 'interrupted' : null,
      refundedAt: status === 'failed' ? new Date() : null,
      // Sweepers look for what nobody has touched for a while.
      touchedAt: new Date(Date.now() + 3_600_000),
      chargedMonth: new Date().toISOString().slice(0, 7),
      idempotencyKey: randomUUID(),
      seed: 1,
    })
    .returning({ id: schema.ads.id });
  if (!row) throw new Error('the ad was not stored');
  return row.id;
}

/** A published post of two paragraphs. */
export async function insertPost(db: Database, input: { slug: string; title: string }): Promise<void> {
  await db.insert(schema.blogPosts).values({
    ...input,
    excerpt: 'What makes somebody stop scrolling.',
    content: 'The first line decides.\nThe second one sells.',
    author: 'Ada Example',
    isPublished: true,
  });
}

export async function insertContactRequest(db: Database): Promise<void> {
  await db.insert(schema.contactRequests).values({
    name: 'Lin Chen',
    email: 'lin@example.com',
    subject: 'billing',
    message: 'Two lines,\nplease.',
  });
}

export async function insertSubscriber(db: Database, email: string): Promise<void> {
  await db.insert(schema.newsletterSubscribers).values({ email, source: 'blog' });
}

/** Completed ads with their two pictures on disk: `bytes` of nothing each. */
export async function insertAds(
  app: { db: Database; dataDir: string },
  input: { userId: string; count: number; bytes: number },
) {
  const { userId, count, bytes } = input;
  const run = randomBytes(4).toString('hex');
  const rows = Array.from({ length: count }, (_, index) => {
    const folder = `ads/${randomBytes(16).toString('hex')}`;
    return {
      userId,
      title: `Ad number ${index}`,
      status: 'completed' as const,
      prompt: `Title: Ad number ${index}`,
      brief: { title: `Ad number ${index}` },
      size: '1024x1024' as const,
      chargedMonth: new Date().toISOString().slice(0, 7),
      // In the order of their making.
      idempotencyKey: `insert-${run}-${String(index).padStart(6, '0')}`,
      seed: index,
      cleanKey: `${folder}/clean.png`,
      markedKey: `${folder}/marked.png`,
      completedAt: new Date(),
    };
  });
  for (const { cleanKey, markedKey } of rows) {
    mkdirSync(dirname(join(app.dataDir, 'files', cleanKey)), { recursive: true });
    for (const key of [cleanKey, markedKey])
      writeFileSync(join(app.dataDir, 'files', key), Buffer.alloc(bytes));
  }
  return app.db.insert(schema.ads).values(rows).returning();
}
