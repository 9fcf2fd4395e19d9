import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { href } from 'react-router';
import { openForTool } from '#app/boot.server.ts';
import { type Config, readConfig } from '#app/config.server.ts';
import { removeSamples } from '#app/domain/media/operator-samples.server.ts';
import { openGates } from '#app/domain/settings/operator-settings.server.ts';
import { emailSchema, newPasswordSchema } from '#app/domain/users/auth-forms.ts';
import { createResetLink } from '#app/domain/users/reset-password.server.ts';
import { makeAdmin, setPassword } from '#app/domain/users/users.server.ts';
import { OperatorError } from '#app/operator-error.ts';

const usage = `For operators, from the machine itself.

  npm run admin -- create EMAIL [--name NAME] [--password-stdin]
  npm run admin -- open
  npm run admin -- remove-samples

create: an account with this address is promoted; otherwise one is made. The password is asked for on a terminal, read from
standard input with --password-stdin, or, where there is neither, a link to set one is printed (it works once, for 60
minutes, while the server runs).

open: lifts the maintenance and beta gates.

remove-samples: the sample ads and sample blog posts of the first start are deleted, for good.

Settings are the server's: DATA_DIR, DATABASE_URL, PUBLIC_URL, ...
`;

/** Something the operator can put right; exit code 2. */
class UsageError extends Error {}

type Account = { email: string; name: string; fromStdin: boolean };
type Command = Account | 'open' | 'remove-samples';

function readCommand(args: string[]): Command {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [verb, address, ...rest] = positionals;
  if ((verb === 'open' || verb === 'remove-samples') && address === undefined) return verb;
  if (verb !== 'create' || address === undefined || rest.length > 0) throw new UsageError('Which account?');
  const email = emailSchema.safeParse({ email: address });
  if (!email.success) throw new UsageError(`${address} is not an email address.`);
  return {
    email: email.data.email,
    name: values.name ?? 'Administrator',
    fromStdin: values['password-stdin'],
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean', default: false } },
  });
}

/** The new password, or null where a link is to be printed instead. */
async function readPassword(command: Account, minLength: number): Promise<string | null> {
  if (!command.fromStdin && !process.stdin.isTTY) return null;
  const password = command.fromStdin
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : await ask(`Password for ${command.email}: `);
  const confirmPassword = command.fromStdin ? password : await ask('The same again: ');
  const read = newPasswordSchema(minLength).safeParse({ password, confirmPassword });
  if (!read.success) throw new UsageError(read.error.issues[0]?.message ?? 'This password cannot be used.');
  return read.data.password;
}

/** Asks on the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

const done = {
  created: 'is a new account and an admin',
  promoted: 'is an admin now',
  unchanged: 'was an admin already',
};

async function run(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage);
  const command = readCommand(args);
  const config = readConfig();
  if (command === 'open') return withTool(config, tellOpened);
  if (command === 'remove-samples') return withTool(config, tellRemoved);
  const password = await readPassword(command, config.passwordMinLength);
  await withTool(config, async () => {
    const { user, outcome } = await makeAdmin({ ...command, actor: 'command line' });
    process.stdout.write(`${user.email} ${done[outcome]}.\n`);
    if (password !== null) {
      await setPassword(user.id, password);
      process.stdout.write(`The password is set. Sign in at ${config.publicUrl}${href('/admin/login')}\n`);
    } else {
      process.stdout.write(`Set a password here, within 60 minutes:\n${await createResetLink(user.id)}\n`);
    }
  });
}

async function withTool(config: Config, work: () => Promise<void>): Promise<void> {
  const tool = await openForTool(config);
  try {
    await work();
  } finally {
    await tool.close();
  }
}

/** Lifts both gates, for an operator whom nothing else lets in. */
async function tellOpened(): Promise<void> {
  const lifted = await openGates('command line');
  const say = (name: string, wasShut: boolean) =>
    process.stdout.write(`${name} ${wasShut ? 'is off now' : 'was off already'}.\n`);
  say('Maintenance mode', lifted.maintenance_mode);
  say('Beta mode', lifted.beta_mode);
}

async function tellRemoved(): Promise<void> {
  const { pictures, posts } = await removeSamples('command line');
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  process.stdout.write(`Removed ${count(pictures, 'sample picture')} and ${count(posts, 'sample post')}.\n`);
}

/** Exit codes: 0 done, 1 failed, 2 not understood. */
async function main(): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(
      `${error instanceof OperatorError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

await main();
