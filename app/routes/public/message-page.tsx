import type { ReactNode } from 'react';
import { SiteFrame } from '#app/routes/public/site-frame.tsx';
import { Container } from '#app/ui/container.tsx';

type MessagePageProps = { code: string; title: string; children?: ReactNode; actions: ReactNode };

/** A whole page that says one thing: not found, closed for a moment, or broken. */
export function MessagePage({ code, title, children, actions }: MessagePageProps) {
  return (
    <SiteFrame className="relative grid overflow-hidden md:items-center">
      <div
        aria-hidden="true"
        className="halftone pointer-events-none absolute inset-y-0 end-0 hidden w-1/2 text-accent/40 md:block"
      />
      <Container className="relative grid content-start justify-items-start gap-5 py-16">
        <h1 className="font-display text-[clamp(6rem,24vw,15rem)] leading-none text-accent">{code}</h1>
        <p className="text-heading font-bold tracking-tight">{title}</p>
        <div className="grid max-w-xl gap-3 text-lead text-ink-soft">{children}</div>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </Container>
    </SiteFrame>
  );
}
