import { Trash2 } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';

type SubscriberActionsProps = { id: string; email: string; isActive: boolean };

/**
 * What an operator can do with one address. Each button names the address, because a screen reader reads buttons one
 * by one.
 */
export function SubscriberActions({ id, email, isActive }: SubscriberActionsProps) {
  const sent = useNavigation().formData;
  const pending = sent?.get('id') === id ? sent.get('intent') : null;
  const dialogId = `delete-${id}`;
  const intent = isActive ? 'deactivate' : 'reactivate';
  return (
    <span className="flex items-center gap-2">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          name="intent"
          value={intent}
          variant="secondary"
          size="sm"
          className="min-w-26"
          pending={pending === intent}
        >
          {isActive ? 'Deactivate' : 'Reactivate'}
          <span className="sr-only"> {email}</span>
        </Button>
      </Form>
      <DialogTrigger
        dialogId={dialogId}
        variant="ghost"
        size="icon"
        className="size-9 min-h-0 text-danger-text"
      >
        <Trash2 aria-hidden="true" />
        <span className="sr-only">Delete {email}</span>
      </DialogTrigger>
      <Dialog
        id={dialogId}
        title="Delete Subscriber"
        className="whitespace-normal"
        description={
          <>
            <p>Are you sure you want to permanently delete this subscriber? This action cannot be undone.</p>
            <p className="mt-2 font-medium break-words text-ink">{email}</p>
          </>
        }
      >
        <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-2">
          <input type="hidden" name="id" value={id} />
          <DialogClose dialogId={dialogId} variant="secondary">
            Cancel
          </DialogClose>
          <Button name="intent" value="delete" variant="danger" pending={pending === 'delete'}>
            Delete
          </Button>
        </Form>
      </Dialog>
    </span>
  );
}
