import { ArrowLeft, Send } from 'lucide-react';
import { Form, href, Link, useNavigation, useSearchParams } from 'react-router';
import type { ContactStatus } from '#app/db/schema.ts';
import { subjectLabel } from '#app/domain/contact/contact-limits.ts';
import { contactStatusNames, contactSteps, longestReply } from '#app/domain/contact/operator-filters.ts';
import type { ContactDetail as Detail } from '#app/domain/contact/operator-requests.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { ContactBadges } from './contact-badges.tsx';

type ContactDetailProps = { detail: Detail; draft?: string; draftError?: string };

/** One message: who wrote what, its status action, what was done, and the answer. */
export function ContactDetail({ detail, draft, draftError }: ContactDetailProps) {
  const { request } = detail;
  const busy = useNavigation().formData?.get('intent') === 'status';
  const step = contactSteps[request.status];
  return (
    <Card className="grid gap-6">
      <div className="grid gap-3">
        <BackToList />
        <div className="flex flex-wrap items-center gap-2">
          <ContactBadges {...request} />
        </div>
        <h2 id="message" className="text-title font-bold tracking-tight wrap-anywhere" dir="auto">
          {subjectLabel(request.subject)}
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <bdi className="font-semibold text-ink">{request.name}</bdi> · {request.email} ·{' '}
          <DateText value={request.createdAt} withTime />
        </p>
      </div>
      <p
        className="max-w-prose border-s-3 border-line-strong ps-4 wrap-anywhere whitespace-pre-wrap"
        dir="auto"
      >
        {request.message}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="id" value={request.id} />
          <input type="hidden" name="status" value={step.to} />
          <Button variant={request.status === 'resolved' ? 'secondary' : 'ink'} size="sm" pending={busy}>
            {step.label}
          </Button>
        </Form>
        {request.userId ? (
          <Link to={href('/admin/users/:userId', { userId: request.userId })} className="text-link text-sm">
            Open the writer's account
          </Link>
        ) : (
          <span className="text-sm text-ink-soft">Written without signing in</span>
        )}
      </div>
      <Reply key={`${request.id}:${detail.replies}`} detail={detail} draft={draft} draftError={draftError} />
      <History history={detail.history} />
    </Card>
  );
}

/** On small screens list and detail take turns. */
function BackToList() {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete('id');
  return (
    <Link
      to={`?${next}`}
      className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text lg:hidden"
    >
      <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
      All messages
    </Link>
  );
}

function Reply({ detail: { request, replies }, draft, draftError }: ContactDetailProps) {
  const busy = useNavigation().formData?.get('intent') === 'reply';
  return (
    <Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-6">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="seen" value={replies} />
      <Field
        label="Reply by mail"
        name="reply"
        error={draftError}
        hint={`Goes to ${request.email} with their message below it, and marks it as in progress.`}
      >
        {(control) => (
          <Textarea
            {...control}
            required
            maxLength={longestReply}
            rows={5}
            dir="auto"
            defaultValue={draft}
            placeholder="Write your answer. The greeting and the message itself are added for you."
          />
        )}
      </Field>
      <Button size="sm" pending={busy} className="justify-self-start">
        {busy ? null : <Send aria-hidden="true" />}
        Send reply
      </Button>
    </Form>
  );
}

function History({ history }: { history: Detail['history'] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="message-history" className="grid gap-3 border-t border-line pt-6">
      <h3 id="message-history" className="text-sm font-semibold">
        History
      </h3>
      <ol className="grid gap-2 text-sm text-ink-soft">
        {history.map((entry) => (
          <li key={entry.id} className="wrap-anywhere">
            <span className="text-ink">{wordsFor(entry)}</span> by {entry.by},{' '}
            <DateText value={entry.at} withTime />
          </li>
        ))}
      </ol>
    </section>
  );
}

function wordsFor({ action, after }: Detail['history'][number]): string {
  if (action === 'contact.reply') return 'Answered by mail';
  const status = (after as { status?: ContactStatus } | null)?.status;
  return status ? `Marked as ${contactStatusNames[status] ?? status}` : action;
}
