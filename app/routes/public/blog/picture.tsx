import type { PostSummary } from '#app/domain/blog/blog.server.ts';
import { LogoMark } from '#app/ui/logo.tsx';

type PictureProps = {
  picture: PostSummary['picture'];
  /** As in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page is fetched at once. */
  isFirst: boolean;
};

/** A card's picture in a fixed frame, or a sheet of the house's own paper. The title beside it says what it shows. */
export function Picture({ picture, sizes, isFirst }: PictureProps) {
  if (!picture) return <BlankSheet />;
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`aspect-3/2 h-auto w-full bg-sunk object-cover ${isFirst ? 'lg:h-full' : ''}`}
    />
  );
}

/** The picture above an article: whole where its size is known, otherwise cut to the frame of the cards. */
export function ArticlePicture({ picture }: Pick<PictureProps, 'picture'>) {
  if (!picture) return null;
  const { src, srcSet, width, height } = picture;
  const isKnown = width !== undefined && height !== undefined;
  // A tall picture may not fill more than a screen.
  const isTall = isKnown && height > width;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="(min-width: 72rem) 66rem, 92vw"
      width={width}
      height={height}
      alt=""
      fetchPriority="high"
      decoding="async"
      className={`rounded-lg bg-sunk shadow-sheet ${
        isTall ? 'mx-auto h-auto max-h-[80vh] w-auto max-w-full' : 'h-auto w-full'
      } ${isKnown ? '' : 'aspect-3/2 object-cover'}`}
    />
  );
}

function BlankSheet() {
  return (
    <div
      aria-hidden="true"
      className="relative grid aspect-3/2 w-full place-items-center overflow-hidden bg-sunk text-line-strong"
    >
      <div className="halftone absolute inset-0 opacity-60" />
      <LogoMark className="relative size-14" />
    </div>
  );
}
