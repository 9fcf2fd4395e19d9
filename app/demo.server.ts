import { href } from 'react-router';
import { type Config, isLoopbackHost } from '#app/config.server.ts';
import { openDemoAccounts } from '#app/domain/demo/demo-accounts.server.ts';
import { fillDemo } from '#app/domain/demo/demo-content.server.ts';
import { OperatorError } from '#app/operator-error.ts';

/**
 * `npm run demo` shows its passwords and lets anyone pay with test payments: only on one's own machine.
 * @throws OperatorError that says which setting is in the way.
 */
export function refuseDemo(config: Config): void {
  const refused = (why: string) => new OperatorError(`The demo is for your own machine: ${why}`);
  if (!config.isLoopback) throw refused(`PUBLIC_URL is ${config.publicUrl}. Leave it out.`);
  if (!isLoopbackHost(config.host)) throw refused(`HOST is ${config.host}. Leave it out.`);
  if (config.payments.kind !== 'test')
    throw refused('it pays with test payments. Leave PAYMENTS and the settings of Stripe out.');
  if (config.role !== 'all') throw refused('one process does all of it. Leave ROLE out.');
}

/** Fills the place of a server that has just started, and says how to sign in. */
export async function showDemo(config: Config): Promise<void> {
  const people = await openDemoAccounts();
  await fillDemo(people);
  const lines = people.accounts.map(
    ({ who, email, password }) => `  ${who.padEnd(13)} ${email.padEnd(27)} ${password}`,
  );
  process.stdout.write(
    [
      '',
      `Sign in at ${config.publicUrl}${href('/auth')}, as operator at ${config.publicUrl}${href('/admin/login')}:`,
      ...lines,
      '',
      'The passwords are new with each start. The ads are being drawn; each appears in its dashboard when it is finished.',
      `Everything is in ${config.dataDir}; delete that folder to begin anew. Ctrl+C stops.`,
      '',
    ].join('\n'),
  );
}
