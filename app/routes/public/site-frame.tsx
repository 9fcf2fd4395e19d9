import type { ReactNode } from 'react';
import { Footer } from '#app/routes/public/footer.tsx';
import { Header } from '#app/routes/public/header.tsx';
import { cn } from '#app/ui/cn.ts';

type SiteFrameProps = { children: ReactNode; className?: string };

/**
 * Header, main landmark and footer of every page that has a footer. The main has a least height of its own and doesn't
 * grow to fill the window. Otherwise a short page that is painted before all of its footer has arrived would jump when
 * the rest comes.
 */
export function SiteFrame({ children, className }: SiteFrameProps) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className={cn('min-h-[max(72dvh,100dvh-24rem)] outline-none', className)}>
        {children}
      </main>
      <Footer />
    </>
  );
}
