/** A path on this site that a visitor may be sent to, or `fallback`: never another host, whatever the text looks like. */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || path.length > 500 || !/^\/(?![/\\])/.test(path)) return fallback;
  try {
    const url = new URL(path, 'http://same.invalid');
    return url.origin === 'http://same.invalid' ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
