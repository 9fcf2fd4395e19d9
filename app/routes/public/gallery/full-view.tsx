import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { describePicture } from '#app/routes/public/media-picture.tsx';
import { Button } from '#app/ui/button.tsx';
import { DialogNotices } from '#app/ui/dialog-notices.tsx';

type FullViewProps = {
  pictures: PublicMedia[];
  /** Index of the picture on show. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** px a finger travels sideways before it turns the page. */
const swipeLength = 40;

/**
 * One picture over the whole window. Escape or a press beside it closes; arrow keys, Home, End and a swipe turn the
 * page. The dialog is the browser's own: it keeps the focus inside.
 */
export function FullView({ pictures, shown, onShow, onClose }: FullViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef<number | null>(null);
  const turn = (by: number) => onShow((shown + by + pictures.length) % pictures.length);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // The neighbours are fetched ahead, so that a turn shows a picture and not a gap.
  useEffect(() => {
    for (const by of [1, -1]) {
      const neighbour = pictures[(shown + by + pictures.length) % pictures.length];
      if (neighbour) new Image().src = neighbour.filePath;
    }
  }, [pictures, shown]);

  const picture = pictures[shown];
  if (!picture) return null;
  const keys: Record<string, () => void> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Home: () => onShow(0),
    End: () => onShow(pictures.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  const onPointerUp = (event: PointerEvent) => {
    const way = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
    touchedAt.current = null;
    if (Math.abs(way) >= swipeLength) turn(way < 0 ? 1 : -1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Example in full view"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="m-auto max-h-none max-w-none bg-transparent p-0 backdrop:bg-black/85 open:grid open:justify-items-center open:gap-3"
    >
      <img
        key={picture.id}
        src={picture.filePath}
        alt={describePicture(picture)}
        width={picture.width}
        height={picture.height}
        draggable={false}
        onPointerDown={(event) => {
          touchedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touchedAt.current = null;
        }}
        style={{ width: `min(${picture.width}px, (100dvh - 7rem) * ${picture.width / picture.height})` }}
        className="h-auto max-w-[calc(100vw-2rem)] touch-pan-y touch-pinch-zoom rounded-sm bg-sunk shadow-lift select-none"
      />
      <div className="flex items-center gap-2 rounded-md bg-raised p-1.5">
        <Turn label="Previous example" onClick={() => turn(-1)} icon={ChevronLeft} />
        <p aria-live="polite" className="min-w-16 text-center text-sm text-ink-soft tabular-nums">
          {shown + 1} of {pictures.length}
          <span className="sr-only">: {describePicture(picture)}</span>
        </p>
        <Turn label="Next example" onClick={() => turn(1)} icon={ChevronRight} />
        <Turn label="Close full view" onClick={() => dialog.current?.close()} icon={X} />
      </div>
      <DialogNotices className="absolute inset-x-3 top-3" />
    </dialog>
  );
}

type TurnProps = { label: string; onClick: () => void; icon: typeof X };

function Turn({ label, onClick, icon: Icon }: TurnProps) {
  return (
    <Button type="button" variant="ghost" size="icon" onClick={onClick} aria-label={label}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
