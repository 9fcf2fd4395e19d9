import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

let place: OwnPlace;
let server: ServerProcess;
let dataDir: string;

beforeAll(async () => {
  place = await openOwnPlace();
  dataDir = join(place.dataDir, 'made-by-the-program');
  const env = { DATABASE_URL: place.databaseUrl, PUBLIC_URL: 'https://ads.example', HSTS: 'preload' };
  server = await startServerProcess({ dataDir, env: { ...env, HOST: '127.0.0.1' } });
});

afterAll(async () => {
  await server?.stop();
  await place?.close();
});

/** Sends these very bytes and returns the answer's first line and the rest. */
function send(...lines: string[]): Promise<{ status: string; rest: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let answer = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${lines[0]}`)));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [status = '', ...rest] = answer.split('\r\n');
      resolve({ status, rest: rest.join('\n') });
    });
  });
}

const host = 'Host: ads.example';
const close = 'Connection: close';

describe('a request that names no page', () => {
  test.each([
    ['OPTIONS * HTTP/1.1', host],
    ['GET /faq HTTP/1.1', 'Host: user:secret@ads.example'],
    ['GET /faq HTTP/1.1', 'Host:'],
    ['GET /faq HTTP/1.1', 'Host: ads.example/evil'],
    ['GET /faq HTTP/1.1', 'Host: ads.example?x'],
    ['GET /faq HTTP/1.1', 'Host: [::1'],
    ['GET /faq HTTP/1.1', 'Host: ads.example:99999'],
    ['GET /faq HTTP/1.1', host, 'Host: evil.test'],
    ['TRACE /faq HTTP/1.1', host],
    ['GET faq HTTP/1.1', host],
    ['GET http://user:secret@ads.example/faq HTTP/1.1', host],
    ['GET http:///faq HTTP/1.1', host],
    ['GET ftp://ads.example/faq HTTP/1.1', host],
  ])('%s %s: 400 and no more than one line in the log', async (...lines) => {
    const before = server.output().length;
    const { status, rest } = await send(...lines, close);
    expect(status).toMatch(/^HTTP\/1\.1 400 /);
    expect(rest).not.toContain('secret');
    const logged = server.output().slice(before);
    // What the program does besides, such as a worker that begins, has lines of its own.
    const ofRequests = logged.split('\n').filter((line) => /"(request|path|error)"/.test(line));
    expect(ofRequests.length, logged).toBeLessThanOrEqual(1);
    expect(logged).not.toContain('stack');
    expect(logged).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test('CONNECT is closed', async () => {
    expect((await send('CONNECT ads.example:443 HTTP/1.1', host)).status).not.toMatch(/ (2|5)\d\d /);
  });
});

describe('a whole address in the request line', () => {
  test('is answered as its path', async () => {
    const page = await send('GET https://ads.example/faq HTTP/1.1', host, close);
    expect(page.status).toMatch(/ 200 /);
    expect(page.rest).toContain('</html>');
    expect((await send('GET http://ads.example/favicon.svg HTTP/1.1', host, close)).rest).toContain('<svg');
  });

  test('counts more than the Host header', async () => {
    const { status } = await send('GET http://ads.example/robots.txt HTTP/1.1', 'Host: evil.test', close);
    expect(status).toMatch(/ 200 /);
  });

  test('two slashes at its start are a path of this site', async () => {
    const { status, rest } = await send('GET //evil.test/ HTTP/1.1', host, close);
    expect(status).toMatch(/ (301|404) /);
    expect(rest).not.toMatch(/location: (https?:)?\/\/evil/i);
  });
});

test('pages and static files bind browsers to https as far as the settings say', async () => {
  for (const path of ['/', '/favicon.svg', '/robots.txt']) {
    const { rest } = await send(`GET ${path} HTTP/1.1`, host, close);
    expect(rest, path).toContain('max-age=63072000; includeSubDomains; preload');
    expect(rest, path).toMatch(/cross-origin-embedder-policy: require-corp/i);
  }
  const { rest } = await send('GET / HTTP/1.1', host, close);
  expect(rest).toMatch(/content-security-policy: default-src 'none';/i);
});

test('folders of the data folder are closed to other users', () => {
  const folders = ['', ...readdirSync(dataDir, { recursive: true }).map(String)]
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isDirectory());
  const modes = folders.map((path) => [path, (statSync(path).mode & 0o777).toString(8)]);
  expect(modes.filter(([, mode]) => mode !== '750' && mode !== '700')).toEqual([]);
});
