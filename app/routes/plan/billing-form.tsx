import { type FormEvent, useEffect, useRef } from 'react';
import { href, useFetcher } from 'react-router';
import { noteLoss } from '#app/network/note-loss.ts';
import { Button, type ButtonProps } from '#app/ui/button.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { useNotice } from '#app/ui/toaster.tsx';

/** What the plan page answers a form that asked for the address instead of going there. */
export type BillingAnswer = { url?: string; notice?: Notice };

type BillingFormProps = Pick<ButtonProps, 'variant' | 'size' | 'children'> & {
  intent: 'subscribe' | 'portal';
  tier?: string;
  className?: string;
};

/**
 * A button that opens the checkout or the customer portal in a new tab, or in this one when the browser blocks the new
 * one. Without JavaScript the form itself opens the tab and the server sends it on.
 */
export function BillingForm({ intent, tier, className, ...button }: BillingFormProps) {
  const fetcher = useFetcher<BillingAnswer | null>();
  const tab = useRef<Window | null>(null);
  const isAsked = useRef(false);
  useNotice(fetcher.data?.notice);

  useEffect(() => {
    // Also when no answer came: the tab that waits for it is closed.
    if (fetcher.state !== 'idle' || !isAsked.current) return;
    isAsked.current = false;
    const url = fetcher.data?.url;
    const opened = tab.current;
    tab.current = null;
    if (!url) return opened?.close();
    const address = new URL(url, window.location.href).href;
    if (!opened || opened.closed) return window.location.assign(address);
    // The provider's page gets no handle on this one.
    opened.opener = null;
    opened.location.replace(address);
  }, [fetcher.state, fetcher.data]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== 'idle') return;
    // The code of the plan page may not have loaded yet; then a tab would be opened for nothing.
    if (!navigator.onLine) return noteLoss(href('/manage-plan'), intent, 'offline');
    // Opened within the click, or it counts as a pop-up; null when it is blocked anyway.
    tab.current = window.open('', '_blank');
    if (tab.current) tab.current.document.body.textContent = 'One moment, please.';
    const form = new FormData(event.currentTarget);
    form.set('answer', 'url');
    isAsked.current = true;
    void fetcher.submit(form, { method: 'post', action: href('/manage-plan') });
  }

  return (
    <form
      method="post"
      action={href('/manage-plan')}
      target="_blank"
      onSubmit={submit}
      className={className}
      rel="noopener"
    >
      <input type="hidden" name="intent" value={intent} />
      {tier ? <input type="hidden" name="tier" value={tier} /> : null}
      <Button {...button} className="w-full" pending={fetcher.state !== 'idle'} />
    </form>
  );
}
