const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Throws on a key that could leave the root or mean two things: no empty, '.', '..' or hidden part, at most 512
 * characters. Keys are made by the application, so a bad one is a bug and not a person's mistake.
 */
export function assertStorageKey(key: string): void {
  if (key.length === 0 || key.length > 512 || !key.split('/').every((part) => segment.test(part))) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  }
}

/** The same for the start of a key: '' lists everything, a trailing slash or half a name is allowed. */
export function assertStoragePrefix(prefix: string): void {
  if (prefix === '') return;
  assertStorageKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}
