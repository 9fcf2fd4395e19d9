import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TestModeNotice } from './test-mode-notice.tsx';

/** A page of the payments' test mode: says what it is before anything else, and leads back. */
export function TestFrame({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6">
      <Link
        to={back}
        className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        Back to Manage Your Plan
      </Link>
      <h1 className="font-display text-display">{title}</h1>
      <TestModeNotice />
      {children}
    </div>
  );
}
