import { redirect } from 'react-router';
import { previewArticle } from '#app/domain/blog/blog.server.ts';
import type { PostErrors, PostValues } from '#app/domain/blog/post-form.server.ts';
import { readPostForm } from '#app/domain/blog/post-form.server.ts';
import { createPost, deletePost, setPostPublished, updatePost } from '#app/domain/blog/write-posts.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Notice } from '#app/ui/notice.ts';
import { type Saved, withSaved } from './saved.ts';

type Actor = { id: string };

const gone = 'This post no longer exists.';
const errorNotice = (...sentences: string[]): Notice => ({
  tone: 'error',
  title: 'Error',
  description: sentences.join('. '),
});
const done = (title: string) => ({ status: 200, notice: { tone: 'success', title } satisfies Notice });

/** The forms on the cards by their `intent`: publish, unpublish, delete. */
export async function changePost(form: FormData, actor: Actor): Promise<{ status: number; notice: Notice }> {
  const id = String(form.get('postId') ?? '');
  const intent = form.get('intent');
  if (intent === 'publish' || intent === 'unpublish') {
    return attempt('Failed to update publish status', async () => {
      const found = await setPostPublished(id, intent === 'publish', actor);
      return found && done(`Blog post ${intent}ed successfully`);
    });
  }
  if (intent === 'delete') {
    return attempt('Failed to delete blog post', async () => {
      const found = await deletePost(id, actor);
      return found && done('Blog post deleted successfully');
    });
  }
  return { status: 400, notice: errorNotice('This form is not known here. Please reload the page.') };
}

type Outcome = { status: number; notice: Notice };

async function attempt(failure: string, work: () => Promise<Outcome | false>): Promise<Outcome> {
  try {
    return (await work()) || { status: 404, notice: errorNotice(failure, gone) };
  } catch (error) {
    log.error({ error: describeError(error) }, failure);
    return { status: 500, notice: errorNotice(failure) };
  }
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
  return save({ form, url, failure: 'Failed to create blog post' }, async (post) => {
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
  return save({ form, url, failure: 'Failed to update blog post' }, async (post) => {
    const result = await updatePost({ id, post, openedVersion }, actor);
    if (!result.ok) return null;
    return result.overwritten ? 'replaced' : 'updated';
  });
}

type Post = Parameters<typeof createPost>[0];

async function save(
  input: { form: FormData; url: URL; failure: string },
  store: (post: Post) => Promise<Saved | null>,
): Promise<PostOutcome | Response> {
  const { form, url, failure } = input;
  const { values, result } = readPostForm(form);
  if (form.get('intent') === 'preview') return preview(values);
  if (!result.ok) return { status: 422, values, errors: result.errors };
  try {
    const saved = await store({ ...result.post, isPublished: values.isPublished });
    if (saved) return redirect(`/admin/blog${withSaved(url.search, saved)}`, 303);
    return { status: 404, values, notice: errorNotice(failure, gone) };
  } catch (error) {
    log.error({ error: describeError(error) }, failure);
    return { status: 500, values, notice: errorNotice(failure) };
  }
}

async function preview(values: PostValues): Promise<PostOutcome> {
  try {
    return { status: 200, values, preview: (await previewArticle(values.content)).html };
  } catch (error) {
    log.error({ error: describeError(error) }, 'preview failed');
    return { status: 500, values, notice: errorNotice('Failed to draw the preview') };
  }
}
