import { RotateCw } from 'lucide-react';
import { href, Link } from 'react-router';
import { canTryAgain, type Trouble, troubleSentences } from './trouble.ts';

type TroubleNoteProps = {
  /** What is missing: 'The picture does not follow.' */
  what: string;
  /** What comes by itself once there is a network again: 'The picture follows'. */
  later: string;
  trouble: Trouble;
  onTryAgain: () => void;
};

/** Says that something did not come and why, with a way to ask for it again. */
export function TroubleNote({ what, later, trouble, onTryAgain }: TroubleNoteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xs text-danger-text">
      <span className="min-w-0">
        {trouble === 'offline' ? null : <span className="font-semibold">{what} </span>}
        {trouble === 'offline' ? (
          <>
            <span className="font-semibold">You are offline.</span> {later} once you are connected; what you
            entered is still here.
          </>
        ) : trouble === 'signed-out' ? (
          <>
            You are signed out:{' '}
            <Link to={href('/auth')} target="_blank" className="text-link">
              sign in in a new tab
            </Link>
            . What you entered is still here.
          </>
        ) : (
          troubleSentences[trouble]
        )}
      </span>
      {canTryAgain(trouble) ? (
        <button
          type="button"
          onClick={onTryAgain}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-sm font-semibold text-ink underline underline-offset-2 hover:text-accent-text"
        >
          <RotateCw className="size-3.5" aria-hidden="true" />
          Try again
        </button>
      ) : null}
    </span>
  );
}
