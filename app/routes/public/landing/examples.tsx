import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

const categories = ['Food & drink', 'Fashion', 'Beauty', 'Travel', 'Events', 'Tech', 'Local services'];

/** Up to six examples in columns that keep each picture's own proportions. */
export function Examples({ examples }: { examples: PublicMedia[] }) {
  return (
    <section id="examples" aria-labelledby="examples-title" className="py-20 lg:py-28">
      <Container className="grid gap-10">
        <div className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <div className="grid gap-4">
            <h2 id="examples-title" className="font-display text-display">
              Fresh off the <span className="accent-word">press</span>
            </h2>
            <p className="max-w-2xl text-lead text-ink-soft text-pretty">
              Every one of these began as a short brief in the same form you will fill in. Nothing was
              retouched afterwards.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/gallery" variant="secondary">
              See the whole gallery
            </LinkButton>
            <LinkButton to="/auth?tab=signup">Make your own</LinkButton>
          </div>
        </div>
        {examples.length > 0 ? (
          <>
            <ul aria-label="Made for" className="flex flex-wrap gap-2">
              {categories.map((category) => (
                <li
                  key={category}
                  className="rounded-full border border-line-strong bg-raised px-3.5 py-1 text-sm font-medium text-ink-soft"
                >
                  {category}
                </li>
              ))}
            </ul>
            <ul className="columns-2 gap-3 sm:gap-5 lg:columns-3">
              {examples.map((example) => (
                <li key={example.id} className="mb-3 break-inside-avoid sm:mb-5">
                  <img
                    src={example.filePath}
                    alt={example.altText}
                    width={example.width}
                    height={example.height}
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full rounded-sm bg-sunk shadow-sheet"
                  />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Container>
    </section>
  );
}
