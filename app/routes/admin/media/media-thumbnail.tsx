import type { MediaRow } from '#app/domain/media/operator-list.server.ts';
import { cn } from '#app/ui/cn.ts';

/** A picture of the library, whole in a square; one that no page shows is faded. */
export function MediaThumbnail({ media }: { media: MediaRow }) {
  return (
    <img
      src={media.thumbnail}
      alt={media.altText}
      width={media.width}
      height={media.height}
      loading="lazy"
      decoding="async"
      className={cn(
        'aspect-square h-auto w-full bg-sunk object-contain',
        media.isActive || 'opacity-45 grayscale',
      )}
    />
  );
}
