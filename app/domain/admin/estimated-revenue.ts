/**
 * US cents a month an active subscriber is estimated to bring, by tier in lower case (specification:
 * admin.analytics.tier-revenue).
 */
const centsByTier: Record<string, number> = {
  basic: 999,
  professional: 1999,
  premium: 1999,
  enterprise: 14_900,
};
const centsOfOtherTiers = 999;

/** Estimated revenue of all active subscribers, US cents a month. */
export function estimatedRevenueCents(
  groups: readonly { tier: string | null; subscribers: number }[],
): number {
  const cents = (tier: string | null) => centsByTier[tier?.toLowerCase() ?? ''] ?? centsOfOtherTiers;
  return groups.reduce((sum, group) => sum + cents(group.tier) * group.subscribers, 0);
}
