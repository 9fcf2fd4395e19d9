import type { Rule } from '../reading/reading.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { goalDeeds } from './deed-rules.ts';

/** Who looks for somebody to employ. */
export const job: Record<string, Rule> = {
  /** "Barber wanted". */
  job: (reading) => {
    const { named, hires, has } = reading;
    if (named !== 'apply') return undefined;
    // "Become a childminder – free info evening", with the goal of registrations.
    const aims = pointingsIn(reading.brief.saleGoals, reading.language).map(({ intent }) => intent);
    if (aims.includes('sign-up') && !aims.includes('apply') && reading.has('date')) return 'sign-up';
    // "Foster parents wanted", "info evening 22 September, no need to register".
    if (reading.hasDay() && reading.has('time') && reading.isWalkIn() && !has('phone')) return 'visit';
    return has('phone') && !has('web') && !hires ? (goalDeeds.text?.(reading) ?? 'call') : 'apply';
  },
};
