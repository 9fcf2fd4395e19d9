import { href, Link } from 'react-router';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { SectionIntro } from '#app/routes/public/landing/section-intro.tsx';
import { MediaPicture } from '#app/routes/public/media-picture.tsx';
import { cn } from '#app/ui/cn.ts';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

type ExamplesProps = {
  /** Trades to choose from, and the chosen one; null shows the newest of all. */
  trades: string[];
  trade: string | null;
  pictures: PublicMedia[];
};

/** Up to six examples in columns that keep each picture's own proportions; a chip shows those of one trade. */
export function Examples({ trades, trade, pictures }: ExamplesProps) {
  return (
    <section id="examples" aria-labelledby="examples-title" className="py-20 lg:py-28">
      <Container className="grid gap-10">
        <SectionIntro
          id="examples-title"
          title={
            <>
              Fresh off the <span className="accent-word">press</span>
            </>
          }
          text={
            pictures.length > 0
              ? 'Every one of these began as a short brief in the same form you will fill in. Nothing was retouched afterwards.'
              : 'No examples hang here at the moment. Describe what you sell, and make the first one yourself.'
          }
        >
          <LinkButton to={href('/gallery')} variant="secondary">
            See the whole gallery
          </LinkButton>
          <LinkButton to={`${href('/auth')}?tab=signup`}>Make your own</LinkButton>
        </SectionIntro>
        {trades.length > 1 ? <Trades trades={trades} chosen={trade} /> : null}
        {pictures.length > 0 ? (
          <ul className="columns-2 gap-3 sm:gap-5 lg:columns-3">
            {pictures.map((picture) => (
              <li key={picture.id} className="mb-3 break-inside-avoid sm:mb-5">
                <MediaPicture
                  picture={picture}
                  sizes="(min-width: 80rem) 390px, (min-width: 64rem) 31vw, 48vw"
                  className="h-auto w-full rounded-sm bg-sunk shadow-sheet"
                />
              </li>
            ))}
          </ul>
        ) : null}
      </Container>
    </section>
  );
}

/** Chips are links: they work before JavaScript, and a choice has an address. */
function Trades({ trades, chosen }: { trades: string[]; chosen: string | null }) {
  return (
    <nav aria-label="Examples by trade">
      <ul className="flex flex-wrap gap-2">
        {[null, ...trades].map((trade) => (
          <li key={trade ?? ''}>
            <Link
              to={{ search: trade ? `?${new URLSearchParams({ for: trade })}` : '', hash: '#examples' }}
              replace
              preventScrollReset
              rel="nofollow"
              aria-current={trade === chosen || undefined}
              className={cn(
                'inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-medium transition-colors',
                trade === chosen
                  ? 'border-ink bg-ink text-paper'
                  : 'border-line-strong bg-raised text-ink-soft hover:border-ink hover:text-ink',
              )}
            >
              {trade ?? 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
