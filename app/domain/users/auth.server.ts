import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { admin } from 'better-auth/plugins/admin';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { accounts, sessions, users, verifications } from '#app/db/schema.ts';
import { log } from '#app/log.server.ts';
import { afterPasswordReset, sendReset } from './account-mails.server.ts';
import { passwordMaxLength } from './auth-limits.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';

/** s a session lasts. */
export const sessionLife = 30 * 86_400;
/** s a reset link works. */
export const resetLife = 3600;

/** Accounts and sessions. Set by createAuth, before any request is served. */
export let auth: ReturnType<typeof build>;

/** Makes `auth` on the open database. `secret` signs session cookies. */
export function createAuth(options: { secret: string }): void {
  auth = build(options.secret);
}

function build(secret: string) {
  const { brandName, publicUrl, passwordMinLength } = config();
  const isSecure = publicUrl.startsWith('https:');
  return betterAuth({
    appName: brandName,
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    plugins: [admin({ bannedUserMessage: 'This account has been suspended. Please contact support.' })],
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: resetLife,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
      onPasswordReset: ({ user }) => afterPasswordReset(user),
      disableSignUp: true,
    },
    session: { expiresIn: sessionLife, disableSessionRefresh: true, cookieCache: { enabled: false } },
    // Expired links are kept for a while, to be told apart from invalid ones; the sweeper removes them.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    // Ours are counted before this is called (domain/limits): per network and per account.
    rateLimit: { enabled: false },
    advanced: {
      // Written by our own server from the socket or a trusted proxy, never taken from the client.
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      useSecureCookies: false,
      ...(isSecure ? { cookiePrefix: '__Host-adwright' } : {}),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
    },
    // Unexpected failures reach the page's own error handling; expected ones are caught in auth-call.server.ts.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (level, message) => log[level === 'error' ? 'error' : 'warn'](message) },
  });
}
