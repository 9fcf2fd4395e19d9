import { Plus } from 'lucide-react';
import { href } from 'react-router';
import { type QuestionGroup, questionGroups } from '#app/routes/public/faq/questions.ts';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { breadcrumbs } from '#app/routes/seo/breadcrumbs.ts';
import { faqStructuredData } from '#app/routes/seo/faq-structured-data.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/faq';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: href('/faq'),
    title: 'Frequently Asked Questions',
    description:
      'How to make your first ad, what a credit is, which files you get, how plans and refunds work, and what else the studio can do.',
    structuredData: [
      faqStructuredData(questionGroups),
      breadcrumbs(matches[0], [{ name: 'FAQ', path: href('/faq') }]),
    ],
  });

export default function Faq() {
  return (
    <div className="grid gap-12">
      <PageIntro title="Frequently Asked Questions">
        Short answers to what people ask before and after their first ad.
      </PageIntro>
      <div className="grid gap-10 lg:grid-cols-[14rem_1fr] lg:gap-16">
        <nav aria-label="Categories" className="h-fit lg:sticky lg:top-24">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid">
            {questionGroups.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1.5 font-medium text-ink-soft hover:text-accent-text"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-3xl gap-12">
          {questionGroups.map((group) => (
            <Category key={group.id} group={group} />
          ))}
          <StillLooking />
        </div>
      </div>
    </div>
  );
}

/** Questions that open and close one by one; several can be open at once. */
function Category({ group }: { group: QuestionGroup }) {
  return (
    <section id={group.id} aria-labelledby={`${group.id}-title`} className="scroll-mt-24">
      <h2 id={`${group.id}-title`} className="mb-3 text-heading font-bold tracking-tight">
        {group.title}
      </h2>
      <div className="border-t border-ink">
        {group.questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex items-start justify-between gap-4 py-4 font-semibold hover:text-accent-text">
              <h3 className="text-base">{question}</h3>
              <Plus
                className="mt-0.5 size-5 shrink-0 text-accent-text transition-transform group-open:rotate-45 motion-reduce:transition-none"
                aria-hidden="true"
              />
            </summary>
            <div className="grid max-w-prose gap-3 pe-9 pb-5 text-ink-soft">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function StillLooking() {
  return (
    <section
      aria-labelledby="still-looking"
      className="grid justify-items-start gap-4 rounded-xl border-2 border-dashed border-line-strong bg-raised p-6 sm:p-8"
    >
      <h2 id="still-looking" className="text-title font-bold tracking-tight">
        Still have questions?
      </h2>
      <p className="text-ink-soft">Ask us. A person reads every message and answers within 24 hours.</p>
      <LinkButton to={href('/contact')} variant="ink">
        Contact us
      </LinkButton>
    </section>
  );
}
