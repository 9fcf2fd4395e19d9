import { estimatedRevenueCents } from '#app/domain/admin/estimated-revenue.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { formatShort, formatValue } from '#app/ui/charts/format.ts';
import type { Series, Tone } from '#app/ui/charts/series.ts';
import { sumOf } from './change.ts';
import { changeOfState, type Figures, type Panel, type Reader, takeShownDays, type Values } from './panel.ts';

const tierNames: Record<string, string> = {
  starter: plans.starter.name,
  professional: plans.professional.name,
  enterprise: plans.enterprise.name,
};
const tierTones: Record<string, Tone> = {
  starter: 'soft',
  professional: 'ink',
  enterprise: 'accent',
};

/** The paid tiers: those of the price list, and any other that somebody still pays for. */
function paidTiers(figures: Figures): string[] {
  const others = Object.keys(figures).flatMap((figure) => /^plan\.(.+)$/.exec(figure)?.[1] ?? []);
  return [...new Set(['professional', 'enterprise', ...others.sort()])].filter((tier) => tier !== 'starter');
}

const tierSeries = (tier: string, values: Values): Series => ({
  name: tierNames[tier] ?? tier[0]?.toUpperCase() + tier.slice(1),
  tone: tierTones[tier] ?? 'warning',
  values: takeShownDays(values),
});

/** On a day that was recorded a tier without customers brings 0. A day that was not recorded is unknown. */
function tierValues(unknown: Reader, tier: string): Values {
  const noted = unknown('plan.starter');
  return unknown(`plan.${tier}`).map((value, day) => value ?? (noted[day] == null ? null : 0));
}

/** Estimated revenue by tier and day. */
export function revenue(figures: Figures, unknown: Reader): Panel {
  const cents = (tier: string) =>
    tierValues(unknown, tier).map((subscribers) =>
      subscribers === null ? null : estimatedRevenueCents([{ tier, subscribers }]),
    );
  const tiers = paidTiers(figures);
  const all = tiers.map(cents);
  const total = (all[0] ?? []).map((_, day) =>
    all.some((values) => values[day] !== null) ? sumOf(all.map((values) => values[day] ?? null)) : null,
  );
  const series = tiers.map((tier, index) => tierSeries(tier, all[index] ?? []));
  return {
    id: 'revenue',
    title: 'Estimated revenue',
    note: 'A month, from the paid subscriptions of the day and an estimate for each tier; not what was paid.',
    headline: formatShort(total.at(-1) ?? 0, 'money'),
    change: changeOfState(total),
    good: 'up',
    kind: 'areas',
    unit: 'money',
    series,
    totals: series.map((one) => formatValue(one.values.at(-1) ?? 0, 'money')),
    period: 'Now',
    against: 'start',
  };
}

/** Who is on which plan, by day. */
export function planMix(figures: Figures, unknown: Reader): Panel {
  const tiers = paidTiers(figures);
  const paid = tiers.map((tier) => tierSeries(tier, tierValues(unknown, tier)));
  const starter = tierSeries('starter', unknown('plan.starter'));
  const now = (series: Series) => series.values.at(-1) ?? 0;
  const parts = [...paid, starter].map((one) => ({ name: one.name, tone: one.tone, value: now(one) }));
  const users = sumOf(parts.map(({ value }) => value));
  const paying = users - now(starter);
  const everyPaid = tiers.map((tier) => tierValues(unknown, tier));
  const payingByDay = unknown('plan.starter').map((noted, day) =>
    noted === null ? null : sumOf(everyPaid.map((values) => values[day] ?? null)),
  );
  return {
    id: 'plan-mix',
    title: 'Plan mix',
    note: `Users with a paid plan, ${users === 0 ? 'of none' : `${((paying / users) * 100).toFixed(1)}% of all`}, without operators.`,
    headline: formatShort(paying, 'count'),
    change: changeOfState(payingByDay),
    good: 'up',
    kind: 'areas',
    unit: 'count',
    series: paid,
    tableSeries: [...paid, starter],
    totals: [],
    period: 'Paid plans by day',
    against: 'start',
    parts,
  };
}
