import { useEffect, useRef, useState } from 'react';
import { href, PrefetchPageLinks, useFetcher } from 'react-router';
import type { SupportAnswer } from '#app/routes/plan/support.tsx';
import { SupportForm } from '#app/routes/plan/support-form.tsx';
import { closeDialog, Dialog, DialogTrigger } from '#app/ui/dialog.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { showNotice } from '#app/ui/notice-store.ts';

const dialogId = 'contact-support';

/**
 * The button and the dialog that writes to the operators. Without JavaScript its form posts to the page of the same
 * form (support.tsx), and so does a link where the browser can't open the dialog by itself.
 */
export function SupportDialog({ account }: { account: { name: string; email: string } }) {
  const fetcher = useFetcher<SupportAnswer>();
  const subject = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [sent, setSent] = useState(0);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer?.sent) return;
    showNotice(answer.notice);
    closeDialog(dialogId);
    // A form of its own for the next message.
    setSent((count) => count + 1);
  }, [answer]);
  useEffect(() => {
    const box = dialog.current;
    // Name and email are known already. React has no onToggle for dialogs.
    const startAtSubject = () => box?.open && subject.current?.focus();
    box?.addEventListener('toggle', startAtSubject);
    return () => box?.removeEventListener('toggle', startAtSubject);
  }, []);
  return (
    <>
      {/* The code of the page it posts to: loaded once the form is sent, it would be missing where the network is. */}
      <PrefetchPageLinks page={href('/manage-plan/support')} />
      <DialogTrigger dialogId={dialogId}>Contact Support</DialogTrigger>
      <noscript>
        <LinkButton to={href('/manage-plan/support')} variant="ghost">
          Open the form as a page
        </LinkButton>
      </noscript>
      <Dialog
        id={dialogId}
        title="Contact Support"
        description="Tell us what you need. We answer by mail within 24 hours."
        className="max-w-xl"
        ref={dialog}
      >
        <SupportForm
          key={sent}
          form={fetcher.Form}
          pending={fetcher.state !== 'idle'}
          values={account}
          answer={answer?.sent ? undefined : answer}
          subjectRef={subject}
        />
      </Dialog>
    </>
  );
}
