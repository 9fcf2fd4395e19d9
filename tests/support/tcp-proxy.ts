import { connect, createServer, type Socket } from 'node:net';

/** What stands between two programs on loopback and fails as a network does. */
export type TcpProxy = {
  port: number;
  /** Connections accepted so far. */
  accepted(): number;
  /** Breaks every connection and refuses new ones, as a server that is gone. */
  cut(): void;
  /** Takes connections and bytes and passes nothing on, as a server that hangs. */
  freeze(): void;
  /**
   * The connections of now go silent for good without being closed; new ones work, as behind a router that forgot
   * them.
   */
  halfOpen(): void;
  /** New connections work, and frozen ones go on where they were. */
  restore(): void;
  close(): Promise<void>;
};

type Pair = { outer: Socket; inner: Socket; isDead: boolean };

/**
 * `target` is where connections go: a port of loopback or the path of a Unix socket. A connection breaks before it
 * passes on what `breaksAt` says yes to.
 */
export async function startTcpProxy(
  target: { port: number } | { path: string },
  breaksAt?: (sent: Buffer) => boolean,
): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let accepted = 0;

  const server = createServer((outer) => {
    accepted += 1;
    if (state === 'cut') return void outer.resetAndDestroy();
    const inner = connect(target);
    const pair: Pair = { outer, inner, isDead: false };
    pairs.add(pair);
    for (const socket of [outer, inner]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    pass(outer, inner, pair);
    pass(inner, outer, pair);
    if (state === 'frozen') hold(pair);
  });

  function pass(from: Socket, to: Socket, pair: Pair): void {
    from.on('data', (chunk) => {
      if (from === pair.outer && breaksAt?.(chunk)) return void from.resetAndDestroy();
      if (!pair.isDead && !to.write(chunk)) {
        from.pause();
        to.once('drain', () => state === 'open' && from.resume());
      }
    });
    from.once('close', () => {
      if (pair.isDead) return;
      pairs.delete(pair);
      to.destroy();
    });
  }

  const hold = ({ outer, inner }: Pair) => [outer, inner].map((socket) => socket.pause());

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    port,
    accepted: () => accepted,
    cut() {
      state = 'cut';
      for (const { outer, inner } of pairs) {
        outer.resetAndDestroy();
        inner.destroy();
      }
    },
    freeze() {
      state = 'frozen';
      for (const pair of pairs) hold(pair);
    },
    halfOpen() {
      for (const pair of pairs) {
        pair.isDead = true;
        pair.inner.destroy();
      }
    },
    restore() {
      state = 'open';
      for (const { outer, inner } of pairs) for (const socket of [outer, inner]) socket.resume();
    },
    async close() {
      for (const { outer, inner } of pairs) for (const socket of [outer, inner]) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A proxy before the database of a libpq URL with a Unix socket; `databaseUrl` goes through it. */
export async function startDatabaseProxy(
  url: string,
  breaksAt?: (sent: Buffer) => boolean,
): Promise<{ proxy: TcpProxy; databaseUrl: string }> {
  const direct = new URL(url);
  const folder = direct.searchParams.get('host') ?? '';
  const path = `${folder}/.s.PGSQL.${direct.searchParams.get('port')}`;
  const proxy = await startTcpProxy({ path }, breaksAt);
  const databaseUrl = `postgresql://${direct.username}@127.0.0.1:${proxy.port}${direct.pathname}`;
  return { proxy, databaseUrl };
}
