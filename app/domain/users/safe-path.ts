/**
 * A path on this site that a visitor may be sent to, or `fallback`: never another host, whatever the text looks like.
 */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || path.length > 500 || !path.startsWith('/')) return fallback;
  const url = URL.parse(path, here);
  if (url?.origin !== here) return fallback;
  // What is returned is what a browser will read: '/.//evil.test' has become '//evil.test' by now.
  const clean = url.pathname + url.search + url.hash;
  const isPlain = !/^[/\\]{2}/.test(clean) && URL.parse(clean, here)?.origin === here;
  return isPlain ? clean : fallback;
}

const here = 'http://same.invalid';
