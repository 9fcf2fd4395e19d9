import { href, Link } from 'react-router';
import type { PostSummary } from '#app/domain/blog/blog.server.ts';
import { Picture } from '#app/routes/public/blog/picture.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { cn } from '#app/ui/cn.ts';
import { DateText } from '#app/ui/date-text.tsx';

type PostListProps = {
  posts: PostSummary[];
  /** Shows the first post large, as the front page of the blog does. */
  hasLead: boolean;
};

/** Posts as cards; the whole card follows its title's link. */
export function PostList({ posts, hasLead }: PostListProps) {
  // Two in a row where three would leave a hole.
  const rest = posts.length - (hasLead ? 1 : 0);
  const inPairs = rest === 2 || rest === 4;
  return (
    <ul className={cn('grid gap-6 sm:grid-cols-2', !inPairs && 'lg:grid-cols-3')}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} isLead={hasLead && index === 0} />
      ))}
    </ul>
  );
}

const cardSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';
const leadSizes = '(min-width: 64rem) 45rem, 92vw';

function PostCard({ post, isLead }: { post: PostSummary; isLead: boolean }) {
  const { slug, title, excerpt, category, picture } = post;
  return (
    <li
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-sheet transition-colors focus-within:border-ink hover:border-ink',
        isLead && 'sm:col-span-full lg:grid lg:grid-cols-[3fr_2fr]',
      )}
    >
      <Picture picture={picture} sizes={isLead ? leadSizes : cardSizes} isFirst={isLead} />
      <div className={cn('flex grow flex-col gap-3 p-5 sm:p-6', isLead && 'lg:justify-center lg:p-10')}>
        <Badge tone={isLead ? 'accent' : 'neutral'}>{category}</Badge>
        <h2
          dir="auto"
          className={cn(
            'text-balance',
            isLead ? 'font-display text-heading lg:text-[2.75rem]' : 'text-title font-bold tracking-tight',
          )}
        >
          <Link
            to={href('/blog/:slug', { slug })}
            className="after:absolute after:inset-0 group-hover:text-accent-text"
          >
            {title}
          </Link>
        </h2>
        <p dir="auto" className={cn('text-ink-soft text-pretty', isLead ? 'lg:text-lead' : 'line-clamp-3')}>
          {excerpt}
        </p>
        <Byline post={post} className={cn('pt-2', !isLead && 'mt-auto')} />
      </div>
    </li>
  );
}

type BylineProps = {
  post: Pick<PostSummary, 'author' | 'publishedDate'>;
  /** Minutes it takes to read, where that is known. */
  minutes?: number;
  className?: string;
};

export function Byline({ post, minutes, className }: BylineProps) {
  return (
    <p className={cn('text-sm text-ink-soft', className)}>
      By <bdi>{post.author}</bdi> · <DateText value={post.publishedDate} />
      {minutes === undefined ? null : ` · ${minutes}\u00a0min\u00a0read`}
    </p>
  );
}
