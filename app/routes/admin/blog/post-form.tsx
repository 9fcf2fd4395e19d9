import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { postCategories, postLimits } from '#app/domain/blog/post-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { PostOutcome } from './post-intents.server.ts';
import { PostPreview } from './post-preview.tsx';
import { PublishSwitch } from './publish-switch.tsx';

type PostFormProps = {
  values: PostOutcome['values'];
  /** What the last try to save, or to preview, came back with. */
  outcome?: Omit<PostOutcome, 'status'>;
  /** Of an existing post, to notice that somebody else changed it meanwhile. */
  version?: string;
  /** Paths of pictures the featured image may be chosen from. */
  pictures: readonly string[];
  submitLabel: string;
  cancel: ReactNode;
};

/** The fields of a post (specification: admin.blog.create-dialog). */
export function PostForm(props: PostFormProps) {
  const { outcome, version, pictures, submitLabel, cancel } = props;
  const values = outcome?.values ?? props.values;
  const errors = outcome?.errors ?? {};
  const { pathname, search } = useLocation();
  const intent = useNavigation().formData?.get('intent');
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();

  useEffect(() => {
    if (outcome?.errors) focusFirstInvalid(form.current);
  }, [outcome]);

  return (
    <Form ref={form} method="post" action={pathname + search} noValidate className="grid gap-5">
      {/* Enter in a field presses the first button of a form, which must not be the preview. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {submitLabel}
      </button>
      {version ? <input type="hidden" name="version" value={version} /> : null}
      <PageNotice notice={outcome?.notice} />
      <Field label="Title" name="title" required error={errors.title}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            defaultValue={values.title}
            maxLength={postLimits.title}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Author" name="author" required error={errors.author}>
          {(control) => (
            <Input {...control} dir="auto" defaultValue={values.author} maxLength={postLimits.author} />
          )}
        </Field>
        <Field label="Category" name="category" error={errors.category}>
          {(control) => (
            <Select {...control} defaultValue={values.category}>
              {postCategories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Featured Image URL"
        name="featuredImage"
        error={errors.featuredImage}
        hint="The address of a picture in the media library, or of one on another site: it is copied into the library."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            list={listId}
            defaultValue={values.featuredImage}
            maxLength={postLimits.featuredImage}
            placeholder="/files/media/…"
            autoComplete="off"
          />
        )}
      </Field>
      <datalist id={listId}>
        {pictures.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Field label="Excerpt" name="excerpt" required error={errors.excerpt}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            defaultValue={values.excerpt}
            maxLength={postLimits.excerpt}
          />
        )}
      </Field>
      <div className="grid gap-3">
        <Field label="Content" name="content" required error={errors.content} hint="Markdown supported">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={10}
              defaultValue={values.content}
              maxLength={postLimits.content}
              className="min-h-64"
            />
          )}
        </Field>
        <Button
          name="intent"
          value="preview"
          variant="secondary"
          size="sm"
          pending={intent === 'preview'}
          className="justify-self-start"
        >
          {intent === 'preview' ? null : <Eye aria-hidden="true" />}
          Preview
        </Button>
        {outcome?.preview === undefined ? null : <PostPreview html={outcome.preview} />}
      </div>
      <PublishSwitch isOn={values.isPublished} />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        {cancel}
        <Button name="intent" value="save" pending={intent === 'save'}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
