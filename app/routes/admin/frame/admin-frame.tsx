import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { GateBadges, type ShutGates } from './gate-badges.tsx';
import { AdminNavigation } from './navigation.tsx';

/** What the frame says beside its links; undefined where it could not be read. */
export type FrameState = {
  gates: ShutGates;
  /** Ads that failed within the last hour. */
  failedLately: number;
};

type AdminFrameProps = { state?: FrameState; children: ReactNode };

/** The frame of the admin area: a sidebar on large screens, a menu that opens without JavaScript on small ones. */
export function AdminFrame({ state, children }: AdminFrameProps) {
  const { brandName, user } = useRootData();
  const location = useLocation();
  const navigation = { email: user?.email, failedLately: state?.failedLately ?? 0 };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="absolute start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-40 border-b border-line bg-sunk lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-e lg:border-b-0">
        <div className="flex min-h-16 items-center justify-between gap-3 px-4 lg:flex-col lg:items-start lg:px-6 lg:pt-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 lg:py-0">
            <Link to={href('/admin/dashboard')} className="flex items-center gap-3 rounded-sm">
              <Logo name={brandName} />
              <Badge tone="ink">Admin</Badge>
            </Link>
            {state ? <GateBadges gates={state.gates} /> : null}
          </div>
          <details key={location.key} className="group lg:hidden">
            <summary className="grid size-10 place-items-center rounded-md border border-line-strong bg-raised">
              <Menu className="size-5 group-open:hidden" aria-hidden="true" />
              <X className="hidden size-5 group-open:block" aria-hidden="true" />
              <span className="sr-only">Menu</span>
            </summary>
            <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper p-4 shadow-lift">
              <AdminNavigation label="Admin, small screen" {...navigation} />
            </div>
          </details>
        </div>
        <div className="hidden grow p-4 lg:grid">
          <AdminNavigation label="Admin" {...navigation} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-8 outline-none sm:px-6 lg:px-10 lg:py-10">
        <div className="mx-auto grid max-w-6xl gap-8">{children}</div>
      </main>
    </div>
  );
}
