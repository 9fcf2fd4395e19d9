import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

type PlacementPictureProps = {
  src: string;
  /** px */
  width: number;
  height: number;
  /** What it is a picture of, for the button that asks for it again. */
  name: string;
};

/** Why a picture did not come, and whether it may come another time. */
type Trouble = { sentence: string; isFinal: boolean };

/** ms the server may take to say why. */
const patience = 15_000;
/** Answers that stay as they are until the ad is another one: 410 and 422. */
const final = [410, 422];

/**
 * What goes out to one placement, small, in a square that is there before the picture is. One that does not come says
 * why, as the download of it would.
 */
export function PlacementPicture({ src, width, height, name }: PlacementPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isThere, setThere] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const lookInto = useCallback(() => void whyNot(src).then(setTrouble), [src]);
  // It may have come, or failed, before the page's scripts did.
  useEffect(() => {
    const { complete, naturalWidth = 0, currentSrc } = image.current ?? {};
    if (!complete || !currentSrc) return;
    if (naturalWidth > 0) setThere(true);
    else lookInto();
  }, [lookInto]);
  const tryAgain = () => {
    setTrouble(null);
    setAttempt((before) => before + 1);
  };
  const isWide = width >= height;
  return (
    <div className="relative aspect-square rounded-sm bg-sunk">
      <div className="absolute inset-2 flex items-center justify-center">
        {trouble ? (
          <div className="grid justify-items-center gap-2 text-center text-2xs text-ink-soft text-pretty">
            <p role="status">{trouble.sentence}</p>
            {trouble.isFinal ? null : (
              <Button type="button" variant="secondary" size="sm" className="z-1" onClick={tryAgain}>
                <RotateCw aria-hidden="true" />
                Try again<span className="sr-only"> {name}</span>
              </Button>
            )}
          </div>
        ) : (
          <img
            key={attempt}
            ref={image}
            src={attempt > 0 ? `${src}${src.includes('?') ? '&' : '?'}attempt=${attempt}` : src}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            data-coming={isThere ? undefined : ''}
            onLoad={() => setThere(true)}
            onError={lookInto}
            className={`${isWide ? 'h-auto w-full' : 'h-full w-auto'} rounded-xs shadow-sheet data-coming:developing`}
          />
        )}
      </div>
    </div>
  );
}

async function whyNot(src: string): Promise<Trouble> {
  try {
    const response = await fetch(src, { signal: AbortSignal.timeout(patience) });
    const isSaid = !response.ok && response.headers.get('content-type')?.startsWith('text/plain');
    const sentence = isSaid ? await response.text() : 'This picture did not come.';
    return { sentence, isFinal: final.includes(response.status) };
  } catch {
    return {
      sentence: navigator.onLine ? 'The server did not answer.' : 'You are offline.',
      isFinal: false,
    };
  }
}
