import { Check } from 'lucide-react';
import { type AdView, stageLabels } from '#app/domain/ads/ad-view.ts';
import { cn } from '#app/ui/cn.ts';
import { Spinner } from '#app/ui/spinner.tsx';

const steps: AdView['stage'][] = ['writing', 'directing', 'painting', 'setting-type'];

/** Which stage a generation is in, or its place in line; what changes is announced. */
export function AdProgress({ stage, adsBefore }: Pick<AdView, 'stage' | 'adsBefore'>) {
  const current = steps.indexOf(stage);
  const place = stage === 'queued' && adsBefore ? placeSentence(adsBefore) : null;
  return (
    <div className="developing grid size-full content-center justify-items-center gap-5 p-6">
      <p role="status" className="flex items-center gap-3 font-display text-3xl leading-none">
        Generating...<span className="sr-only"> {stageLabels[stage]}</span>
        {current < 0 ? <Spinner className="text-xl" /> : null}
      </p>
      {place ? <p className="text-center text-ink-soft text-sm tabular-nums">{place}</p> : null}
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
    </div>
  );
}

const placeSentence = (before: number) =>
  before === 1 ? 'Waiting: 1 ad comes before it' : `Waiting: ${before} ads come before it`;
