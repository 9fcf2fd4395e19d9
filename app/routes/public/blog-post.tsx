import { ArrowLeft } from 'lucide-react';
import { data, href, Link } from 'react-router';
import { getPublishedPost } from '#app/domain/blog/blog.server.ts';
import { useRootData } from '#app/root-data.ts';
import { Contents } from '#app/routes/public/blog/contents.tsx';
import { Neighbours } from '#app/routes/public/blog/neighbours.tsx';
import { ArticlePicture } from '#app/routes/public/blog/picture.tsx';
import { Byline } from '#app/routes/public/blog/post-list.tsx';
import { ShareLinks } from '#app/routes/public/blog/share-links.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { postPicturePath } from '#app/routes/seo/post-picture-path.server.ts';
import { postStructuredData } from '#app/routes/seo/structured-data.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/blog-post';
import './blog/article.css';

export async function loader({ params }: Route.LoaderArgs) {
  const post = await getPublishedPost(params.slug);
  if (!post) return data({ post: null, structuredData: [], sharePicture: '' }, { status: 404 });
  const sharePicture = postPicturePath(post);
  return data({ post, structuredData: postStructuredData(post, sharePicture), sharePicture });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const post = loaderData?.post;
  if (!post) {
    return pageMeta(matches[0], {
      title: 'Post Not Found',
      description: 'This article does not exist or is no longer published.',
      isHidden: true,
    });
  }
  const { title, excerpt, publishedDate, author, category } = post;
  return pageMeta(matches[0], {
    title,
    description: excerpt,
    path: href('/blog/:slug', { slug: post.slug }),
    picture: { path: loaderData.sharePicture, alt: title },
    article: { publishedDate, author, section: category },
    structuredData: loaderData.structuredData,
  });
};

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  const { publicUrl } = useRootData();
  if (!post) return <PostNotFound />;
  const { title, excerpt, category, picture, article } = post;
  return (
    <article className="mx-auto grid max-w-[66rem] gap-10">
      <Link
        to={href('/blog')}
        className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to Blog
      </Link>
      <header className="grid max-w-4xl gap-5">
        <Badge tone="accent">{category}</Badge>
        <h1 dir="auto" className="font-display text-display text-balance">
          {title}
        </h1>
        <p dir="auto" className="max-w-2xl text-lead text-ink-soft text-pretty">
          {excerpt}
        </p>
        <Byline post={post} minutes={article.minutes} />
      </header>
      <ArticlePicture picture={picture} />
      <div className="grid gap-10 lg:grid-cols-[13rem_1fr] lg:gap-16">
        <Contents sections={article.sections} />
        <div
          dir="auto"
          className="article min-w-0"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by domain/blog/markdown.server.ts
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
      </div>
      <footer className="grid gap-10 border-t border-ink pt-8">
        <ShareLinks url={`${publicUrl}${href('/blog/:slug', { slug: post.slug })}`} title={title} />
        <Neighbours newer={post.newer} older={post.older} />
      </footer>
    </article>
  );
}

function PostNotFound() {
  return (
    <div className="grid justify-items-start gap-5 py-10">
      <p className="kicker">404</p>
      <h1 className="font-display text-display">Post Not Found</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        This article does not exist, or it is no longer published. The address may be mistyped.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/blog')} size="lg">
          Back to Blog
        </LinkButton>
        <LinkButton to={href('/contact')} size="lg" variant="secondary">
          Contact us
        </LinkButton>
      </div>
    </div>
  );
}
