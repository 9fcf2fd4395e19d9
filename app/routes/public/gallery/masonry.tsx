import { type MouseEvent, useRef, useState } from 'react';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { FullView } from '#app/routes/public/gallery/full-view.tsx';

/** What a picture shows: its description, else its file name without the extension. */
export function describePicture(picture: PublicMedia): string {
  return picture.altText || picture.filename.replace(/\.[^.]+$/, '');
}

/** Columns that keep each picture's own proportions. A picture is a link to its file, opened in place once JavaScript is here. */
export function Masonry({ pictures }: { pictures: PublicMedia[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);

  const open = (event: MouseEvent, index: number) => {
    // A new tab or a download stays what the visitor asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
    dialog.current?.showModal();
  };

  return (
    <>
      <ul className="columns-1 gap-4 min-[26rem]:columns-2 sm:gap-5 lg:columns-3">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="mb-4 break-inside-avoid sm:mb-5">
            <a
              href={picture.filePath}
              onClick={(event) => open(event, index)}
              className="group block overflow-hidden rounded-sm bg-sunk shadow-sheet transition-shadow hover:shadow-lift"
            >
              <img
                src={picture.filePath}
                alt={`Open in full: ${describePicture(picture)}`}
                width={picture.width}
                height={picture.height}
                loading={index < 6 ? 'eager' : 'lazy'}
                decoding="async"
                className="h-auto w-full transition-transform duration-300 motion-safe:group-hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      <FullView dialog={dialog} pictures={pictures} shown={shown} onShow={setShown} />
    </>
  );
}
