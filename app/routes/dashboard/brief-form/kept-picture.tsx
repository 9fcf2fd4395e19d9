import { href } from 'react-router';

type KeptPictureProps = {
  /** The field that names the ad, sent while the box is ticked. */
  name: 'referenceOf' | 'productOf';
  adId: string;
  use: 'reference' | 'product';
};

/** The picture a remixed ad was made with. Unticked, or with another one chosen, the new ad goes without it. */
export function KeptPicture({ name, adId, use }: KeptPictureProps) {
  return (
    <label className="group flex items-center gap-3 rounded-md border border-line-strong bg-raised p-2 pe-3">
      <img
        src={href('/files/ads/:adId/brief/:use', { adId, use })}
        alt={`The ${use} of the ad you remix`}
        width={64}
        height={64}
        className="size-16 shrink-0 rounded-sm border border-line bg-sunk object-contain transition-opacity group-has-[:not(:checked)]:opacity-40"
      />
      <span className="min-w-0 grow text-sm">Use the picture of the ad you remix</span>
      <input
        type="checkbox"
        name={name}
        value={adId}
        defaultChecked
        className="size-5 shrink-0 accent-accent"
      />
    </label>
  );
}
