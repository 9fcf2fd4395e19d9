import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaMemory, CaptchaPort } from './port.ts';

/**
 * What the widget submits: base64 of this as JSON. Only the parts read here are checked; the signature covers the
 * rest.
 */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type AltchaOptions = {
  secret: string;
  memory: CaptchaMemory;
  challengeUrl: (action: string) => string;
  /** PBKDF2 rounds per attempt; the browser makes 128 to 384 attempts. */
  cost?: number | undefined;
  /** ms a challenge can be answered in. */
  lifeMs?: number;
};

/**
 * Proof of work made by the visitor's browser: nothing leaves this server, no account needed. A challenge is signed,
 * belongs to one form and is spent by its first right answer on any node.
 */
export function createAltcha(options: AltchaOptions): CaptchaPort {
  const signatureSecret = subkey(options.secret, 'altcha challenge');
  const keySecret = subkey(options.secret, 'altcha derived key');

  return {
    kind: 'altcha',

    widget: (action) => ({ kind: 'altcha', challengeUrl: options.challengeUrl(action) }),

    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: options.cost ?? 5000,
        // A counter chosen here bounds the search. Left to chance, one visitor in a hundred would wait five times
        // longer.
        counter: randomInt(128, 385),
        expiresAt: new Date(Date.now() + (options.lifeMs ?? 5 * 60_000)),
        data: { action },
        deriveKey,
        hmacSignatureSecret: signatureSecret,
        hmacKeySignatureSecret: keySecret,
      }),

    async verify(token, { action }) {
      if (!token) return { ok: false, reason: 'missing' };
      const payload = parsePayload(token);
      if (!payload) return { ok: false, reason: 'wrong' };
      const { challenge, solution } = payload;
      const verdict = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: signatureSecret,
        hmacKeySignatureSecret: keySecret,
      });
      if (verdict.expired) return { ok: false, reason: 'expired' };
      if (!verdict.verified || challenge.parameters.data.action !== action)
        return { ok: false, reason: 'wrong' };
      // The nonce and not the token: the same solution can be written in many ways.
      const fresh = await options.memory.remember({
        key: `altcha:${challenge.parameters.nonce}`,
        expiresAt: new Date(challenge.parameters.expiresAt * 1000),
      });
      return fresh ? { ok: true } : { ok: false, reason: 'replayed' };
    },
  };
}

function subkey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

function parsePayload(token: string) {
  if (token.length > 4096) return null;
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
