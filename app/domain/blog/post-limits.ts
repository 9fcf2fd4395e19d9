/** Categories of posts (specification: blog.categories); the first is the default. */
export const postCategories = [
  'General',
  'AI & Technology',
  'Marketing',
  'Design',
  'Tips & Tricks',
  'Industry News',
] as const;

/** Longest texts of a post, characters. */
export const postLimits = { title: 200, author: 100, featuredImage: 1_000, excerpt: 500, content: 100_000 };
