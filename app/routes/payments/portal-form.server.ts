import { z } from 'zod';
import type { TestAction } from '#app/adapters/payments/test-life.ts';

const paidTier = z.enum(['professional', 'enterprise']);
const portalForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('change-plan'), tier: paidTier }),
  z.object({ intent: z.enum(['cancel', 'resume', 'fail-payment', 'pay', 'renew']) }),
]);

/** Everything a form of the test portal can ask for. */
export type PortalIntent = z.infer<typeof portalForm>['intent'];

/** What the form asks for; null when it is none of ours. */
export function readPortalForm(form: FormData): (TestAction & { type: PortalIntent }) | null {
  const parsed = portalForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { data } = parsed;
  return data.intent === 'change-plan' ? { type: data.intent, tier: data.tier } : { type: data.intent };
}
