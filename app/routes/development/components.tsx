import type { ReactNode } from 'react';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { Container } from '#app/ui/container.tsx';
import { Logo, LogoMark } from '#app/ui/logo.tsx';
import { Actions } from './actions.tsx';
import { Charts } from './charts.tsx';
import { Forms } from './forms.tsx';
import { Messages } from './messages.tsx';
import { Surfaces } from './surfaces.tsx';

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }];

const sections: [name: string, content: ReactNode][] = [
  ['Buttons, links, dialogs', <Actions key="actions" />],
  ['Fields and switches', <Forms key="forms" />],
  ['Notices and waiting', <Messages key="messages" />],
  ['Cards, badges, lists', <Surfaces key="surfaces" />],
  ['Charts', <Charts key="charts" />],
];

/** `/components`, in development only (app/routes.ts): every component of app/ui in every state it has. */
export default function ComponentsPage() {
  return (
    <Container className="grid grid-cols-1 gap-14 py-10">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-2">
          <h1 className="font-display text-display">Components</h1>
          <p className="max-w-prose text-base text-ink-soft">
            Everything pages are made of, in every state. Resize the window, turn the colour scheme and go
            through it with the keyboard.
          </p>
        </div>
        <span className="flex items-center gap-5">
          <Logo name="Adwright" />
          <LogoMark className="size-5" />
        </span>
      </header>
      <nav aria-label="Sections" className="flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold">
        {sections.map(([name], index) => (
          <a key={name} href={`#section-${index}`} className="hover:text-accent-text">
            {name}
          </a>
        ))}
      </nav>
      {sections.map(([name, content], index) => (
        <section key={name} id={`section-${index}`} aria-label={name} className="grid grid-cols-1 gap-6">
          <h2 className="border-b border-line pb-2 text-title font-bold tracking-tight">{name}</h2>
          {content}
        </section>
      ))}
      <section aria-label="Of the operators" className="grid grid-cols-1 gap-6">
        <h2 className="border-b border-line pb-2 text-title font-bold tracking-tight">Of the operators</h2>
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Users" value={12_345} note="123 this week" to="#section-0" />
          <StatCard label="Median time" value="4.2 s" />
          <StatCard label="Nothing yet" value={0} note={null} />
          <StatCard label="Revenue" value={null} />
        </dl>
        <LoadFailed title="Failed to load users" />
      </section>
    </Container>
  );
}
