import { ImageUp, Lock, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';

/** Why a free user sees no image fields. */
export function LockedImages() {
  return (
    <LockedFeature
      icon={<ImageUp className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />}
      title="Reference and product images"
      what="Build ads around your own pictures and logo with"
      planName="Professional"
    />
  );
}

/** Why only Enterprise sees the fine-tuning options. */
export function LockedFineTuning() {
  return (
    <LockedFeature
      icon={<SlidersHorizontal className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />}
      title="Fine-tuning"
      what="Choose variants, layout, exact colors, scene style, quality and seed with"
      planName="Enterprise"
    />
  );
}

type LockedFeatureProps = { icon: ReactNode; title: string; what: string; planName: string };

function LockedFeature({ icon, title, what, planName }: LockedFeatureProps) {
  return (
    <div className="flex items-start gap-3 px-4 py-3 text-sm">
      {icon}
      <div className="grid gap-0.5">
        <p className="font-semibold">
          {title} <Lock className="mb-0.5 inline size-3.5" aria-hidden="true" />
        </p>
        <p className="text-2xs text-ink-soft">
          {what}{' '}
          <Link to={href('/manage-plan')} className="text-link">
            {planName}
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
