import { Check, Pause } from 'lucide-react';
import { type AdView, stageLabels } from '#app/domain/ads/ad-view.ts';
import { cn } from '#app/ui/cn.ts';
import { Spinner } from '#app/ui/spinner.tsx';

const steps: AdView['stage'][] = ['writing', 'directing', 'painting', 'setting-type'];

type Progress = Pick<AdView, 'stage' | 'adsBefore' | 'isOnHold'>;

/** Which stage a generation is in, its place in line, or that nobody works on it; what changes is announced. */
export function AdProgress({ ad: { stage, adsBefore, isOnHold } }: { ad: Progress }) {
  const current = steps.indexOf(stage);
  const place = stage === 'queued' && adsBefore ? placeSentence(adsBefore) : null;
  return (
    <div
      className={cn(
        'grid size-full content-center justify-items-center gap-5 p-6',
        isOnHold ? 'bg-sunk' : 'developing',
      )}
    >
      <div role="status" className="grid justify-items-center gap-5">
        <p className="flex items-center gap-3 font-display text-3xl leading-none">
          Generating...{isOnHold ? null : <span className="sr-only"> {stageLabels[stage]}</span>}
          {current < 0 && !isOnHold ? <Spinner className="text-xl" /> : null}
        </p>
        {isOnHold ? <OnHold /> : null}
      </div>
      {place && !isOnHold ? <p className="text-center text-ink-soft text-sm tabular-nums">{place}</p> : null}
      {isOnHold ? null : <Steps current={current} />}
    </div>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol aria-label="Stages" className="grid gap-2 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2.5',
            index === current ? 'font-semibold' : index < current ? 'text-success-text' : 'text-ink-soft',
          )}
        >
          <span className="grid size-5 place-items-center">
            {index < current ? <Check className="size-4" strokeWidth={3} aria-hidden="true" /> : null}
            {index === current ? <Spinner /> : null}
            {index > current ? <span className="size-2 rounded-full border border-current" /> : null}
          </span>
          {stageLabels[step]}
        </li>
      ))}
    </ol>
  );
}

/** In place of stages that nobody reaches at the moment. */
function OnHold() {
  return (
    <div className="grid max-w-xs justify-items-center gap-3 text-center">
      <p className="flex items-center gap-2 font-bold">
        <Pause className="size-4" aria-hidden="true" />
        On hold
      </p>
      <p className="text-sm text-ink-soft text-pretty">
        The part of this site that draws ads is not running at the moment. Once it is back this ad goes on by
        itself, or its credit is given back.
      </p>
    </div>
  );
}

const placeSentence = (before: number) =>
  before === 1 ? 'Waiting: 1 ad comes before it' : `Waiting: ${before} ads come before it`;
