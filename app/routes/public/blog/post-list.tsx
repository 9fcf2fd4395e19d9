import { Link } from 'react-router';
import type { PostSummary } from '#app/domain/blog/blog.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date-text.tsx';

/** Posts as cards; the whole card follows its title's link. */
export function PostList({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li
          key={post.id}
          className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-sheet transition-colors focus-within:border-ink hover:border-ink"
        >
          <FeaturedImage src={post.featuredImage} />
          <div className="flex grow flex-col gap-3 p-5 sm:p-6">
            <Badge>{post.category}</Badge>
            <h2 className="text-title font-bold tracking-tight text-balance">
              <Link to={`/blog/${post.slug}`} className="after:absolute after:inset-0">
                {post.title}
              </Link>
            </h2>
            <p className="line-clamp-3 text-ink-soft">{post.excerpt}</p>
            <Byline post={post} className="mt-auto pt-2" />
          </div>
        </li>
      ))}
    </ul>
  );
}

type BylineProps = { post: Pick<PostSummary, 'author' | 'publishedDate'>; className?: string };

export function Byline({ post, className = '' }: BylineProps) {
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      By {post.author} · <DateText value={post.publishedDate} />
    </p>
  );
}

/** A post's picture, if it has one, in a fixed frame so that nothing moves when it arrives. The title beside it says it all. */
export function FeaturedImage({ src }: { src: string | null }) {
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-video w-full bg-sunk object-cover"
    />
  );
}
