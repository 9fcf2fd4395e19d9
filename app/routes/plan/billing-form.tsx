import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
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
  const fetcher = useFetcher<BillingAnswer>();
  const tab = useRef<Window | null>(null);
  useNotice(fetcher.data?.notice);

  useEffect(() => {
    if (!fetcher.data) return;
    const { url } = fetcher.data;
    const opened = tab.current;
    tab.current = null;
    if (!url) return opened?.close();
    const address = new URL(url, window.location.href).href;
    if (!opened || opened.closed) return window.location.assign(address);
    // The provider's page gets no handle on this one.
    opened.opener = null;
    opened.location.replace(address);
  }, [fetcher.data]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== 'idle') return;
    // Opened within the click, or it counts as a pop-up; null when it is blocked anyway.
    tab.current = window.open('', '_blank');
    if (tab.current) tab.current.document.body.textContent = 'One moment, please.';
    const form = new FormData(event.currentTarget);
    form.set('answer', 'url');
    void fetcher.submit(form, { method: 'post', action: '/manage-plan' });
  }

  return (
    <form
      method="post"
      action="/manage-plan"
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
