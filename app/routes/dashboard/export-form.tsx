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
import { Segments } from '#app/routes/dashboard/segments.tsx';
import { Button } from '#app/ui/button.tsx';
import { buttonVariants } from '#app/ui/button-variants.ts';
import { cn } from '#app/ui/cn.ts';
import { LinkButton } from '#app/ui/link-button.tsx';

type Exported = Pick<AdView, 'id' | 'title' | 'width' | 'height' | 'reflows'>;

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
            <Button formAction={href('/files/ads/:adId/export.zip', { adId: ad.id })} className="w-full">
              {locked ? <Lock aria-hidden="true" /> : <FileArchive aria-hidden="true" />}
              Download all {placements.length} as zip
            </Button>
            {networks.map((network) => (
              <NetworkGroup key={network} network={network} />
            ))}
            <p className="text-2xs text-ink-soft">
              Sizes as the networks gave them in {placementsCheckedOn}.
            </p>
          </>
        ) : (
          <OwnSize ad={ad} />
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

function NetworkGroup({ network }: { network: Placement['network'] }) {
  const own = placements.filter((placement) => placement.network === network);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{network}</legend>
      <ul className="grid gap-2 min-[26rem]:grid-cols-2">
        {own.map((placement) => (
          <li key={placement.key} className="grid">
            <PlacementButton placement={placement} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function PlacementButton({
  placement,
}: {
  placement: Pick<Placement, 'key' | 'label' | 'width' | 'height'>;
}) {
  const { key, label, width, height } = placement;
  return (
    <button
      type="submit"
      name="placement"
      value={key}
      className={cn(
        buttonVariants({ variant: 'secondary' }),
        'min-h-13 justify-start gap-3 px-3 text-start whitespace-normal',
      )}
    >
      <Shape width={width} height={height} />
      <span className="grid min-w-0 grow">
        <span className="text-sm">{label}</span>
        <span className="text-2xs font-normal text-ink-soft tabular-nums">
          {width}×{height}
        </span>
      </span>
      <Download className="text-ink-soft" aria-hidden="true" />
    </button>
  );
}

/** The outline of a shape in a square. */
function Shape({ width, height }: { width: number; height: number }) {
  const scale = 26 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return (
    <svg viewBox="0 0 30 30" className="size-7.5!" aria-hidden="true">
      <rect
        x={15 - w / 2}
        y={15 - h / 2}
        width={w}
        height={h}
        rx="2"
        className="fill-accent/12 stroke-accent"
        strokeWidth="1.6"
      />
    </svg>
  );
}

function OwnSize({ ad }: { ad: Exported }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft text-pretty">{exportSentences['painted-whole']}</p>
      <PlacementButton
        placement={{ key: 'original', label: 'As painted', width: ad.width, height: ad.height }}
      />
    </div>
  );
}
