import { Accessibility, BadgeCheck, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { preloadOf } from '#app/font-preload.ts';
import { useRootData } from '#app/root-data.ts';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { ThreePoints } from '#app/routes/public/three-points.tsx';
import { cn } from '#app/ui/cn.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/about';

const values = [
  {
    icon: Lightbulb,
    title: 'Innovation',
    text: 'An ad here is a document and not a bitmap: words, layout, palette and type that can be checked and set again. That is why letters are never garbled and one idea can take several formats.',
  },
  {
    icon: Accessibility,
    title: 'Accessibility',
    text: 'Good advertising should not need an agency budget, a design degree or the English language. Five ads a month are free, in more than 25 languages and from right to left where that is how people read.',
  },
  {
    icon: BadgeCheck,
    title: 'Quality',
    text: 'Every ad is measured before you see it: contrast, room around the words, nothing cut off. A design that fails is laid out anew and never shipped.',
  },
];

export const links: Route.LinksFunction = () => [preloadOf('italic')];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: href('/about'),
    title: 'About',
    description:
      'Why we built an ad studio for people without one: our mission, what we hold on to, and how the idea came about.',
  });

export default function About() {
  const { brandName } = useRootData();
  return (
    <div className="grid gap-16 lg:gap-24">
      <PageIntro
        title={
          <>
            Advertising for people who have a <span className="accent-word">business</span> to run
          </>
        }
      >
        {brandName} turns a short description into a finished social media ad: the words, the picture and the
        type, ready to post.
      </PageIntro>

      <Told id="mission" title="Our mission" className="text-lead">
        <p>
          Somewhere a baker knows exactly why her bread is better, and nobody outside her street has heard of
          it. She has the idea; what she lacks is a copywriter, a designer and an afternoon.
        </p>
        <p>
          We want the distance between a good idea and a good ad to be one form and half a minute, for
          everybody.
        </p>
      </Told>

      <section aria-labelledby="values">
        <h2 id="values" className="mb-6 text-heading font-bold tracking-tight">
          What we hold on to
        </h2>
        <ThreePoints points={values} heading="h3" />
      </section>

      <Told id="story" title="Our story">
        <p>
          Picture generators became astonishing and stayed useless for one thing: an ad needs words, and
          theirs came out misspelled, in one alphabet, at one size, with no way to mend a single letter.
        </p>
        <p>
          So we took the print shop as our teacher. There, somebody writes, somebody directs, somebody makes
          the picture and somebody sets the type, and each step can be looked at before the next one begins.{' '}
          {brandName} works the same way. Models may help to write and to paint; the type is always set.
        </p>
        <p>
          The studio runs on a single machine just as well as on many, and it makes ads worth running even
          with no model connected at all. Each finished ad says who made it.
        </p>
      </Told>

      <section
        aria-labelledby="about-call"
        className="grid justify-items-start gap-5 border-t border-ink pt-10 md:grid-cols-[1fr_auto] md:items-center"
      >
        <h2 id="about-call" className="text-heading font-bold tracking-tight text-balance">
          See what it makes of your idea
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${href('/auth')}?tab=signup`} size="lg">
            Start Creating Free
          </LinkButton>
          <LinkButton to={href('/contact')} size="lg" variant="secondary">
            Contact us
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

type ToldProps = { id: string; title: string; className?: string; children: ReactNode };

/** Paragraphs beside their heading. */
function Told({ id, title, className, children }: ToldProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 id={id} className="text-heading font-bold tracking-tight">
        {title}
      </h2>
      <div className={cn('grid max-w-prose gap-4 text-ink-soft', className)}>{children}</div>
    </section>
  );
}
