import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBuiltFiles } from './built-files.server.ts';

test('a file that has gone since the start is a missing one, compressed or not, and the others are served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adwright-built-'));
  for (const name of ['gone.js', 'gone.js.br', 'kept.js', 'kept.js.br'])
    writeFileSync(join(folder, name), `// ${name}`);
  const serve = createBuiltFiles(folder, [['x-content-type-options', 'nosniff']]);
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end('next')),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const ask = (name: string, encoding: string) =>
      fetch(`http://127.0.0.1:${port}/${name}`, { headers: { 'accept-encoding': encoding } });
    expect((await ask('gone.js', 'identity')).status).toBe(200);
    for (const name of ['gone.js', 'gone.js.br']) rmSync(join(folder, name));
    for (const encoding of ['identity', 'br']) {
      const gone = await ask('gone.js', encoding);
      expect([gone.status, gone.headers.get('cache-control'), await gone.text()]).toEqual([
        404,
        null,
        'next',
      ]);
    }
    const kept = await ask('kept.js', 'identity');
    expect([kept.status, await kept.text()]).toEqual([200, '// kept.js']);
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
