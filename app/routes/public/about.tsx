import { Accessibility, BadgeCheck, Lightbulb } from 'lucide-react';
import { useRootData } from '#app/root-data.ts';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: '/about',
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

      <section aria-labelledby="mission" className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="mission" className="text-heading font-bold tracking-tight">
          Our mission
        </h2>
        <div className="grid max-w-prose gap-4 text-lead text-ink-soft">
          <p>
            Somewhere a baker knows exactly why her bread is better, and nobody outside her street has heard
            of it. She has the idea; what she lacks is a copywriter, a designer and an afternoon.
          </p>
          <p>
            We want the distance between a good idea and a good ad to be one form and half a minute, for
            everybody.
          </p>
        </div>
      </section>

      <section aria-labelledby="values">
        <h2 id="values" className="mb-6 text-heading font-bold tracking-tight">
          What we hold on to
        </h2>
        <ul className="grid border-y border-ink md:grid-cols-3">
          {values.map(({ icon: Icon, title, text }) => (
            <li
              key={title}
              className="grid content-start gap-3 border-line py-7 not-last:border-b md:px-7 md:not-last:border-e md:not-last:border-b-0 md:first:ps-0 md:last:pe-0"
            >
              <Icon className="size-7 text-accent" strokeWidth={1.75} aria-hidden="true" />
              <h3 className="text-title font-bold tracking-tight">{title}</h3>
              <p className="text-ink-soft text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="story" className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="story" className="text-heading font-bold tracking-tight">
          Our story
        </h2>
        <div className="grid max-w-prose gap-4 text-ink-soft">
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
        </div>
      </section>

      <section
        aria-labelledby="about-call"
        className="grid justify-items-start gap-5 border-t border-ink pt-10 md:grid-cols-[1fr_auto] md:items-center"
      >
        <h2 id="about-call" className="text-heading font-bold tracking-tight text-balance">
          See what it makes of your idea
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/auth?tab=signup" size="lg">
            Start Creating Free
          </LinkButton>
          <LinkButton to="/contact" size="lg" variant="secondary">
            Contact us
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
