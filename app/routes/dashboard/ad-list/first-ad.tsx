import { href, Link } from 'react-router';
import { exampleBriefs } from '#app/routes/dashboard/brief-form/example-briefs.ts';
import { Card } from '#app/ui/card.tsx';

/** What the grid shows before the first ad: how to begin, and three briefs to begin from. */
export function FirstAd() {
  return (
    <Card className="crop-marks grid gap-6 sm:p-8">
      <div className="grid gap-2">
        <h3 className="font-display text-4xl">The first sheet is still blank</h3>
        <p className="max-w-2xl text-base text-ink-soft text-pretty">
          Give your ad a title, say what is on offer, and press Generate Ad. It appears here while it is being
          made. Or begin with one of these and change what you like:
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {exampleBriefs.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={`${href('/dashboard')}?example=${name}`}
              preventScrollReset
              className="group grid gap-2 rounded-sm text-sm font-semibold"
            >
              <img
                src={`/showcase/${name}-480.webp`}
                alt=""
                width={480}
                height={480}
                className="h-auto w-full rounded-sm bg-sunk shadow-sheet transition-transform group-hover:-translate-y-1 motion-reduce:transition-none"
              />
              <span className="group-hover:underline">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
