import { log } from '#app/log.server.ts';

/** Notes a path that is no page of ours. The query is left out: it may hold what nobody should log. */
export function noteMissing({ url, method }: Request): void {
  log.warn({ method, path: new URL(url).pathname.slice(0, 500) }, 'page not found');
}
