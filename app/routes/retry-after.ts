/** The header that says when to come back after a 429; whole seconds. */
export function retryAfter(ms: number): { 'retry-after': string } {
  return { 'retry-after': String(Math.ceil(ms / 1000)) };
}

/** What a page that is never stored passes on of its action's headers: cookies and when to come back. */
export function noStoreWith(actionHeaders: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of actionHeaders.getSetCookie()) headers.append('set-cookie', cookie);
  const wait = actionHeaders.get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return headers;
}
