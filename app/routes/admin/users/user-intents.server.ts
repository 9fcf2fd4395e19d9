import { href, redirect } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { cancelForUser } from '#app/domain/billing/operator-cancel.server.ts';
import { refundLatestPayment } from '#app/domain/billing/operator-refund.server.ts';
import { formatPrice, moneyBackDays } from '#app/domain/billing/plans.ts';
import { grantAmountOf, grantLimits } from '#app/domain/users/credit-limits.ts';
import { deleteUser } from '#app/domain/users/delete-user.server.ts';
import { blockUser, unblockUser } from '#app/domain/users/operator-block.server.ts';
import { grantCredits } from '#app/domain/users/operator-grant-credits.server.ts';
import type { OperatorAction } from '#app/domain/users/operator-lock-admins.server.ts';
import { setRole } from '#app/domain/users/operator-role.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';

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

type Failure = { ok: false; reason: keyof typeof sentences };

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

/** Every form of the user page; a deleted user leads back to the list. */
export const userIntents = intents<OperatorAction, Answer>({
  'cancel-subscription': (_form, who) =>
    change('Failed to cancel subscription', async () => {
      const cancelled = await cancelForUser(who);
      if (!cancelled.ok) return cancelled;
      if (cancelled.isWritten) return done('Subscription cancelled successfully');
      const text = 'They are not charged again. This page shows it once it could be written down here.';
      return halfDone('Subscription cancelled at the payment provider', text);
    }),
  refund: (_form, { userId, actor }) =>
    change('Failed to refund the payment', async () => {
      if (userId.includes('\0')) return { ok: false, reason: 'not-found' };
      const refund = await refundLatestPayment({ userId, actor });
      if (!refund.ok) return refund;
      const text = `${formatPrice(refund.amountCents)} ${refund.currency.toUpperCase()} are on their way back.`;
      if (refund.isNoted) return done('Payment refunded', text);
      return halfDone('Payment refunded', `${text} The audit log says so once it could be written there.`);
    }),
  delete: (_form, who) =>
    change('Failed to delete user', async () => {
      if (who.userId === who.actor) return { ok: false, reason: 'self' };
      const deleted = await deleteUser(who);
      if (!deleted.ok) return deleted;
      throw redirect(`${href('/admin/users')}?user=deleted`);
    }),
  block: (form, who) =>
    change('Failed to block user', async () => {
      const reason = textOf(form, 'reason');
      if (!reason) return { ok: false, reason: 'no-reason' };
      if (reason.length > longestReason) return { ok: false, reason: 'long-reason' };
      const blocked = await blockUser({ ...who, reason });
      if (!blocked.ok) return blocked;
      return done('User blocked', 'They are signed out everywhere and cannot sign in again.');
    }),
  unblock: (_form, who) =>
    change('Failed to unblock user', async () => {
      const unblocked = await unblockUser(who);
      return unblocked.ok ? done('User unblocked', 'They can sign in again.') : unblocked;
    }),
  grant: (form, who) =>
    change('Failed to grant credits', async () => {
      const amount = grantAmountOf(textOf(form, 'amount'));
      if (amount === undefined) return { ok: false, reason: 'amount' };
      const seen = textOf(form, 'seen');
      const granted = await grantCredits({
        ...who,
        amount,
        seen: /^\d{1,9}$/.test(seen) ? Number(seen) : undefined,
      });
      return granted.ok ? done('Credits granted', `${amount} more for this month.`) : granted;
    }),
  promote: (_form, who) =>
    change('Failed to make this user an admin', async () => {
      const promoted = await setRole({ ...who, role: 'admin' });
      if (!promoted.ok) return promoted;
      return done('User is an admin now', 'They can use the admin area once they have signed in again.');
    }),
  demote: (_form, who) =>
    change('Failed to remove the admin role', async () => {
      const demoted = await setRole({ ...who, role: 'user' });
      return demoted.ok ? done('Admin role removed') : demoted;
    }),
});

/** Runs the work; what it refuses is put into words here. */
function change(failure: string, work: () => Promise<Answer | Failure>): Promise<Answer> {
  const words = (error: unknown) => ({
    title: failure,
    description: isDatabaseDown(error) ? notCertain : 'Nothing was changed. Please try again.',
  });
  return attempt(words, async () => {
    const result = await work();
    if (!('reason' in result)) return result;
    return refuse(statuses[result.reason] ?? 409, failure, sentences[result.reason]);
  });
}

/** The transaction may have been done: perhaps only its answer got lost. */
const notCertain = 'The database did not answer. Look whether it was done before you try again.';

/** Done where it counts; a job writes it down here. */
const halfDone = (title: string, description: string): Answer => ({
  status: 202,
  notice: { tone: 'info', title, description },
});

const textOf = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .replaceAll('\0', '')
    .trim();
