import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { ColorBar } from '#app/routes/public/footer.tsx';
import { ShowcaseAd } from '#app/routes/public/landing/showcase.tsx';
import { LogoMark } from '#app/ui/logo.tsx';

/** The whole page: the form, and beside it on wide screens what it leads to. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { brandName } = useRootData();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,1fr)_minmax(0,1.15fr)]">
      <div className="flex flex-col px-4 pt-4 pb-6 sm:px-8">
        <header className="flex items-center justify-between gap-4">
          <Link
            to={href('/')}
            className="flex items-center gap-2.5 rounded-sm"
            aria-label={`${brandName} home`}
          >
            <LogoMark />
            <span className="font-display text-2xl leading-none tracking-wide">{brandName}</span>
          </Link>
          <Link
            to={href('/')}
            className="flex min-h-10 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-ink-soft hover:text-ink"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            Back to Home
          </Link>
        </header>
        <main id="main" className="grid grow justify-items-center py-8 md:items-center">
          <div className="w-full max-w-md">{children}</div>
        </main>
        <ColorBar />
      </div>
      <Poster />
    </div>
  );
}

/** On wide screens, beside the form and up to the edge: two ads on a ground of the brand's colour. */
function Poster() {
  return (
    <aside
      aria-label="Examples of finished ads"
      className="sticky top-0 hidden h-dvh overflow-clip bg-accent text-on-accent lg:flex lg:flex-col"
    >
      <div aria-hidden="true" className="halftone pointer-events-none absolute inset-0 text-on-accent/25" />
      <p className="relative max-w-3xl px-10 pt-12 font-display text-[clamp(2.75rem,4.6vw,5.25rem)] leading-[1.04] text-balance xl:px-14 xl:pt-16">
        One sentence in. One finished ad out.
      </p>
      <div className="relative mx-auto mt-10 min-h-0 w-full grow">
        <div className="absolute start-[8%] top-0 w-[46%] max-w-md rotate-[-5deg] bg-white p-3 shadow-lift">
          <ShowcaseAd name="diwali" eager sizes="(min-width: 64rem) 25vw, 1px" />
        </div>
        <div className="absolute end-[6%] top-[16%] w-[42%] max-w-sm rotate-[4deg] bg-white p-3 shadow-lift">
          <ShowcaseAd name="ramadan" eager sizes="(min-width: 64rem) 23vw, 1px" />
        </div>
      </div>
    </aside>
  );
}
