import { Save, Send } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { issueLimits } from '#app/domain/newsletter/issue-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { durationText, subscribersText } from './issue-words.ts';

type IssueEditorProps = {
  issue: { subject: string; content: string; postId: string | null };
  recipients: number;
  /** Mails a minute. */
  perMinute: number;
  /** What a refused form held. */
  typed?: { subject: string; content: string };
  errors?: { subject?: string; content?: string };
};

const formId = 'issue';

/** A draft's form. All buttons belong to it, so that what is on the screen is what is saved, tested or sent. */
export function IssueEditor({ issue, recipients, perMinute, typed, errors }: IssueEditorProps) {
  const pending = useNavigation().formData?.get('intent');
  const { subject, content } = typed ?? issue;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card>
        <Form id={formId} method="post" noValidate preventScrollReset className="grid gap-5">
          <Field label="Subject" name="subject" required error={errors?.subject}>
            {(control) => (
              <Input {...control} dir="auto" defaultValue={subject} maxLength={issueLimits.subject} />
            )}
          </Field>
          <Field
            label="Text"
            name="content"
            required
            error={errors?.content}
            hint={
              issue.postId
                ? 'Markdown supported. A button to the post follows the text.'
                : 'Markdown supported.'
            }
          >
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                rows={14}
                defaultValue={content}
                maxLength={issueLimits.content}
                className="min-h-72"
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button name="intent" value="save" variant="secondary" pending={pending === 'save'}>
              <Save aria-hidden="true" />
              Save and preview
            </Button>
            <Button name="intent" value="test" variant="secondary" pending={pending === 'test'}>
              Send me a test
            </Button>
          </div>
        </Form>
      </Card>
      <Card className="grid content-start gap-4">
        <CardTitle>Send</CardTitle>
        <CardText>
          {recipients > 0
            ? `To ${subscribersText(recipients)}, ${perMinute.toLocaleString('en-US')} a minute: ${durationText(recipients, perMinute)}.`
            : 'Nobody has confirmed a subscription yet, so there is nobody to send it to.'}
        </CardText>
        <DialogTrigger dialogId="send-issue" disabled={recipients === 0}>
          <Send aria-hidden="true" />
          Send…
        </DialogTrigger>
        <DialogTrigger dialogId="delete-issue" variant="ghost" className="text-danger-text">
          Delete draft
        </DialogTrigger>
      </Card>
      <Dialog
        id="send-issue"
        title={`Send to ${subscribersText(recipients)}?`}
        description="It goes out as it stands in the form now. A mail that has left can't be taken back; sending can be stopped at any time."
      >
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose dialogId="send-issue" variant="secondary">
            Cancel
          </DialogClose>
          <Button form={formId} name="intent" value="send" pending={pending === 'send'}>
            Send now
          </Button>
        </div>
      </Dialog>
      <Dialog
        id="delete-issue"
        title="Delete Draft"
        description="Are you sure you want to permanently delete this draft? This action cannot be undone."
      >
        <Form method="post" className="flex flex-wrap justify-end gap-2">
          <DialogClose dialogId="delete-issue" variant="secondary">
            Cancel
          </DialogClose>
          <Button name="intent" value="delete" variant="danger" pending={pending === 'delete'}>
            Delete
          </Button>
        </Form>
      </Dialog>
    </div>
  );
}
