/** What a page that is never stored passes on of its action's headers: cookies. */
export function noStoreWith(actionHeaders: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of actionHeaders.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}
