import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { cn } from '#app/ui/cn.ts';

/** What a picture shows: its description, else its file name without the extension (specification: media.fields). */
export function describePicture({ altText, filename }: Pick<PublicMedia, 'altText' | 'filename'>): string {
  return altText || filename.replace(/\.[^.]+$/, '');
}

type MediaPictureProps = {
  picture: PublicMedia;
  /** As in the HTML attribute: which of its files is fetched follows from it. */
  sizes: string;
  alt?: string;
  /** Visible on first paint: fetched at once. */
  eager?: boolean;
  /** 'low' where words come first: React has any other eager picture fetched before the style sheet. */
  fetchPriority?: 'low';
  className?: string;
};

/** A picture of the media library, its place kept before it has arrived. */
export function MediaPicture({ picture, sizes, alt, eager, fetchPriority, className }: MediaPictureProps) {
  const { filePath, smallPath, middlePath, width, height } = picture;
  const smaller = [smallPath && `${smallPath} 480w`, middlePath && `${middlePath} 720w`].filter(Boolean);
  return (
    <img
      src={filePath}
      srcSet={smaller.length > 0 ? [...smaller, `${filePath} ${width}w`].join(', ') : undefined}
      sizes={smallPath ? sizes : undefined}
      width={width}
      height={height}
      alt={alt ?? describePicture(picture)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
      draggable={false}
      className={cn('bg-sunk', className)}
    />
  );
}
