import { href, redirect } from 'react-router';
import { previewArticle } from '#app/domain/blog/blog.server.ts';
import { adoptPicture } from '#app/domain/blog/operator-adopt-picture.server.ts';
import type { PostErrors, PostValues } from '#app/domain/blog/operator-post-form.server.ts';
import { readPostForm } from '#app/domain/blog/operator-post-form.server.ts';
import {
  createPost,
  deletePost,
  setPostPublished,
  updatePost,
} from '#app/domain/blog/operator-posts.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';
import type { Notice } from '#app/ui/notice.ts';
import { type Saved, withSaved } from './saved.ts';

type Actor = { id: string };

const gone = 'This post no longer exists.';

/** The forms on the cards. */
export const postIntents = intents<Actor, Answer>({
  publish: (form, actor) => setPublished(form, true, actor),
  unpublish: (form, actor) => setPublished(form, false, actor),
  delete: (form, actor) =>
    change('Failed to delete blog post', async () => {
      const found = await deletePost(idOf(form), actor);
      return found && done('Blog post deleted successfully');
    }),
});

const idOf = (form: FormData) => String(form.get('postId') ?? '');

function setPublished(form: FormData, isPublished: boolean, actor: Actor): Promise<Answer> {
  return change('Failed to update publish status', async () => {
    const found = await setPostPublished(idOf(form), isPublished, actor);
    return found && done(`Blog post ${isPublished ? 'published' : 'unpublished'} successfully`);
  });
}

/** `work` answers with false where there is no such post. */
function change(failure: string, work: () => Promise<Answer | false>): Promise<Answer> {
  return attempt({ title: 'Error', description: failure }, async () => {
    return (await work()) || refuse(404, 'Error', `${failure}. ${gone}`);
  });
}

/** What the dialog is shown again with: what was typed, and what is wrong or how it would look. */
export type PostOutcome = {
  status: number;
  values: PostValues;
  errors?: PostErrors;
  /** The content as HTML, when a preview was asked for. */
  preview?: string;
  notice?: Notice;
};

/** The dialog's form: a preview, or a new post. A stored post leads back to the list, with `?saved=`. */
export async function saveNewPost(form: FormData, actor: Actor, url: URL): Promise<PostOutcome | Response> {
  return save({ form, actor, url, failure: 'Failed to create blog post' }, async (post) => {
    await createPost(post, actor);
    return 'created';
  });
}

/** The same for a post there is; `version` in the form is the one it was opened with. */
export async function saveChangedPost(
  form: FormData,
  actor: Actor,
  target: { id: string; url: URL },
): Promise<PostOutcome | Response> {
  const { id, url } = target;
  const openedVersion = String(form.get('version') ?? '');
  return save({ form, actor, url, failure: 'Failed to update blog post' }, async (post) => {
    const result = await updatePost({ id, post, openedVersion }, actor);
    if (!result.ok) return null;
    return result.overwritten ? 'replaced' : 'updated';
  });
}

type Post = Parameters<typeof createPost>[0];

async function save(
  input: { form: FormData; actor: Actor; url: URL; failure: string },
  store: (post: Post) => Promise<Saved | null>,
): Promise<PostOutcome | Response> {
  const { form, actor, url, failure } = input;
  const { values, result } = readPostForm(form);
  if (form.get('intent') === 'preview') return preview(values);
  if (!result.ok) return { status: 422, values, errors: result.errors };
  const answer = await attempt({ title: 'Error', description: failure }, async () => {
    const picture = await adoptPicture(result.post.featuredImage, actor);
    if (!picture.ok) {
      const errors: PostErrors = { featuredImage: picture.message };
      return { ...refuse(422, 'Error', picture.message), errors };
    }
    const post = { ...result.post, featuredImage: picture.address };
    const saved = await store({ ...post, isPublished: values.isPublished });
    if (saved) throw redirect(`${href('/admin/blog')}${withSaved(url.search, saved)}`, 303);
    return refuse(404, 'Error', `${failure}. ${gone}`);
  });
  // Said at its field, as any other fault of what was typed.
  return 'errors' in answer ? { status: 422, values, errors: answer.errors } : { ...answer, values };
}

async function preview(values: PostValues): Promise<PostOutcome> {
  const failure = { title: 'Error', description: 'Failed to draw the preview' };
  const drawn = await attempt(failure, async () => ({
    ...done('Preview'),
    preview: (await previewArticle(values.content)).html,
  }));
  return 'preview' in drawn ? { status: 200, values, preview: drawn.preview } : { ...drawn, values };
}
