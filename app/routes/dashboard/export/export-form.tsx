import { Download, FileArchive, Lock } from 'lucide-react';
import { href } from 'react-router';
import {
  exportFormats,
  networks,
  type Placement,
  placements,
  placementsCheckedOn,
} from '#app/composer/design/placements.ts';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import { exportSentences } from '#app/domain/ads/export-sentences.ts';
import { PlacementPicture } from '#app/routes/dashboard/export/placement-picture.tsx';
import { Segments } from '#app/routes/dashboard/segments.tsx';
import { Button } from '#app/ui/button.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

type Exported = Pick<AdView, 'id' | 'title' | 'version' | 'width' | 'height' | 'reflows' | 'imageUrl'>;

const formatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;
const formatOptions = exportFormats.map((format) => [format, formatNames[format]] as const);

/**
 * Every placement an ad can be exported to, by network. A plain form whose answers are downloads: it works in a dialog,
 * on a page and without JavaScript. `locked` is for plans without exports.
 */
export function ExportForm({ ad, locked }: { ad: Exported; locked: boolean }) {
  return (
    <form method="get" action={href('/files/ads/:adId/export', { adId: ad.id })} className="grid gap-5">
      {locked ? <LockedNote /> : null}
      <fieldset disabled={locked} className="grid min-w-0 gap-5">
        <legend className="sr-only">Export {ad.title}</legend>
        <Segments
          legend="Format"
          name="format"
          options={formatOptions}
          value="png"
          hint="Every network takes PNG and JPEG. WebP is the smallest, for your own pages."
        />
        {ad.reflows ? (
          <>
            <Button
              formAction={href('/files/ads/:adId/export.zip', { adId: ad.id })}
              className="w-full sm:w-fit"
            >
              {locked ? <Lock aria-hidden="true" /> : <FileArchive aria-hidden="true" />}
              Download all {placements.length} as zip
            </Button>
            <div className="flex flex-wrap gap-x-3 gap-y-6 sm:gap-x-6">
              {networks.map((network) => (
                <NetworkGroup key={network} network={network} ad={ad} locked={locked} />
              ))}
            </div>
            <p className="text-2xs text-ink-soft">
              Sizes as the networks gave them in {placementsCheckedOn}.
            </p>
          </>
        ) : (
          <OwnSize ad={ad} locked={locked} />
        )}
      </fieldset>
    </form>
  );
}

function LockedNote() {
  return (
    <div className="grid gap-3 rounded-md border border-line-strong bg-sunk p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <p className="text-sm text-pretty">{exportSentences.locked}</p>
      <LinkButton to={href('/manage-plan')} size="sm" className="w-fit">
        Upgrade Plan
      </LinkButton>
    </div>
  );
}

type NetworkGroupProps = { network: Placement['network']; ad: Exported; locked: boolean };

function NetworkGroup({ network, ad, locked }: NetworkGroupProps) {
  const own = placements.filter((placement) => placement.network === network);
  return (
    <fieldset className={own.length > 1 ? 'min-w-0 max-sm:w-full' : 'min-w-0 max-sm:w-[calc(50%-0.375rem)]'}>
      <legend className="mb-2 text-sm font-semibold">{network}</legend>
      <ul className={own.length > 1 ? rowOfCards : 'sm:w-41'}>
        {own.map((placement) => (
          <PlacementCard
            key={placement.key}
            placement={placement}
            src={previewOf(ad, placement)}
            locked={locked}
          />
        ))}
      </ul>
    </fieldset>
  );
}

const rowOfCards = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:flex lg:flex-wrap lg:*:w-41';

/** Placements of one shape are one picture: it is asked for once. A saved edit has another address. */
function previewOf({ id, version }: Exported, { key, drawnAs }: Placement): string {
  const query = new URLSearchParams({ placement: drawnAs ?? key, v: String(version) });
  return `${href('/files/ads/:adId/export-preview', { adId: id })}?${query}`;
}

type PlacementCardProps = {
  placement: Pick<Placement, 'key' | 'label' | 'width' | 'height'>;
  /** Address of the picture. */
  src: string;
  locked: boolean;
};

/** What goes out, with its name and pixels; pressed anywhere, it is downloaded. */
function PlacementCard({ placement, src, locked }: PlacementCardProps) {
  const { key, label, width, height } = placement;
  const Icon = locked ? Lock : Download;
  return (
    <li className="relative grid content-start gap-2 rounded-md border border-line-strong bg-raised p-2 has-enabled:hover:border-ink">
      <PlacementPicture src={src} width={width} height={height} name={`${label} ${width}×${height}`} />
      <button
        type="submit"
        name="placement"
        value={key}
        className="flex min-h-11 items-center gap-2 rounded-sm px-1 text-start font-semibold after:absolute after:inset-0 after:rounded-md after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent disabled:cursor-not-allowed disabled:text-ink-soft"
      >
        <span className="grid min-w-0 grow leading-tight">
          <span className="text-sm">{label}</span>
          <span className="text-2xs font-normal text-ink-soft tabular-nums">
            {width}×{height}
          </span>
        </span>
        <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      </button>
    </li>
  );
}

function OwnSize({ ad, locked }: { ad: Exported; locked: boolean }) {
  const { width, height, imageUrl } = ad;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft text-pretty">{exportSentences['painted-whole']}</p>
      <ul className={rowOfCards}>
        <PlacementCard
          placement={{ key: 'original', label: 'As painted', width, height }}
          src={imageUrl ?? ''}
          locked={locked}
        />
      </ul>
    </div>
  );
}
