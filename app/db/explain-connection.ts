import { OperatorError } from '#app/operator-error.ts';

/** PostgreSQL's error codes (its manual, appendix A) and Node's, each with what to do about DATABASE_URL. */
const explanations: Record<string, (where: Where) => string> = {
  ENOTFOUND: ({ host }) => `there is no host named ${host}. Check the host in it.`,
  EAI_AGAIN: ({ host }) =>
    `the name ${host} can't be looked up right now. Check the host in it and this machine's DNS.`,
  ECONNREFUSED: ({ host, port }) =>
    `nothing listens at ${host}, port ${port}. Start the server there, or check host and port.`,
  ETIMEDOUT: ({ host, port }) => `${host}, port ${port} does not answer. Check the address and the firewall.`,
  EHOSTUNREACH: ({ host }) =>
    `${host} can't be reached from this machine. Check the address and the network.`,
  ENOENT: ({ host }) => `there is no PostgreSQL socket in ${host}. Check the folder and the port.`,
  ECONNRESET: ({ host, port }) =>
    `what listens at ${host}, port ${port} hung up. Check that it is PostgreSQL.`,
  '28P01': ({ user }) =>
    `the password for user ${user} is wrong. Characters like @ / : # in it have to be percent-encoded.`,
  '28000': ({ user }) =>
    `the server does not let user ${user} in. Check the user and the server's pg_hba.conf.`,
  '3D000': ({ database, user }) =>
    `the server has no database named ${database}. Create it (createdb -O ${user} ${database}), or check the name.`,
  '42501': ({ user }) =>
    `user ${user} may not create tables in it. Make that user the owner of the database.`,
  '53300': () => 'the server has no connection left. Raise its max_connections, or stop what else uses it.',
  '57P03': () => 'the server is starting up or shutting down. Try again in a moment.',
  ERR_INVALID_URL: () =>
    'it is no URL of PostgreSQL. Such a one looks like postgresql://user:password@host:5432/database; characters like @ / : # in the password have to be percent-encoded.',
};

type Where = { host: string; port: string; user: string; database: string };

/**
 * Thrown when the database can't be used as it is set; the message says
 * what is wrong and what to do, without the password.
 */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';
}

/**
 * What a failed first connection means for whoever wrote DATABASE_URL;
 * undefined for an error that is not about the connection.
 */
export function explainConnection(url: string, error: unknown): DatabaseError | undefined {
  const where = partsOf(url);
  const code = where ? codeOf(error) : 'ERR_INVALID_URL';
  const explain = code === undefined ? undefined : explanations[code];
  const reason = explain?.(where ?? unknown) ?? reasonOfMessage(error, where ?? unknown);
  return reason ? new DatabaseError(`DATABASE_URL can't be used: ${reason}`, { cause: error }) : undefined;
}

const unknown: Where = { host: 'the host', port: '5432', user: 'the user', database: 'the database' };

function partsOf(text: string): Where | null {
  // For a socket the host stands in the query, and what is left is a URL to libpq only.
  const url = text.replace('@/', '@localhost/');
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, username, pathname, searchParams } = new URL(url);
  if (!/^postgres(?:ql)?:$/.test(protocol)) return null;
  const user = decodeURIComponent(username) || unknown.user;
  return {
    host: searchParams.get('host') ?? (hostname || 'localhost'),
    port: searchParams.get('port') ?? (port || '5432'),
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    // A name with several addresses fails with all of their errors at once.
    const one: unknown = at instanceof AggregateError ? at.errors[0] : at;
    if (one instanceof Error && 'code' in one && typeof one.code === 'string') return one.code;
  }
  return undefined;
}

/** The driver's own complaints carry no code. */
function reasonOfMessage(error: unknown, { host, port }: Where): string | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/does not support SSL/i.test(message))
    return 'the server speaks no TLS. Leave sslmode out of it, or turn TLS on at the server.';
  if (/certificate|self.signed/i.test(message))
    return `the server's certificate is not trusted (${message}). Name its authority with sslrootcert, or use sslmode=no-verify on a network you trust.`;
  if (/timeout|terminated unexpectedly/i.test(message))
    return `${host}, port ${port} does not answer as PostgreSQL does. Check the address and the firewall.`;
  if (/password must be a string|SASL/i.test(message))
    return 'the server asks for a password. Put one into it.';
  return undefined;
}
