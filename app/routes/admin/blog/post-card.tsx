import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Form, href, Link, useLocation, useNavigation } from 'react-router';
import type { PostRow } from '#app/domain/blog/operator-list.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { withoutSaved } from './saved.ts';

/** A post with what can be done to it. */
export function PostCard({ post }: { post: PostRow }) {
  const search = withoutSaved(useLocation().search);
  const name = <span className="sr-only"> {post.title}</span>;
  return (
    <Card className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-start xl:gap-6">
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 dir="auto" className="text-title font-bold tracking-tight wrap-anywhere">
            {post.isPublished ? (
              <Link to={href('/blog/:slug', { slug: post.slug })} className="hover:text-accent-text">
                {post.title}
              </Link>
            ) : (
              post.title
            )}
          </h2>
          {post.isPublished ? <Badge tone="success">Published</Badge> : <Badge>Draft</Badge>}
        </div>
        <p className="text-sm text-ink-soft wrap-anywhere">
          By <bdi>{post.author}</bdi> · {post.category} ·{' '}
          <DateText value={post.createdAt} withTime className="whitespace-nowrap" />
        </p>
        <p dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere">
          {post.excerpt}
        </p>
      </div>
      <div className="-mx-2 flex flex-wrap items-center border-t border-line pt-3 max-xl:-mb-2 xl:m-0 xl:border-0 xl:p-0">
        <PublishToggle post={post} search={search} />
        <LinkButton
          to={`${href('/admin/blog/:postId/edit', { postId: post.id })}${search}`}
          preventScrollReset
          variant="ghost"
          size="sm"
          className="px-2.5"
        >
          <Pencil aria-hidden="true" />
          Edit
          {name}
        </LinkButton>
        <DeletePost post={post} search={search} />
      </div>
    </Card>
  );
}

type ActionProps = { post: PostRow; search: string };

function PublishToggle({ post, search }: ActionProps) {
  const intent = post.isPublished ? 'unpublish' : 'publish';
  const sent = useNavigation().formData;
  const pending = sent?.get('intent') === intent && sent.get('postId') === post.id;
  const Icon = post.isPublished ? EyeOff : Eye;
  return (
    <Form method="post" action={`${href('/admin/blog')}${search}`} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="postId" value={post.id} />
      <Button variant="ghost" size="sm" pending={pending} className="px-2.5">
        {pending ? null : <Icon aria-hidden="true" />}
        {post.isPublished ? 'Unpublish' : 'Publish'}
        <span className="sr-only"> {post.title}</span>
      </Button>
    </Form>
  );
}

function DeletePost({ post, search }: ActionProps) {
  const dialogId = `delete-${post.id}`;
  return (
    <>
      <DialogTrigger
        dialogId={dialogId}
        variant="ghost"
        size="sm"
        className="px-2.5 text-danger-text max-xl:ms-auto"
      >
        <Trash2 aria-hidden="true" />
        <span className="sr-only">Delete {post.title}</span>
      </DialogTrigger>
      <Dialog
        id={dialogId}
        title="Delete Blog Post"
        description={
          <>
            <p>Are you sure you want to delete this blog post?</p>
            <p dir="auto" className="mt-2 font-semibold text-ink wrap-anywhere">
              {post.title}
            </p>
          </>
        }
      >
        <Form
          method="post"
          action={`${href('/admin/blog')}${search}`}
          preventScrollReset
          onSubmit={() => closeDialog(dialogId)}
          className="flex flex-wrap justify-end gap-3"
        >
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="postId" value={post.id} />
          <DialogClose dialogId={dialogId} variant="secondary">
            Cancel
          </DialogClose>
          <Button variant="danger">Delete</Button>
        </Form>
      </Dialog>
    </>
  );
}
