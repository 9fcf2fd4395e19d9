import type { Analytics } from '#app/domain/admin/analytics/analytics.server.ts';
import { formatShort, formatValue } from '#app/ui/charts/format.ts';
import type { Series, Tone } from '#app/ui/charts/series.ts';
import { changeBetween, finishedDays, medianOf, sumOf } from './change.ts';
import {
  addUp,
  changeOfState,
  changeOfSum,
  count,
  type Figures,
  type Panel,
  type Reader,
  takeShownDays,
  type Values,
} from './panel.ts';
import { planMix, revenue } from './plan-panels.ts';

/** The charts of the analytics in their order. */
export function panelsOf({ days, figures }: Analytics): Panel[] {
  const values = (figure: string): Values => figures[figure] ?? days.map(() => 0);
  const unknown = (figure: string): Values => figures[figure] ?? days.map(() => null);
  return [
    signUps(values),
    generations(values),
    waiting(unknown),
    credits(values),
    revenue(figures, unknown),
    planMix(figures, unknown),
    newsletter(values),
    providerErrors(figures, values),
  ];
}

function signUps(values: Reader): Panel {
  const all = values('signups');
  return {
    id: 'sign-ups',
    title: 'Sign-ups',
    note: 'New accounts, confirmed or not, without operators.',
    headline: formatShort(sumOf(takeShownDays(all)), 'count'),
    change: changeOfSum(all),
    good: 'up',
    kind: 'lines',
    unit: 'count',
    series: [{ name: 'Sign-ups', tone: 'accent', values: takeShownDays(all) }],
    totals: [],
    against: 'days before',
  };
}

function generations(values: Reader): Panel {
  const [completed, failed, running] = ['completed', 'failed', 'generating'].map((name) =>
    values(`ads.${name}`),
  ) as [Values, Values, Values];
  const all = addUp(completed, failed, running);
  const ended = sumOf(takeShownDays(completed)) + sumOf(takeShownDays(failed));
  const share = ended > 0 ? `${((sumOf(takeShownDays(failed)) / ended) * 100).toFixed(1)}%` : null;
  const series: Series[] = [
    { name: 'Completed', tone: 'ink', values: takeShownDays(completed) },
    { name: 'Failed', tone: 'accent', values: takeShownDays(failed) },
  ];
  if (sumOf(takeShownDays(running)) > 0)
    series.push({ name: 'In progress', tone: 'soft', values: takeShownDays(running) });
  return {
    id: 'generations',
    title: 'Generations',
    note: `Ads by the day they were asked for, deleted ones too.${share ? ` ${share} of those that ended failed.` : ''}`,
    headline: formatShort(sumOf(takeShownDays(all)), 'count'),
    change: changeOfSum(all),
    good: 'up',
    kind: 'bars',
    unit: 'count',
    series,
    totals: series.map((one) => count(sumOf(one.values))),
    against: 'days before',
  };
}

function waiting(unknown: Reader): Panel {
  const all = unknown('ads.median-ms');
  const { before, after } = finishedDays(all);
  const typical = medianOf(takeShownDays(all));
  return {
    id: 'waiting',
    title: 'Median generation time',
    note: 'From the request to the finished ad, with the queue. The figure is the median of the days.',
    headline: typical === null ? '–' : formatValue(typical, 'duration'),
    change: changeBetween(medianOf(before), medianOf(after)),
    good: 'down',
    kind: 'lines',
    unit: 'duration',
    series: [{ name: 'Median time', tone: 'ink', values: takeShownDays(all) }],
    totals: [],
    against: 'days before',
  };
}

function credits(values: Reader): Panel {
  const used = values('credits.used');
  const series: Series[] = [
    { name: 'Used', tone: 'ink', values: takeShownDays(used) },
    { name: 'Returned', tone: 'accent', values: takeShownDays(values('credits.returned')) },
    { name: 'Granted', tone: 'success', values: takeShownDays(values('credits.granted')) },
  ];
  return {
    id: 'credits',
    title: 'Credits',
    note: 'Used for ads, returned for failed ones, and granted by operators.',
    headline: formatShort(sumOf(takeShownDays(used)), 'count'),
    change: changeOfSum(used),
    good: 'up',
    kind: 'lines',
    unit: 'count',
    series,
    totals: series.map((one) => count(sumOf(one.values))),
    against: 'days before',
  };
}

function newsletter(values: Reader): Panel {
  const active = values('newsletter.active');
  const series: Series[] = [
    { name: 'Joined', tone: 'success', values: takeShownDays(values('newsletter.joined')) },
    { name: 'Left', tone: 'accent', values: takeShownDays(values('newsletter.left')) },
  ];
  return {
    id: 'newsletter',
    title: 'Newsletter',
    note: 'Active addresses now, confirmed or not, and who joined and left by day.',
    headline: formatShort(active.at(-1) ?? 0, 'count'),
    change: changeOfState(active),
    good: 'up',
    kind: 'bars',
    unit: 'count',
    series,
    tableSeries: [...series, { name: 'Active', tone: 'ink', values: takeShownDays(active) }],
    totals: series.map((one) => count(sumOf(one.values))),
    against: 'start',
  };
}

/** Codes of failed ads that a model provider caused, in words for an operator (domain/ads/failures.ts). */
const providerFailures: { code: string; name: string; tone: Tone }[] = [
  { code: 'model-timeout', name: 'Timed out', tone: 'accent' },
  { code: 'model-rate-limited', name: 'Rate limited', tone: 'warning' },
  { code: 'model-unavailable', name: 'Unreachable', tone: 'ink' },
  { code: 'model-refused', name: 'Refused', tone: 'soft' },
  { code: 'model-bad-answer', name: 'Bad answer', tone: 'success' },
  { code: 'model-misconfigured', name: 'Misconfigured', tone: 'danger' },
];

function providerErrors(figures: Figures, values: Reader): Panel {
  const happened = providerFailures.filter(
    ({ code }) => sumOf(takeShownDays(figures[`failure.${code}`] ?? [])) > 0,
  );
  const all = addUp(...providerFailures.map(({ code }) => values(`failure.${code}`)));
  const series = (happened.length > 0 ? happened : providerFailures.slice(0, 1)).map(
    ({ code, name, tone }) => ({ name, tone, values: takeShownDays(values(`failure.${code}`)) }),
  );
  return {
    id: 'provider-errors',
    title: 'Provider errors',
    note: 'Ads that failed because of a text or image model. Errors a new attempt mended are not counted.',
    headline: formatShort(sumOf(takeShownDays(all)), 'count'),
    change: changeOfSum(all),
    good: 'down',
    kind: 'bars',
    unit: 'count',
    series,
    totals: series.map((one) => count(sumOf(one.values))),
    against: 'days before',
  };
}
