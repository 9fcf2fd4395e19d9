import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A server and what ends it. */
export type BenchServer = { url: string; stop(): Promise<unknown> };

/** A bare node:http server on loopback. */
export async function serveBare(listener: RequestListener): Promise<BenchServer> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const picture = readFileSync(join(import.meta.dirname, '../public/showcase/coffee-480.webp'));

/** The least a page with a picture can be: no styles, no scripts. */
export function servePlainPage(): Promise<BenchServer> {
  const html =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Plain</h1><img src="/picture.webp" width="480" height="480" alt="">';
  return serveBare((request, response) => {
    const isPicture = request.url === '/picture.webp';
    response.setHeader('content-type', isPicture ? 'image/webp' : 'text/html; charset=utf-8');
    response.end(isPicture ? picture : html);
  });
}

/** The first post the blog links to, if there is one. */
export async function firstPost(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/blog`)).text();
  const [, path] = /href="(\/blog\/[^"?#.]+)"/.exec(html) ?? [];
  return path ? [path] : [];
}
