import { createEmailVerificationToken } from 'better-auth/api';
import { sendConfirmation } from './account-mails.server.ts';
import { auth, confirmationLife } from './auth.server.ts';
import { atLeast } from './even-timing.ts';
import { personKey, type Turn, takeTurns } from './rate-limits.server.ts';
import { findUserByEmail } from './users.server.ts';

const minute = 60_000;

/** Mails the confirmation again to an account that waits for it; answers alike for every other address. */
export function resendConfirmation(request: Request, email: string): Promise<Turn> {
  return atLeast(400, async () => {
    const address = request.headers.get('x-client-address') ?? '';
    const turn = await takeTurns([
      { key: `confirm|${address}`, max: 5, windowMs: 30 * minute },
      { key: personKey('confirm-a-minute', email), max: 1, windowMs: minute },
      { key: personKey('confirm', email), max: 5, windowMs: 30 * minute },
    ]);
    if (!turn.ok) return turn;
    const user = await findUserByEmail(email);
    if (user && !user.emailVerified) {
      const { secret } = await auth.$context;
      await sendConfirmation(
        user,
        await createEmailVerificationToken(secret, user.email, undefined, confirmationLife),
      );
    }
    return { ok: true };
  });
}
