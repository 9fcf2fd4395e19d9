import type { ReactNode } from 'react';
import { href } from 'react-router';
import { SectionIntro } from '#app/routes/public/landing/section-intro.tsx';
import {
  BrandSpecimen,
  BriefSpecimen,
  ClockSpecimen,
  FormatSpecimen,
  HierarchySpecimen,
  LanguageSpecimen,
} from '#app/routes/public/landing/specimens.tsx';
import { cn } from '#app/ui/cn.ts';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** What the product does, each shown by a small specimen instead of an icon. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="pt-20 lg:pt-28">
      <Container className="grid gap-12">
        <SectionIntro
          id="features-title"
          title={
            <>
              The whole ad, <span className="accent-word">not just</span> a picture
            </>
          }
          text="Image generators leave you with a nice picture and garbled letters. Here a copywriter, an art director and a typesetter work through your brief, one after the other."
        >
          <LinkButton to={`${href('/auth')}?tab=signup`}>Get Started For Free!</LinkButton>
        </SectionIntro>
        <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 lg:grid-cols-6">
          <Feature
            className="md:col-span-2 lg:col-span-4"
            title="AI generation from a plain brief"
            text="Audience, offer, colors, tone: fill in what you know and leave the rest. Missing copy is written for you, given copy is kept word for word."
            specimen={<BriefSpecimen />}
          />
          <Feature
            className="lg:col-span-2"
            title="Done in under 30 seconds"
            text="You watch the stages go by: writing, directing, painting, setting the type."
            specimen={<ClockSpecimen />}
          />
          <Feature
            className="lg:col-span-2"
            title="Brand consistency"
            text="Name your colors and your typeface once in the brief; contrast is checked before anything leaves the press."
            specimen={<BrandSpecimen />}
          />
          <Feature
            className="lg:col-span-2"
            title="Multiple export formats"
            text="Square, landscape and portrait, re-set for each size instead of cropped."
            specimen={<FormatSpecimen />}
          />
          <Feature
            className="lg:col-span-2"
            title="Built to perform"
            text="One headline, one offer, one thing to do next. The order people read in is the order that sells."
            specimen={<HierarchySpecimen />}
          />
          <Feature
            className="md:col-span-2 lg:col-span-6"
            title="25+ languages, set properly"
            text="Write the brief in your language and the ad comes back in it, right-to-left scripts included. The letters are real type, never painted, so every accent is where it belongs."
            specimen={<LanguageSpecimen />}
          />
        </ul>
      </Container>
    </section>
  );
}

type FeatureProps = { title: string; text: string; specimen: ReactNode; className?: string };

function Feature({ title, text, specimen, className }: FeatureProps) {
  return (
    <li
      className={cn(
        'row-span-2 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-xl border border-line bg-raised shadow-sheet',
        className,
      )}
    >
      <div className="grid border-b border-line bg-sunk">{specimen}</div>
      <div className="grid content-start gap-1.5 p-5 sm:p-6">
        <h3 className="text-title font-bold tracking-tight">{title}</h3>
        <p className="max-w-2xl text-base text-ink-soft text-pretty">{text}</p>
      </div>
    </li>
  );
}
