import { href } from 'react-router';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** The last word before the footer, on a solid plate of the accent. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="bg-accent text-on-accent">
      <Container className="grid justify-items-start gap-7 py-16 lg:grid-cols-[1fr_auto] lg:items-end lg:py-24">
        <h2 id="closing-title" className="max-w-4xl font-display text-poster text-balance">
          Your next ad is one sentence away
        </h2>
        <LinkButton to={`${href('/auth')}?tab=signup`} size="lg" variant="ink" className="lg:mb-3">
          Get Started For Free!
        </LinkButton>
      </Container>
    </section>
  );
}
