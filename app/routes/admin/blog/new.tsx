import { data } from 'react-router';
import { listPicturePaths } from '#app/domain/blog/operator-list.server.ts';
import { postCategories } from '#app/domain/blog/post-limits.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Route } from './+types/new';
import { PostDialog } from './post-dialog.tsx';
import { PostForm } from './post-form.tsx';
import { saveNewPost } from './post-intents.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    author: context.get(viewerContext)?.name ?? '',
    pictures: await listPicturePaths().catch(() => []),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const outcome = await saveNewPost(await readForm(request), operator, new URL(request.url));
  if (outcome instanceof Response) throw outcome;
  const { status, ...shown } = outcome;
  return data(shown, { status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Create New Blog Post',
    description: 'Create and manage blog posts',
  });

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const values = {
    title: '',
    author: loaderData.author,
    category: postCategories[0],
    featuredImage: '',
    excerpt: '',
    content: '',
    isPublished: false,
  };
  return (
    <PostDialog title="Create New Blog Post">
      {(cancel) => (
        <PostForm
          values={values}
          outcome={actionData}
          pictures={loaderData.pictures}
          submitLabel="Create Post"
          cancel={cancel}
        />
      )}
    </PostDialog>
  );
}
