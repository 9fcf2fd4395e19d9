import { CircleCheck, CircleX, MailQuestion } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Headers of the pages that links in mails lead to: the token in the address goes nowhere and is kept nowhere. */
export const linkPageHeaders = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

const icons = { ask: MailQuestion, done: CircleCheck, problem: CircleX };
const iconColors = { ask: 'text-accent', done: 'text-success', problem: 'text-danger-text' };

type LinkPageProps = {
  kind: keyof typeof icons;
  title: string;
  text: ReactNode;
  /** True once a button was pressed: the new heading takes the focus. */
  answered: boolean;
  children?: ReactNode;
};

/** What a link of a newsletter mail asks or has found out: one thing, and the buttons for it. */
export function LinkPage({ kind, title, text, answered, children }: LinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answered) heading.current?.focus();
  }, [answered]);
  const Icon = icons[kind];
  return (
    <section aria-labelledby="link-title" className="mx-auto grid max-w-2xl justify-items-start gap-6 py-6">
      <Icon className={`size-12 ${iconColors[kind]}`} strokeWidth={1.5} aria-hidden="true" />
      <h1
        ref={heading}
        id="link-title"
        tabIndex={-1}
        className="font-display text-display text-balance outline-none"
      >
        {title}
      </h1>
      <p className="text-lead break-words text-ink-soft text-pretty">{text}</p>
      {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
    </section>
  );
}
