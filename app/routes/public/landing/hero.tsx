import { Layers, PenTool, Zap } from 'lucide-react';
import { href } from 'react-router';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { PressSheet } from '#app/routes/public/landing/press-sheet.tsx';
import { ThreePoints } from '#app/routes/public/three-points.tsx';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

const promises = [
  {
    icon: Zap,
    title: 'Lightning Fast',
    text: 'From a sentence to a finished ad in under 30 seconds, while the idea is still warm.',
  },
  {
    icon: PenTool,
    title: 'Smart Design',
    text: 'Layout, palette and typeface follow your brief, so it looks like your brand and not like a template.',
  },
  {
    icon: Layers,
    title: 'Multiple Formats',
    text: 'Square, landscape and portrait for Instagram, Facebook, LinkedIn and wherever else you post.',
  },
];

export function Hero({ pictures }: { pictures: PublicMedia[] }) {
  return (
    <section className="overflow-clip">
      <div className="relative">
        <div
          aria-hidden="true"
          className="halftone pointer-events-none absolute inset-y-0 end-0 hidden w-1/2 text-accent/40 lg:block"
        />
        <Container className="relative grid items-start gap-12 pt-12 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-12 xl:grid-cols-[minmax(0,1fr)_30rem] lg:pt-14 lg:pb-16">
          <div className="grid justify-items-start gap-6 lg:gap-7 lg:pt-4">
            <p className="flex items-center gap-2.5 rounded-full border border-line-strong bg-raised py-1 ps-2.5 pe-3.5 text-2xs font-semibold sm:text-sm">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              AI-Powered Social Media Ad Generator
            </p>
            <h1 className="font-display text-poster text-balance">
              Create <span className="accent-word">Stunning</span> Social Ads in Seconds
            </h1>
            <p className="max-w-xl text-lead text-ink-soft text-pretty">
              Tell us what you sell, to whom, and what is on offer. You get the whole ad back: words that
              sell, a picture that fits, and crisp type in the language your customers read.
            </p>
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
              <LinkButton to={`${href('/auth')}?tab=signup`} size="lg">
                Start Creating Free
              </LinkButton>
              <LinkButton to={href('/gallery')} size="lg" variant="secondary">
                View Examples
              </LinkButton>
            </div>
            <p className="text-sm text-ink-soft">
              Five ads every month for nothing. No card, cancel anytime.
            </p>
          </div>
          <PressSheet pictures={pictures} />
        </Container>
      </div>
      <Container>
        <ThreePoints points={promises} heading="h2" />
      </Container>
    </section>
  );
}
