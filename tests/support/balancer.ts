import { Agent, createServer, request as send } from 'node:http';

/** Spreads requests over the servers that are ready, as a load balancer does. */
export type Balancer = { url: string; close(): Promise<void> };

type Upstream = { url: string; isReady: boolean };

/**
 * Asks each server for /readyz every 100 ms; a request that can't connect goes to the next, any other failure is a
 * 502.
 */
export async function startBalancer(urls: string[]): Promise<Balancer> {
  const upstreams: Upstream[] = urls.map((url) => ({ url, isReady: true }));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const look = async (upstream: Upstream) => {
    const answer = await fetch(`${upstream.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    upstream.isReady = answer?.status === 200;
  };
  const looking = setInterval(() => void Promise.all(upstreams.map(look)), 100);
  let turn = 0;

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const ready = upstreams.filter((upstream) => upstream.isReady);
      turn += 1;
      const order = (ready.length > 0 ? ready : upstreams).map(
        (_, nth, all) => all[(turn + nth) % all.length],
      );
      forward(order.map((upstream) => upstream?.url ?? ''));
    });
    const forward = ([url, ...others]: string[]) => {
      if (!url) return void outgoing.writeHead(502).end();
      const target = new URL(incoming.url ?? '/', url);
      const { host: _host, connection: _connection, ...headers } = incoming.headers;
      const inner = send(target, {
        agent,
        method: incoming.method,
        headers: { ...headers, host: target.host, ...(headers.origin && { origin: target.origin }) },
      });
      inner.on('response', (answer) => {
        const { connection: _inner, ...passed } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, passed);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      inner.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') forward(others);
        else if (!outgoing.headersSent) outgoing.writeHead(502).end(String(error));
        else outgoing.destroy();
      });
      inner.end(Buffer.concat(chunks));
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
