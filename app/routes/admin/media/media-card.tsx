import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { longestAltText } from '#app/domain/media/media-limits.ts';
import type { MediaRow } from '#app/domain/media/operator-list.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { CategorySelect } from './category-select.tsx';
import { MediaThumbnail } from './media-thumbnail.tsx';

type MediaCardProps = { media: MediaRow; categories: readonly string[] };

/** A picture of the library with what can be done to it. */
export function MediaCard({ media, categories }: MediaCardProps) {
  const { filename, isActive } = media;
  return (
    <figure className="grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raised shadow-sheet">
      <MediaThumbnail media={media} />
      <figcaption className="grid min-w-0 content-between gap-3 p-3">
        <span className="grid min-w-0 gap-0.5 text-sm">
          <span className="line-clamp-2 font-medium wrap-anywhere" title={filename}>
            {filename}
          </span>
          <span className="text-2xs text-ink-soft tabular-nums">
            {media.width} x {media.height} · {Math.ceil(media.fileSize / 1024).toLocaleString('en-US')} KB
          </span>
          {media.altText ? null : (
            <span className="text-2xs font-semibold text-warning-text">No alt text yet</span>
          )}
        </span>
        <span className="grid gap-3">
          <span className="flex flex-wrap gap-1.5">
            <Badge className="capitalize">{media.category}</Badge>
            {isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>}
          </span>
          <span className="-mx-1.5 -mb-1.5 flex flex-wrap items-center justify-between border-t border-line pt-1.5">
            <Toggle media={media} />
            <span className="flex">
              <EditMedia media={media} categories={categories} />
              <DeleteMedia media={media} />
            </span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Forms come back to the page, search and filter they were sent from. */
function useHere() {
  const { pathname, search } = useLocation();
  return pathname + search;
}

function Toggle({ media: { id, filename, isActive } }: { media: MediaRow }) {
  const sent = useNavigation().formData;
  const pending = sent?.get('intent') === 'toggle' && sent.get('mediaId') === id;
  const Icon = isActive ? EyeOff : Eye;
  return (
    <Form method="post" action={useHere()} preventScrollReset>
      <input type="hidden" name="intent" value="toggle" />
      <input type="hidden" name="mediaId" value={id} />
      <input type="hidden" name="active" value={String(!isActive)} />
      <Button variant="ghost" size="sm" pending={pending} className="px-2">
        {pending ? null : <Icon aria-hidden="true" />}
        {isActive ? 'Deactivate' : 'Activate'}
        <span className="sr-only"> {filename}</span>
      </Button>
    </Form>
  );
}

function EditMedia({ media, categories }: MediaCardProps) {
  const dialogId = `edit-${media.id}`;
  return (
    <>
      <DialogTrigger dialogId={dialogId} variant="ghost" size="sm" className="px-2.5">
        <Pencil aria-hidden="true" />
        <span className="sr-only">Edit {media.filename}</span>
      </DialogTrigger>
      <Dialog id={dialogId} title="Edit Media" description={<FileName name={media.filename} />}>
        <Form
          method="post"
          action={useHere()}
          preventScrollReset
          onSubmit={() => closeDialog(dialogId)}
          className="grid gap-4"
        >
          <input type="hidden" name="intent" value="update" />
          <input type="hidden" name="mediaId" value={media.id} />
          <Field label="Alt text" name="altText" hint="What is to be seen, for those who can't see it.">
            {(control) => (
              <Textarea
                {...control}
                key={media.altText}
                dir="auto"
                defaultValue={media.altText}
                maxLength={longestAltText}
              />
            )}
          </Field>
          <Field label="Category" name="category" required>
            {(control) => (
              <CategorySelect
                {...control}
                key={media.category}
                categories={categories}
                defaultValue={media.category}
              />
            )}
          </Field>
          <Field label="Address" name="" hint="For a blog post's featured image or its text.">
            {({ name: _, ...control }) => (
              <Input {...control} readOnly defaultValue={media.filePath} className="font-mono text-sm" />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose dialogId={dialogId} variant="secondary">
              Cancel
            </DialogClose>
            <Button>Save</Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}

function DeleteMedia({ media: { id, filename, isSample } }: { media: MediaRow }) {
  const dialogId = `delete-${id}`;
  return (
    <>
      <DialogTrigger dialogId={dialogId} variant="ghost" size="sm" className="px-2.5 text-danger-text">
        <Trash2 aria-hidden="true" />
        <span className="sr-only">Delete {filename}</span>
      </DialogTrigger>
      <Dialog
        id={dialogId}
        title="Delete Media"
        description={
          <>
            <FileName name={filename} />{' '}
            {isSample ? 'is taken out of the library.' : 'is removed with its file.'} Pages and posts that
            show it lose the picture. This can't be undone.
          </>
        }
      >
        <Form
          method="post"
          action={useHere()}
          preventScrollReset
          onSubmit={() => closeDialog(dialogId)}
          className="flex flex-wrap justify-end gap-3"
        >
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="mediaId" value={id} />
          <DialogClose dialogId={dialogId} variant="secondary">
            Cancel
          </DialogClose>
          <Button variant="danger">Delete</Button>
        </Form>
      </Dialog>
    </>
  );
}

function FileName({ name }: { name: string }) {
  return (
    <bdi dir="auto" className="font-medium text-ink wrap-anywhere">
      {name}
    </bdi>
  );
}
