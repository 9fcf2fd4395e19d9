import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { changeName, changePassword } from '#app/domain/users/account.server.ts';
import { accountErrorsOf, changePasswordSchema, profileSchema } from '#app/domain/users/account-forms.ts';
import { endSessionOf, endSessionsOf } from '#app/domain/users/account-sessions.server.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { done, intents, refuse } from '#app/routes/answer.server.ts';
import { textFields } from '#app/routes/auth/read-auth-form.server.ts';
import { type AccountAnswer, invalid, leave, refusePassword } from './account-answers.server.ts';
import type { AccountIntent } from './account-outcome.ts';

type SignedIn = { viewer: Viewer; sessionId: string };

/** Every form of the account page. */
export const accountIntents = intents<SignedIn, AccountAnswer, AccountIntent>({
  async 'change-name'(form, { viewer }) {
    const parsed = profileSchema.safeParse(textFields(form));
    if (!parsed.success) {
      const fullName = String(form.get('fullName') ?? '').slice(0, 200);
      return { ...invalid('Profile not updated', accountErrorsOf(parsed.error)), fullName };
    }
    await changeName(viewer.id, parsed.data.fullName);
    // Without JavaScript the page comes with this very answer, and its viewer was read before the change.
    return { ...done('Profile updated'), fullName: parsed.data.fullName };
  },

  async 'change-password'(form, { viewer, sessionId }) {
    const title = 'Failed to update password';
    const parsed = changePasswordSchema(config().passwordMinLength).safeParse(textFields(form));
    if (!parsed.success) return invalid(title, accountErrorsOf(parsed.error));
    const { currentPassword: current, newPassword: password } = parsed.data;
    const changed = await changePassword({ person: viewer, sessionId, current, password });
    if (changed.ok) {
      const answer = done('Password updated', 'Every other device was signed out.');
      return { ...answer, headers: { 'set-cookie': changed.cookie } };
    }
    if (changed.reason === 'session-ended' || changed.reason === 'gone') throw await leave(href('/auth'));
    return refusePassword(title, changed);
  },

  async 'end-session'(form, { viewer, sessionId }) {
    const asked = String(form.get('sessionId') ?? '');
    const ended = await endSessionOf(viewer.id, asked);
    if (asked === sessionId) throw await leave(href('/'));
    return ended ? done('Device signed out') : refuse(404, 'Session not found', 'It may have ended already.');
  },

  async 'end-other-sessions'(_form, { viewer, sessionId }) {
    const ended = await endSessionsOf(viewer.id, sessionId);
    if (ended === 0) return done('No other device is signed in');
    return done('Every other device was signed out');
  },

  async 'end-all-sessions'(_form, { viewer }) {
    await endSessionsOf(viewer.id);
    throw await leave(href('/'));
  },
});
