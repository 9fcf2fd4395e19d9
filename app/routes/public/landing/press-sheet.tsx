import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { ColorBar } from '#app/routes/public/footer.tsx';
import { ShowcaseAd } from '#app/routes/public/landing/showcase.tsx';
import { MediaPicture } from '#app/routes/public/media-picture.tsx';
import { cn } from '#app/ui/cn.ts';

/** Ads ganged up on one sheet, as they would leave the press: the operator's for the hero, else those shipped. */
export function PressSheet({ pictures }: { pictures: PublicMedia[] }) {
  return (
    <figure className="crop-marks mx-auto w-full max-w-md border border-line bg-raised p-4 shadow-lift sm:p-5 md:max-w-none lg:rotate-[1.25deg]">
      {pictures.length > 0 ? <Chosen pictures={pictures} /> : <Shipped />}
      <figcaption className="mt-3.5 flex items-center justify-between gap-4 text-2xs text-ink-soft">
        {pictures.length > 0 ? null : 'Three formats, one short brief each'}
        <ColorBar />
      </figcaption>
    </figure>
  );
}

/** Pictures of the library's category `hero`: one fills the sheet, more share it in two columns. */
function Chosen({ pictures }: { pictures: PublicMedia[] }) {
  const isAlone = pictures.length === 1;
  return (
    <ul className={cn(!isAlone && '-mb-3 columns-2 gap-3 md:max-lg:columns-3')}>
      {pictures.map((picture) => (
        <li key={picture.id} className={cn(!isAlone && 'mb-3 break-inside-avoid')}>
          <MediaPicture
            picture={picture}
            eager
            fetchPriority="low"
            sizes={isAlone ? '(min-width: 64rem) 440px, 92vw' : '(min-width: 64rem) 220px, 46vw'}
            className="h-auto w-full"
          />
        </li>
      ))}
    </ul>
  );
}

function Shipped() {
  return (
    <div className="grid gap-3 md:max-lg:grid-cols-[2fr_1fr]">
      <div className="grid grid-cols-[4fr_3fr] gap-3">
        <ShowcaseAd
          name="app"
          eager
          sizes="(min-width: 64rem) 260px, 52vw"
          className="row-span-2 h-full object-cover"
        />
        <ShowcaseAd name="coffee" eager sizes="(min-width: 64rem) 200px, 40vw" />
        <ShowcaseAd name="sneakers" eager sizes="(min-width: 64rem) 200px, 40vw" />
      </div>
      <div className="grid grid-cols-[3fr_2fr] gap-3 md:max-lg:grid-cols-1">
        <ShowcaseAd name="ledger" eager sizes="(min-width: 64rem) 270px, 54vw" />
        <ShowcaseAd
          name="burger"
          eager
          sizes="(min-width: 64rem) 180px, 36vw"
          className="h-full object-cover"
        />
      </div>
    </div>
  );
}
