import type { ReactNode } from 'react';
import { ColorBar } from '#app/routes/public/footer.tsx';
import { Logo } from '#app/ui/logo.tsx';

/** The whole page of a shut gate: nothing of the site behind it but its name. */
export function GateFrame({ brandName, children }: { brandName: string; children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-clip px-4 pt-6 pb-6 sm:px-10 sm:pt-10">
      <div
        aria-hidden="true"
        className="halftone pointer-events-none absolute inset-y-0 end-0 hidden w-1/2 text-accent/40 md:block"
      />
      <header className="relative">
        <Logo name={brandName} />
      </header>
      <main id="main" className="relative grid grow content-center justify-items-start gap-6 py-12">
        {children}
      </main>
      <ColorBar />
    </div>
  );
}
