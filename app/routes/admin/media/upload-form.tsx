import { ImageUp } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { longestAltText } from '#app/domain/media/media-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { cn } from '#app/ui/cn.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { CategorySelect } from './category-select.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

type UploadFormProps = { categories: readonly string[]; category: string | null };

/**
 * Several pictures at once. A plain multipart form at first; with JavaScript each picture gets a description and a bar
 * of its own, and goes up in a request of its own.
 */
export function UploadForm({ categories, category }: UploadFormProps) {
  const { uploads, ready, busy, choose, drop, describe, send } = useUploads();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [missing, setMissing] = useState(false);
  const sending = useNavigation().formData?.get('intent') === 'upload';

  function take(files: FileList | null) {
    if (files && files.length > 0) setMissing(false);
    choose(files ?? []);
    if (input.current) input.current.value = '';
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!isLive) return;
    event.preventDefault();
    setMissing(ready === 0);
    if (ready === 0) input.current?.focus();
    else void send(String(new FormData(event.currentTarget).get('category')));
  }

  return (
    <Card>
      <Form
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        aria-label="Upload pictures"
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="upload" />
        <CardTitle>Upload pictures</CardTitle>
        <Field
          label="Pictures"
          name="file"
          required
          error={missing ? 'Please choose a picture.' : undefined}
          hint="PNG, JPEG or WebP, up to 10 MB and 25 megapixels each. Only the picture is kept, without its metadata."
        >
          {({ required: _, ...control }) => (
            <span
              className={cn(
                'relative flex items-center gap-3 rounded-md border border-dashed p-3',
                over ? 'border-accent bg-accent-wash' : 'border-line-strong bg-paper',
              )}
            >
              <ImageUp className="size-6 shrink-0 text-accent-text max-sm:hidden" aria-hidden="true" />
              <input
                {...control}
                ref={input}
                required={!isLive}
                type="file"
                multiple
                accept="image/png,image/jpeg,image/webp"
                disabled={busy}
                onChange={(event) => take(event.currentTarget.files)}
                onDragEnter={() => setOver(true)}
                onDragLeave={() => setOver(false)}
                onDrop={() => setOver(false)}
                className="w-full min-w-0 grow text-sm text-ink-soft file:me-3 file:min-h-10 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-raised file:px-3.5 file:font-semibold file:text-ink"
              />
            </span>
          )}
        </Field>
        {uploads.length > 0 ? (
          <ul aria-label="Chosen pictures" className="grid gap-3">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                busy={busy}
                onDescribe={(altText) => describe(upload.id, altText)}
                onDrop={() => drop(upload)}
              />
            ))}
          </ul>
        ) : null}
        <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
          <Field label="Category" name="category" required>
            {(control) => (
              <CategorySelect
                {...control}
                key={category}
                categories={categories}
                defaultValue={category ?? 'gallery'}
              />
            )}
          </Field>
          {isLive ? (
            <p className="hidden text-sm text-ink-soft sm:block sm:pt-9">
              {uploads.length === 0 ? 'Each picture can be described once it is chosen.' : null}
            </p>
          ) : (
            <Field
              label="Alt text"
              name="altText"
              optional
              hint="What is to be seen, for those who can't see it."
            >
              {(control) => <Input {...control} maxLength={longestAltText} />}
            </Field>
          )}
          <Button pending={busy || sending} className="sm:mt-6.5">
            {ready > 1 ? `Upload ${ready} pictures` : 'Upload'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
