/** Steps of an SMTP conversation before a recipient is named. */
const beforeRecipient = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'AUTH', 'MAIL FROM']);
const noConnection = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'EDNS',
  'EAUTH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETLS',
]);

/**
 * What a failed attempt to send means for the recipient. `server-away`: nobody's mail is taken now. `later`: the server
 * asks to try this one again (4xx). `lost`: the mail was refused for good, or the connection broke off where it may
 * have been taken.
 */
export function describeFailure(error: unknown): 'server-away' | 'later' | 'lost' {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  if (beforeRecipient.has(String(command)) || noConnection.has(String(code))) return 'server-away';
  return typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500 ? 'later' : 'lost';
}
