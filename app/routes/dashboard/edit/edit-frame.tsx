import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Plan } from '#app/domain/billing/plans.ts';
import { DashboardHeader } from '#app/routes/dashboard/dashboard-header.tsx';
import { Container } from '#app/ui/container.tsx';

type EditFrameProps = {
  account: { plan: Plan; name: string; email: string; planKnown: boolean };
  title: string;
  children: ReactNode;
};

/** The page around the editor: header, the way back, the ad's title. */
export function EditFrame({ account, title, children }: EditFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <DashboardHeader {...account} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="grid grid-cols-1 gap-4 py-4 sm:py-6">
          <div className="flex items-center gap-x-3 sm:gap-x-4">
            <Link
              to={href('/dashboard')}
              className="-ms-2.5 flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2.5 text-sm font-semibold text-ink-soft hover:text-accent-text sm:order-last sm:-me-2.5 sm:ms-0"
            >
              <ArrowLeft className="size-5 sm:size-4" aria-hidden="true" />
              <span className="max-sm:sr-only">Back to the dashboard</span>
            </Link>
            <h1 className="shrink-0 font-display text-3xl leading-tight sm:text-4xl">Edit</h1>
            <p dir="auto" className="min-w-0 grow truncate text-left text-ink-soft">
              {title}
            </p>
          </div>
          {children}
        </Container>
      </main>
    </div>
  );
}
