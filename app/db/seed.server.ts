import { adminSettings } from '#app/db/schema.ts';
import { seedSamplePosts } from '#app/domain/blog/sample-posts.server.ts';
import { seedShowcase } from '#app/domain/media/showcase.server.ts';
import { db } from './client.server.ts';

/** Rows a new database starts with; running it again changes nothing. */
export async function seedContent(): Promise<void> {
  const added = await db
    .insert(adminSettings)
    .values([
      {
        key: 'maintenance_mode',
        value: { enabled: false, message: 'Site is currently under maintenance. Please check back later.' },
      },
      {
        key: 'beta_mode',
        value: {
          enabled: false,
          message: 'This site is currently in beta testing. Please enter the beta password to continue.',
        },
      },
    ])
    .onConflictDoNothing()
    .returning({ key: adminSettings.key });
  // Samples only into a database nobody has used yet: what an operator deleted stays deleted.
  if (added.length < 2) return;
  await seedShowcase();
  await seedSamplePosts();
}
