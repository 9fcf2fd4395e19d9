import { type Tier, tiers } from '#app/domain/billing/plans.ts';

export const userStates = ['blocked', 'unverified', 'admins'] as const;
export type UserState = (typeof userStates)[number];

/** What a list of users is narrowed to; operators are only in it when asked for. */
export type UserFilters = { plan?: Tier; state?: UserState };

/** Reads `?plan=` and `?status=`; what is neither is no filter. */
export function userFiltersOf(search: URLSearchParams): UserFilters {
  return {
    plan: tiers.find((tier) => tier === search.get('plan')),
    state: userStates.find((state) => state === search.get('status')),
  };
}
