import type { ReactNode } from 'react';
import { PageIntro } from '#app/routes/public/page-intro.tsx';

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  summary: ReactNode;
  /** As printed: 'January 14, 2025'. */
  lastUpdated: string;
  sections: readonly LegalSection[];
};

/** A legal text: its date, a table of contents and numbered sections that can be linked to. */
export function LegalPage({ title, summary, lastUpdated, sections }: LegalPageProps) {
  return (
    <article className="grid gap-10">
      <div className="grid gap-4">
        <PageIntro title={title}>{summary}</PageIntro>
        <p className="text-sm text-ink-soft">Last updated: {lastUpdated}</p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <nav
          aria-label="On this page"
          className="h-fit border-y border-line py-4 lg:sticky lg:top-24 lg:border-0 lg:py-0"
        >
          <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {sections.map(({ id, title: heading }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1.5 text-sm text-ink-soft hover:text-accent-text"
                >
                  {index + 1}. {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-prose gap-10">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
              <h2 id={`${id}-title`} className="mb-3 text-title font-bold tracking-tight">
                {index + 1}. {heading}
              </h2>
              <div className="grid gap-3 text-ink-soft [&_li]:ps-1 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:ps-5">
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** A mail link in running text. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link break-all">
      {address}
    </a>
  );
}
