import type { RefObject } from 'react';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Editing } from './editor.tsx';
import { TroubleNote } from './trouble-note.tsx';
import type { Preview } from './use-preview.ts';

type PicturePaneProps = {
  ad: Editing['ad'];
  preview: Preview;
  onTryAgain: () => void;
  frame: RefObject<HTMLElement | null>;
};

/** The ad as it stands, in sight while somebody types, on a small screen too. */
export function PicturePane({ ad, preview, onTryAgain, frame }: PicturePaneProps) {
  const { url, notes, trouble, isDrawing } = preview;
  const failed = notes?.checks.filter(({ passed }) => !passed).length ?? 0;
  return (
    <figure
      ref={frame}
      data-top-picture
      className="z-10 grid gap-1.5 bg-paper max-md:sticky max-md:top-0 max-md:order-1 max-md:-mx-4 max-md:border-b max-md:border-line max-md:px-4 max-md:pt-2 max-md:pb-2 sm:max-md:-mx-6 sm:max-md:px-6"
    >
      <div className="relative grid place-items-center rounded-md bg-sunk p-1.5 sm:p-3">
        <img
          src={url ?? ad.imageUrl ?? undefined}
          alt={`Ad: ${ad.title}`}
          width={ad.width}
          height={ad.height}
          data-drawn={url ? (notes?.isDraft ? 'draft' : 'fine') : 'saved'}
          className="h-auto max-h-[34svh] w-auto max-w-full rounded-sm object-contain shadow-lift md:max-h-[calc(100dvh-13rem)]"
        />
        {isDrawing ? (
          <span className="absolute end-2 top-2 grid size-7 place-items-center rounded-full bg-raised/90 text-sm shadow-sheet">
            <Spinner />
          </span>
        ) : null}
      </div>
      <figcaption className="flex min-h-5 flex-wrap justify-between gap-x-3 text-2xs text-ink-soft">
        <span role="status">
          {trouble ? (
            <TroubleNote
              what="The picture does not follow."
              later="The picture follows"
              trouble={trouble}
              onTryAgain={onTryAgain}
            />
          ) : (
            <Verdict failed={failed} isKnown={notes !== null} />
          )}
        </span>
        <span className="tabular-nums max-sm:hidden">
          {ad.width}×{ad.height}
        </span>
      </figcaption>
    </figure>
  );
}

function Verdict({ failed, isKnown }: { failed: number; isKnown: boolean }) {
  if (!isKnown) return null;
  if (failed === 0) return <span className="font-semibold text-success-text">All checks passed</span>;
  return (
    <a href="#checks" className="font-semibold text-warning-text underline underline-offset-2">
      {failed === 1 ? '1 thing to look at' : `${failed} things to look at`}
    </a>
  );
}
