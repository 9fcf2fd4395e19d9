import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. `memory` is in KiB. */
const safeCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** The least that argon2 takes, for tests. */
const testCost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

let cost = safeCost;

/** Called by boot: `testing` comes from the settings, which refuse it outside of tests. */
export function openPasswords(options: { testing: boolean }): void {
  cost = options.testing ? testCost : safeCost;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The password as a PHC string, `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { message: bytesOf(password), nonce: salt, ...cost });
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${settings}$${encodeUnpadded(salt)}$${encodeUnpadded(tag)}`;
}

/** Whether `password` is the one behind `hash`; false for a hash of any other kind. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(input.hash) ?? [];
  if (!memory) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: bytesOf(input.password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** One spelling of each character, so that another keyboard or system types the same password. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function encodeUnpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
