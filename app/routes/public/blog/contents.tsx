import type { Post } from '#app/domain/blog/blog.server.ts';

/** Headings of the first rank as a table of contents, once there are enough to get lost among. */
export function Contents({ sections }: Pick<Post['article'], 'sections'>) {
  const chapters = sections.filter(({ level }) => level === 2);
  if (chapters.length < 3) return <div className="hidden lg:block" />;
  return (
    <nav
      aria-label="In this article"
      className="h-fit border-y border-line py-4 lg:sticky lg:top-24 lg:border-0 lg:py-0"
    >
      <p className="mb-2 text-sm font-semibold">In this article</p>
      <ol className="grid">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1.5 text-sm text-ink-soft hover:text-accent-text">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
