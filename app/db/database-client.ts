import { Socket } from 'node:net';
import pg from 'pg';

/** ms the server takes over one statement at most; it then ends it with an error. */
const statementTimeout = 10_000;
/** ms to connect. */
export const connectWithin = 3_000;
/** ms without a byte from the server while it owes an answer, after which the connection counts as dead. */
const silenceAllowed = 12_000;
/** ms between two looks at the open connections. */
const lookEvery = 1_000;

/** Every connection of this process that is open or opening. */
const clients = new Set<DatabaseClient>();
let looking: ReturnType<typeof setInterval> | undefined;

/**
 * A connection that can't wait for ever: whatever it was asked is rejected once the server has been silent too long.
 * Half-open connections (the other side is gone and nobody said so) look like any other, and `pg` alone would wait for
 * them for minutes.
 */
export class DatabaseClient extends pg.Client {
  readonly #socket: Socket;
  /** When an answer became due, ms of performance.now(); null while none is. */
  #owedSince: number | null = null;
  #heardAt = performance.now();
  #bytesSeen = 0;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({
      ...config,
      connectionTimeoutMillis: connectWithin,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      statement_timeout: statementTimeout,
      stream: () => socket,
    });
    this.#socket = socket;
    // Without a listener a connection that is lost ends the process; whoever waits for an answer is told by its
    // rejection.
    this.on('error', () => undefined);
    this.on('drain', () => {
      this.#owedSince = null;
    });
    clients.add(this);
    socket.once('close', () => {
      clients.delete(this);
      if (clients.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    });
    looking ??= setInterval(cutDead, lookEvery).unref();
  }

  /** As in pg, noting that an answer is due. */
  // biome-ignore lint/suspicious/noExplicitAny: one passing-on for the nine forms of the original
  override query(...parameters: any[]): any {
    this.#owedSince ??= performance.now();
    return super.query(...(parameters as [string]));
  }

  /** Ends the connection at once. Everything asked of it is rejected. */
  cut(reason: string): void {
    this.#socket.destroy(new Error(`Connection terminated: ${reason}`));
  }

  /** ms since bytes arrived, as far as the last look knows. */
  get silentFor(): number {
    const now = performance.now();
    if (this.#socket.bytesRead !== this.#bytesSeen) {
      this.#bytesSeen = this.#socket.bytesRead;
      this.#heardAt = now;
    }
    return now - this.#heardAt;
  }

  /** ms for which an answer has been due without a byte of it; 0 while none is. */
  get owedFor(): number {
    const silentFor = this.silentFor;
    return this.#owedSince === null ? 0 : Math.min(silentFor, performance.now() - this.#owedSince);
  }
}

function cutDead(): void {
  for (const client of clients) {
    if (client.owedFor > silenceAllowed) client.cut('the database went silent');
  }
}

/**
 * Closes the connections that received nothing for `ms`, whether idle or not. Whoever used them next would find them
 * dead.
 */
export function cutSilent(ms: number): void {
  for (const client of clients) {
    if (client.silentFor >= ms) client.cut('the database went silent');
  }
}
