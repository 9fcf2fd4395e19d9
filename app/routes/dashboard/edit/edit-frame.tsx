import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
        <Container className="grid gap-4 py-4 sm:py-6">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h1 className="font-display text-4xl leading-tight">Edit</h1>
            <p dir="auto" className="min-w-0 grow truncate text-ink-soft">
              {title}
            </p>
            <Link
              to="/dashboard"
              className="flex w-fit items-center gap-2 text-sm font-semibold text-ink-soft hover:text-accent-text"
            >
              <ArrowLeft className="size-4" aria-hidden="true" />
              Back to the dashboard
            </Link>
          </div>
          {children}
        </Container>
      </main>
    </div>
  );
}
