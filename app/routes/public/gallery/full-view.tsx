import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { describePicture } from '#app/routes/public/gallery/masonry.tsx';
import { Button } from '#app/ui/button.tsx';

type FullViewProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  pictures: PublicMedia[];
  /** Index of the picture on show. */
  shown: number;
  onShow: (index: number) => void;
};

/** One picture over the whole window. Escape or a press beside it closes, the arrow keys turn the page. */
export function FullView({ dialog, pictures, shown, onShow }: FullViewProps) {
  const picture = pictures[shown];
  if (!picture) return null;
  const turn = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Example in full view"
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="m-auto max-h-none max-w-none bg-transparent p-0 backdrop:bg-black/80 open:grid open:justify-items-center open:gap-3"
    >
      <img
        key={picture.id}
        src={picture.filePath}
        alt={describePicture(picture)}
        width={picture.width}
        height={picture.height}
        className="h-auto max-h-[calc(100dvh-7rem)] w-auto max-w-[calc(100vw-2rem)] rounded-sm bg-sunk shadow-lift"
      />
      <div className="flex items-center gap-2 rounded-md bg-raised p-1.5">
        <Button
          type="button"
          variant="ghost"
          size="icon"
          onClick={() => turn(-1)}
          aria-label="Previous example"
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="min-w-16 text-center text-sm text-ink-soft tabular-nums">
          {shown + 1} of {pictures.length}
        </p>
        <Button type="button" variant="ghost" size="icon" onClick={() => turn(1)} aria-label="Next example">
          <ChevronRight aria-hidden="true" />
        </Button>
        <Button
          type="button"
          variant="ghost"
          size="icon"
          onClick={() => dialog.current?.close()}
          aria-label="Close full view"
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </dialog>
  );
}
