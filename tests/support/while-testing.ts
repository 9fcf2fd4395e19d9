import { afterAll, beforeAll } from 'vitest';

/**
 * What a test file needs, there while its tests run: started before the first, closed after the last. Of several, each
 * is started after those before it and closed before them.
 */
export function whileTesting<Thing extends { close(): Promise<void> }>(start: () => Promise<Thing>): Thing {
  const running: { thing?: Thing } = {};
  beforeAll(async () => {
    running.thing = await start();
  });
  afterAll(() => running.thing?.close());
  return new Proxy({} as Thing, {
    get(_target, name) {
      if (!running.thing) throw new Error('what a test file starts runs only while its tests do');
      return Reflect.get(running.thing, name);
    },
  });
}
