import { ImageUp, Lock } from 'lucide-react';
import { Link } from 'react-router';

/** Why a free user sees no image fields. */
export function LockedImages() {
  return (
    <div className="wide flex items-start gap-3 rounded-md border border-dashed border-line-strong px-4 py-3 text-sm">
      <ImageUp className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="grid gap-0.5">
        <p className="flex items-center gap-1.5 font-semibold">
          Reference and product images <Lock className="size-3.5" aria-hidden="true" />
        </p>
        <p className="text-2xs text-ink-soft">
          Build ads around your own pictures and logo with{' '}
          <Link to="/manage-plan" className="text-link">
            Professional
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
