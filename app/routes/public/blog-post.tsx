import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { getPublishedPost } from '#app/domain/blog/blog.server.ts';
import { Byline, FeaturedImage } from '#app/routes/public/blog/post-list.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/blog-post';

export async function loader({ params }: Route.LoaderArgs) {
  const post = await getPublishedPost(params.slug);
  return data({ post }, { status: post ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const post = loaderData?.post;
  if (!post) {
    const page = {
      title: 'Post Not Found',
      description: 'This article does not exist or is no longer published.',
    };
    return [...pageMeta(matches[0], page), { name: 'robots', content: 'noindex' }];
  }
  return [
    ...pageMeta(matches[0], { title: post.title, description: post.excerpt }),
    { property: 'og:type', content: 'article' },
  ];
};

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  if (!post) return <PostNotFound />;
  return (
    <article className="mx-auto grid max-w-3xl gap-8">
      <Link
        to="/blog"
        className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to Blog
      </Link>
      <header className="grid gap-4">
        <Badge>{post.category}</Badge>
        <h1 className="font-display text-display text-balance">{post.title}</h1>
        <Byline post={post} />
      </header>
      <div className="overflow-hidden rounded-lg empty:hidden">
        <FeaturedImage src={post.featuredImage} />
      </div>
      <div className="grid max-w-prose gap-5 text-lead">
        {post.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change place, and two may be alike
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <footer className="border-t border-line pt-6">
        <LinkButton to="/blog" variant="secondary">
          More articles
        </LinkButton>
      </footer>
    </article>
  );
}

function PostNotFound() {
  return (
    <div className="grid justify-items-start gap-5 py-10">
      <h1 className="font-display text-display">Post Not Found</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        This article does not exist, or it is no longer published. The address may be mistyped.
      </p>
      <LinkButton to="/blog" size="lg">
        Back to Blog
      </LinkButton>
    </div>
  );
}
