import { data } from 'react-router';
import { listPicturePaths } from '#app/domain/blog/operator-list.server.ts';
import { getPostToEdit } from '#app/domain/blog/operator-posts.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Route } from './+types/edit';
import { PostDialog } from './post-dialog.tsx';
import { PostForm } from './post-form.tsx';
import { saveChangedPost } from './post-intents.server.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const [post, pictures] = await Promise.all([
    getPostToEdit(params.postId),
    listPicturePaths().catch(() => []),
  ]);
  if (!post) throw data(null, { status: 404 });
  const { title, author, category, excerpt, content, isPublished, version } = post;
  const values = { title, author, category, excerpt, content, isPublished };
  return { values: { ...values, featuredImage: post.featuredImage ?? '' }, version, pictures };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const form = await readForm(request);
  const target = { id: params.postId, url: new URL(request.url) };
  const outcome = await saveChangedPost(form, operator, target);
  if (outcome instanceof Response) throw outcome;
  const { status, ...shown } = outcome;
  return data({ ...shown, version: String(form.get('version') ?? '') }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Edit Blog Post', description: 'Create and manage blog posts' });

export default function EditPost({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <PostDialog key={params.postId} title="Edit Blog Post">
      {(cancel) => (
        <PostForm
          values={loaderData.values}
          outcome={actionData}
          version={actionData?.version ?? loaderData.version}
          pictures={loaderData.pictures}
          submitLabel="Update Post"
          cancel={cancel}
        />
      )}
    </PostDialog>
  );
}
