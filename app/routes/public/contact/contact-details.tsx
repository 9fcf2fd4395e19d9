import { Clock, Mail, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailLink } from '#app/routes/public/legal-page.tsx';

/** How else to reach the operators, and when they answer. */
export function ContactDetails({ supportEmail }: { supportEmail: string }) {
  return (
    <aside aria-label="Contact details" className="h-fit border-y border-ink">
      <dl className="grid">
        <Detail icon={Mail} label="Email">
          <MailLink address={supportEmail} />
        </Detail>
        <Detail icon={Timer} label="Response time">
          Within 24 hours, on weekdays within 8 hours. Urgent matters within 2 hours.
        </Detail>
        <Detail icon={Clock} label="Office hours">
          Monday-Friday 9:00 AM-6:00 PM PST
        </Detail>
      </dl>
    </aside>
  );
}

type DetailProps = { icon: typeof Mail; label: string; children: ReactNode };

function Detail({ icon: Icon, label, children }: DetailProps) {
  return (
    <div className="grid gap-1 border-b border-line py-5 last:border-0">
      <dt className="flex items-center gap-2.5 font-semibold">
        <Icon className="size-5 text-accent" strokeWidth={1.75} aria-hidden="true" />
        {label}
      </dt>
      <dd className="ps-7.5 text-ink-soft">{children}</dd>
    </div>
  );
}
