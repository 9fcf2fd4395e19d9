import type { ReactNode } from 'react';
import { Header } from '#app/routes/public/header.tsx';
import { Container } from '#app/ui/container.tsx';

export function MailboxFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="max-w-4xl py-10">
          <h1 className="mb-3 text-heading font-bold tracking-tight text-balance">{title}</h1>
          {children}
        </Container>
      </main>
    </div>
  );
}
