import type { PublicMedia } from '#app/domain/media/media.server.ts';

/** Starts the row where the page's column starts (Container). */
export const insetClasses = 'ps-4 sm:ps-6 lg:ps-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]';

/** The row of controls under the slides, as high before they arrive as after. */
export const controlsClasses = 'mt-6 flex min-h-20 flex-wrap content-start items-center gap-2 sm:min-h-11';

type SlideProps = {
  slide: PublicMedia;
  /** '2 of 6', in the carousel. */
  label?: string;
};

/** One ad of the slider: as tall as all others, as wide as its proportions ask. */
export function Slide({ slide, label }: SlideProps) {
  const picture = (
    <img
      src={slide.filePath}
      alt={slide.altText}
      width={slide.width}
      height={slide.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className="h-72 w-auto max-w-none rounded-sm bg-sunk sm:h-96 lg:h-[27rem]"
    />
  );
  if (!label) return <li className={slideClasses}>{picture}</li>;
  return (
    <li className={slideClasses}>
      {/* biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a named group */}
      <div role="group" aria-roledescription="slide" aria-label={label}>
        {picture}
      </div>
    </li>
  );
}

const slideClasses = 'shrink-0 snap-start pe-4 sm:pe-6';
