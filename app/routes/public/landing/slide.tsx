import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { MediaPicture } from '#app/routes/public/media-picture.tsx';

/** Starts the row where the page's column starts (Container). */
export const insetClasses = 'ps-4 sm:ps-6 lg:ps-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]';

/** The row of controls under the slides, as high before they arrive as after. */
export const controlsClasses = 'mt-6 flex min-h-20 flex-wrap content-start items-center gap-2 sm:min-h-11';

/** The dots, each 1.5 rem wide: a row of their own on a small screen. */
export const dotsClasses =
  'order-last flex w-full flex-wrap justify-center sm:order-none sm:w-auto sm:flex-1';

type SlideProps = {
  slide: PublicMedia;
  /** '2 of 6', in the carousel. */
  label?: string;
};

/** One ad of the slider: as tall as all others, as wide as its proportions ask. */
export function Slide({ slide, label }: SlideProps) {
  const widthAt = (rem: number) => `${((rem * slide.width) / slide.height).toFixed(1)}rem`;
  const picture = (
    <MediaPicture
      picture={slide}
      sizes={`(min-width: 64rem) ${widthAt(27)}, (min-width: 40rem) ${widthAt(24)}, ${widthAt(18)}`}
      className="h-72 w-auto max-w-none rounded-sm sm:h-96 lg:h-[27rem]"
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
