import { randomBytes } from 'node:crypto';

/** What is known of a request from its first byte to the end of its answer. */
export type Trace = {
  /** In the answer as X-Request-Id, on error pages, and in every line logged for it. */
  id: string;
  /**
   * The pattern of the route that answers, such as '/blog/:slug', or '/*' where none does; undefined before a route
   * was looked for.
   */
  route?: string | undefined;
};

/** What proxies give: UUIDs, hexadecimal or base64url; nothing that could be a line, a tag or a book. */
const wellFormed = /^[\w.-]{8,64}$/;

/** With the id a proxy gave in X-Request-Id when it is well formed, else with one of its own. */
export function newTrace(given?: string | string[] | null): Trace {
  return { id: typeof given === 'string' && wellFormed.test(given) ? given : randomBytes(8).toString('hex') };
}
