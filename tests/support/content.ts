import { randomUUID } from 'node:crypto';
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
