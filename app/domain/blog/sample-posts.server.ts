import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { blogPosts } from '#app/db/schema.ts';
import contrast from './posts/contrast-and-type-size-on-small-screens.md?raw';
import headlines from './posts/how-to-write-a-headline-for-a-social-ad.md?raw';
import formats from './posts/one-idea-in-three-formats.md?raw';

/** The texts in app/domain/blog/posts by slug, which is the name of the file. */
const sampleTexts = {
  'one-idea-in-three-formats': formats,
  'contrast-and-type-size-on-small-screens': contrast,
  'how-to-write-a-headline-for-a-social-ad': headlines,
};

const day = 86_400_000;

/**
 * Puts the three articles the product ships with into a new database, published by the brand's team in the weeks
 * before. They are marked as samples, so that an operator can remove them together.
 */
export async function seedSamplePosts(): Promise<void> {
  const rows = Object.entries(sampleTexts).map(([slug, text]) => {
    const { head, content } = readSample(text);
    return {
      slug,
      title: head('title'),
      excerpt: head('excerpt'),
      category: head('category'),
      author: `The ${config().brandName} Team`,
      featuredImage: `/blog/${head('picture')}.webp`,
      content,
      isPublished: true,
      isSample: true,
      publishedDate: new Date(Date.now() - Number(head('daysAgo')) * day),
    };
  });
  await db.insert(blogPosts).values(rows).onConflictDoNothing();
}

/** Lines of 'name: value' up to the first empty line, then Markdown. Throws for a name that is missing. */
function readSample(text: string) {
  const [lines = '', ...rest] = text.split('\n\n');
  const values = new Map(lines.split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
  const head = (name: string): string => {
    const value = values.get(name);
    if (!value) throw new Error(`a sample post has no ${name}`);
    return value;
  };
  return { head, content: rest.join('\n\n').trim() };
}
