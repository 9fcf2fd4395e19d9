import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { FullView } from '#app/routes/public/gallery/full-view.tsx';
import { describePicture, MediaPicture } from '#app/routes/public/media-picture.tsx';
import { useHash } from '#app/ui/use-hash.ts';

/**
 * Columns that keep each picture's own proportions. A picture is a link to its file, opened in place once JavaScript is
 * here. The address says which one is open (its id behind the #), so it can be shared, and Back closes it.
 */
export function Masonry({ pictures }: { pictures: PublicMedia[] }) {
  const { state } = useLocation();
  const hash = useHash();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(-1);
  const shown = pictures.findIndex(({ id }) => `#${id}` === hash);

  // Whoever closes the view is back at the picture they saw last.
  useEffect(() => {
    if (shown < 0 && last.current >= 0) list.current?.querySelectorAll('a')[last.current]?.focus();
    last.current = shown;
  }, [shown]);

  const open = (event: MouseEvent, index: number) => {
    // A new tab or a download stays what the visitor asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ hash: pictures[index]?.id }, { state: { opened: true }, preventScrollReset: true });
  };
  const show = (index: number) =>
    void navigate({ hash: pictures[index]?.id }, { replace: true, state, preventScrollReset: true });
  const close = () => {
    if ((state as { opened?: boolean } | null)?.opened) void navigate(-1);
    else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <ul ref={list} className="columns-1 gap-4 min-[26rem]:columns-2 sm:gap-5 lg:columns-3">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="mb-4 break-inside-avoid sm:mb-5">
            <a
              href={picture.filePath}
              onClick={(event) => open(event, index)}
              className="group block overflow-hidden rounded-sm bg-sunk shadow-sheet transition-shadow hover:shadow-lift"
            >
              <MediaPicture
                picture={picture}
                alt={`Open in full: ${describePicture(picture)}`}
                sizes="(min-width: 80rem) 390px, (min-width: 64rem) 31vw, (min-width: 26rem) 48vw, 94vw"
                eager={index < 2}
                className="h-auto w-full transition-transform duration-300 motion-safe:group-hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown >= 0 ? <FullView pictures={pictures} shown={shown} onShow={show} onClose={close} /> : null}
    </>
  );
}
