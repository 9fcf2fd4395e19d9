import { isDatabaseDown } from '#app/db/client.server.ts';
import { cancelForUser } from '#app/domain/billing/cancel-for-user.server.ts';
import { formatPrice, moneyBackDays } from '#app/domain/billing/plans.ts';
import { refundLatestPayment } from '#app/domain/billing/refund.server.ts';
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
/** `isHalf`: done where it counts, and written down here by a job. */
type Result = { ok: true; title: string; text?: string; isHalf?: boolean } | Failure;

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
    'The payment provider did not answer as it should, so it is not certain what it did. It is asked again in the background: look here in a few minutes before you try again.',
  'already-refunded': 'The latest payment was given back already.',
  'only-subscription-ended':
    'Their subscription is over and is not charged again, but the account could not be deleted. Please try again.',
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
  'only-subscription-ended': 500,
};

type Intent = { failure: string; run: (form: FormData, who: OperatorAction) => Promise<Result> };

const done = <Outcome extends { ok: boolean }>(outcome: Outcome, title: string, text?: string) =>
  (outcome.ok ? { ok: true, title, text } : outcome) as
    | Exclude<Outcome, { ok: true }>
    | (Result & { ok: true });

const intents: Record<string, Intent> = {
  'cancel-subscription': {
    failure: 'Failed to cancel subscription',
    async run(_form, who) {
      const cancelled = await cancelForUser(who);
      if (!cancelled.ok || cancelled.isWritten) return done(cancelled, 'Subscription cancelled successfully');
      const text = 'They are not charged again. This page shows it once it could be written down here.';
      return { ok: true, title: 'Subscription cancelled at the payment provider', text, isHalf: true };
    },
  },
  refund: {
    failure: 'Failed to refund the payment',
    async run(_form, { userId, actor }) {
      if (userId.includes('\0')) return { ok: false, reason: 'not-found' };
      const refund = await refundLatestPayment({ userId, actor });
      if (!refund.ok) return refund;
      const amount = `${formatPrice(refund.amountCents)} ${refund.currency.toUpperCase()}`;
      const text = `${amount} are on their way back.`;
      if (refund.isNoted) return { ok: true, title: 'Payment refunded', text };
      const half = `${text} The audit log says so once it could be written there.`;
      return { ok: true, title: 'Payment refunded', text: half, isHalf: true };
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
    const { title, text: description, isHalf } = result;
    const notice: Notice = { tone: isHalf ? 'info' : 'success', title, description };
    return { status: isHalf ? 202 : 200, notice, ...(name === 'delete' && { deleted: true }) };
  } catch (error) {
    log.error({ error: describeError(error) }, intent.failure);
    if (!isDatabaseDown(error)) return refuse(500, intent.failure, 'Nothing was changed. Please try again.');
    // The answer to a transaction that was done may be what got lost.
    const text = 'The database did not answer. Look whether it was done before you try again.';
    return refuse(503, intent.failure, text);
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
