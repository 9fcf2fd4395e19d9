import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import { Button } from '#app/ui/button.tsx';
import { DialogNotices } from '#app/ui/dialog-notices.tsx';

/** The picture of a finished ad; pressed, it opens as large as the window allows, or by itself without JavaScript. */
export function FullPicture({ ad, imageUrl }: { ad: AdView; imageUrl: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const alt = `Ad: ${ad.title}`;
  return (
    <>
      <a
        href={imageUrl}
        onClick={open}
        aria-haspopup="dialog"
        title="Open large"
        className="absolute inset-0 cursor-zoom-in -outline-offset-3"
      >
        <img
          src={imageUrl}
          alt={alt}
          width={ad.width}
          height={ad.height}
          decoding="async"
          className="size-full object-contain"
        />
      </a>
      {isOpen ? <LargeView ad={ad} imageUrl={imageUrl} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type LargeViewProps = { ad: AdView; imageUrl: string; onClose: () => void };

function LargeView({ ad, imageUrl, onClose }: LargeViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is for a press beside it
    <dialog
      ref={dialog}
      aria-label={`${ad.title}, large`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="m-auto max-h-none max-w-none bg-transparent p-0 backdrop:bg-black/85 open:grid open:justify-items-center open:gap-3"
    >
      <img
        src={imageUrl}
        alt={`${ad.title}, large`}
        width={ad.width}
        height={ad.height}
        className="h-auto max-h-[calc(100dvh-6rem)] w-auto max-w-[calc(100vw-2rem)] rounded-sm bg-sunk object-contain shadow-lift"
      />
      <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
        <X aria-hidden="true" />
        Close
      </Button>
      <DialogNotices className="absolute inset-x-3 top-3" />
    </dialog>
  );
}
