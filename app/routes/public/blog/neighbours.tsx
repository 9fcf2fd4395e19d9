import { ArrowLeft, ArrowRight } from 'lucide-react';
import { href, Link } from 'react-router';
import type { Post } from '#app/domain/blog/blog.server.ts';

/** The posts right before and after this one. */
export function Neighbours({ newer, older }: Pick<Post, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="More articles" className="grid gap-4 sm:grid-cols-2">
      {older ? (
        <Neighbour post={older} rel="prev" label="Previous article" className="justify-items-start" />
      ) : (
        <span className="hidden sm:block" />
      )}
      {newer ? (
        <Neighbour
          post={newer}
          rel="next"
          label="Next article"
          className="sm:justify-items-end sm:text-end"
        />
      ) : null}
    </nav>
  );
}

type NeighbourProps = {
  post: { slug: string; title: string };
  rel: 'prev' | 'next';
  label: string;
  className: string;
};

function Neighbour({ post, rel, label, className }: NeighbourProps) {
  return (
    <Link
      to={href('/blog/:slug', { slug: post.slug })}
      rel={rel}
      className={`group grid content-start gap-2 rounded-lg border border-line bg-raised p-5 shadow-sheet transition-colors hover:border-ink ${className}`}
    >
      <span className="flex items-center gap-1.5 text-sm text-ink-soft">
        {rel === 'prev' ? <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" /> : null}
        {label}
        {rel === 'next' ? <ArrowRight className="size-4 rtl:rotate-180" aria-hidden="true" /> : null}
      </span>
      <span dir="auto" className="font-bold tracking-tight text-balance group-hover:text-accent-text">
        {post.title}
      </span>
    </Link>
  );
}
