import { isDatabaseDown } from '#app/db/client.server.ts';
import { cancelForUser } from '#app/domain/billing/cancel-for-user.server.ts';
import { refundLatestPayment } from '#app/domain/billing/end-subscription.server.ts';
import { formatPrice, moneyBackDays } from '#app/domain/billing/plans.ts';
import { blockUser, unblockUser } from '#app/domain/users/block.server.ts';
import { grantAmountOf, grantLimits } from '#app/domain/users/credit-limits.ts';
import { deleteUser } from '#app/domain/users/delete-user.server.ts';
import { grantCredits } from '#app/domain/users/grant-credits.server.ts';
import type { OperatorAction } from '#app/domain/users/lock-admins.server.ts';
import { setRole } from '#app/domain/users/role.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What a form of the user page came to. `deleted`: there is no page to come back to. */
export type UserOutcome = { status: number; notice: Notice; deleted?: true };

type Failure = { ok: false; reason: keyof typeof sentences };
type Result = { ok: true; title: string; text?: string } | Failure;

const longestReason = 500;

const sentences = {
  'not-found': 'User not found',
  'not-admin': 'Your own account is not an admin any more.',
  'last-admin': 'This is the last admin. Make somebody else an admin first.',
  self: 'This is your own account.',
  blocked: 'This user is blocked. Unblock them first.',
  unconfirmed: 'This user has not confirmed their email address yet.',
  changed: 'The credits were changed in the meantime. Look at the new figures and try again.',
  amount: `Enter a whole number from ${grantLimits.min} to ${grantLimits.max}.`,
  'no-reason': 'Please enter a reason. Only operators see it.',
  'long-reason': `Please keep the reason under ${longestReason} characters.`,
  'nothing-to-cancel': 'This user has no subscription.',
  'nothing-to-refund': 'There is no payment that could be given back.',
  'too-old': `The latest payment is more than ${moneyBackDays} days old, so the money-back guarantee no longer covers it.`,
  'payments-off': 'Payments are not set up here, so the payment provider cannot be reached.',
  'provider-unavailable':
    'The payment provider did not answer as it should. Nothing was changed. Please try again in a few minutes.',
} as const;

/** Statuses of refusals that aren't 409. */
const statuses: Partial<Record<Failure['reason'], number>> = {
  'not-found': 404,
  'not-admin': 403,
  amount: 422,
  'no-reason': 422,
  'long-reason': 422,
  'payments-off': 502,
  'provider-unavailable': 502,
};

type Intent = { failure: string; run: (form: FormData, who: OperatorAction) => Promise<Result> };

const done = <Outcome extends { ok: boolean }>(outcome: Outcome, title: string, text?: string) =>
  (outcome.ok ? { ok: true, title, text } : outcome) as
    | Exclude<Outcome, { ok: true }>
    | (Result & { ok: true });

const intents: Record<string, Intent> = {
  'cancel-subscription': {
    failure: 'Failed to cancel subscription',
    run: async (_form, who) => done(await cancelForUser(who), 'Subscription cancelled successfully'),
  },
  refund: {
    failure: 'Failed to refund the payment',
    async run(_form, { userId, actor }) {
      if (userId.includes('\0')) return { ok: false, reason: 'not-found' };
      const refund = await refundLatestPayment(userId, actor);
      if (!refund.ok) return refund;
      const amount = `${formatPrice(refund.amountCents)} ${refund.currency.toUpperCase()}`;
      return { ok: true, title: 'Payment refunded', text: `${amount} are on their way back.` };
    },
  },
  delete: {
    failure: 'Failed to delete user',
    async run(_form, who) {
      if (who.userId === who.actor) return { ok: false, reason: 'self' };
      return done(await deleteUser(who), 'User deleted successfully');
    },
  },
  block: {
    failure: 'Failed to block user',
    async run(form, who) {
      const reason = textOf(form, 'reason');
      if (!reason) return { ok: false, reason: 'no-reason' };
      if (reason.length > longestReason) return { ok: false, reason: 'long-reason' };
      return done(
        await blockUser({ ...who, reason }),
        'User blocked',
        'They are signed out everywhere and cannot sign in again.',
      );
    },
  },
  unblock: {
    failure: 'Failed to unblock user',
    run: async (_form, who) => done(await unblockUser(who), 'User unblocked', 'They can sign in again.'),
  },
  grant: {
    failure: 'Failed to grant credits',
    async run(form, who) {
      const amount = grantAmountOf(textOf(form, 'amount'));
      if (amount === undefined) return { ok: false, reason: 'amount' };
      const seen = textOf(form, 'seen');
      const granted = await grantCredits({
        ...who,
        amount,
        seen: /^\d{1,9}$/.test(seen) ? Number(seen) : undefined,
      });
      return done(granted, 'Credits granted', `${amount} more for this month.`);
    },
  },
  promote: {
    failure: 'Failed to make this user an admin',
    run: async (_form, who) =>
      done(
        await setRole({ ...who, role: 'admin' }),
        'User is an admin now',
        'They can use the admin area once they have signed in again.',
      ),
  },
  demote: {
    failure: 'Failed to remove the admin role',
    run: async (_form, who) => done(await setRole({ ...who, role: 'user' }), 'Admin role removed'),
  },
};

/** Every form of the user page by its `intent`. */
export async function changeUser(form: FormData, who: OperatorAction): Promise<UserOutcome> {
  const name = textOf(form, 'intent');
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) return refuse(400, 'Error', 'This form is not known here. Please reload the page.');
  try {
    const result = await intent.run(form, who);
    if (!result.ok) return refuse(statuses[result.reason] ?? 409, intent.failure, sentences[result.reason]);
    const notice: Notice = { tone: 'success', title: result.title, description: result.text };
    return { status: 200, notice, ...(name === 'delete' && { deleted: true }) };
  } catch (error) {
    log.error({ error: describeError(error) }, intent.failure);
    const text = 'Nothing was changed. Please try again.';
    return refuse(isDatabaseDown(error) ? 503 : 500, intent.failure, text);
  }
}

const textOf = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .replaceAll('\0', '')
    .trim();

const refuse = (status: number, title: string, description: string): UserOutcome => ({
  status,
  notice: { tone: 'error', title, description },
});
