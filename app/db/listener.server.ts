import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { describeError, log } from '#app/log.server.ts';
import { type Connection, isDatabaseDown } from './client.server.ts';
import { connectWithin, cutSilent, DatabaseClient } from './database-client.ts';
import { setDatabaseAway } from './presence.server.ts';

/** ms between two signs of life, and the time each may take. */
const beatEvery = 1_000;
const beatWithin = 2_500;
/** After this many beats, one goes through NOTIFY itself: a connection may have lost that although it answers. */
const echoEach = 4;
/** ms before the first and at most before any further try to connect, of which chance takes up to half. */
const firstWait = 100;
const longestWait = 2_000;

/** Hears what is notified on a channel. */
type Hear = (payload: string) => void;
type Channel = { hear: Set<Hear>; regained: Set<() => void> };

/** The one connection of a process that listens. */
export type Listener = {
  /**
   * Hears a channel until the returned function is called. `regained` is called when the connection is back after it
   * was lost: what was notified in between is not told again.
   */
  listen(channel: string, hear: Hear, regained?: () => void): Promise<() => void>;
  close(): Promise<void>;
};

/**
 * Connects and stays connected: one connection at a time, the next try after a growing wait. Its signs of life also
 * tell the rest of the process whether the database is there (presence.server.ts), and end the connections that went
 * silent with it. Rejects when the first connect fails.
 */
export async function openListener(connection: Connection): Promise<Listener> {
  const channels = new Map<string, Channel>();
  const beats = { channel: `adwright_beat_${randomBytes(8).toString('hex')}`, heard: 0 };
  const stop = new AbortController();
  let client = await connect();

  async function connect(): Promise<DatabaseClient> {
    const next = new DatabaseClient({ ...connection, application_name: 'adwright-live' });
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === beats.channel) beats.heard = Number(payload);
      else for (const hear of channels.get(channel)?.hear ?? []) hear(payload);
    });
    try {
      await next.connect();
      await limitTime(connectWithin, async () => {
        for (const name of [beats.channel, ...channels.keys()]) await next.query(`listen "${name}"`);
      });
    } catch (error) {
      next.cut('it could not listen');
      throw error;
    }
    return next;
  }

  /** Until the connection is lost, then throws. */
  async function watch(): Promise<never> {
    const lost = once(client, 'end', { signal: stop.signal });
    lost.catch(() => undefined);
    for (let beat = 1; ; beat++) {
      const ended = await Promise.race([
        lost.then(() => true),
        pause(beatEvery, false, { signal: stop.signal }),
      ]);
      if (ended) throw new Error('Connection terminated unexpectedly');
      await limitTime(beatWithin, async () => {
        if (beat % echoEach !== 0) return void (await client.query('select 1'));
        await client.query('select pg_notify($1, $2)', [beats.channel, String(beat)]);
        // PostgreSQL sends a session its own notifications together with the answer.
        await nextTurn();
        if (beats.heard < beat) throw new Error('Connection terminated: notifications no longer arrive');
      });
    }
  }

  async function regain(): Promise<void> {
    for (let failures = 0; !stop.signal.aborted; failures++) {
      try {
        client = await connect();
        setDatabaseAway(false);
        if (failures > 0) log.info('the database answers again');
        return;
      } catch (error) {
        // A server that answers, if only to refuse this one connection, is there.
        if (isDatabaseDown(error) && !isFull(error)) setDatabaseAway(true);
        if (failures === 0) log.warn({ error: describeError(error) }, 'the database is away');
      }
      const wait = Math.min(longestWait, firstWait * 2 ** failures);
      await pause(wait * (1 - Math.random() / 2), undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const holding = (async () => {
    while (!stop.signal.aborted) {
      try {
        await watch();
      } catch (error) {
        client.cut('it was lost');
        if (stop.signal.aborted) return;
        log.warn({ error: describeError(error) }, 'live connection lost');
        if (error instanceof SilenceError) {
          setDatabaseAway(true);
          cutSilent(beatWithin / 2);
        }
      }
      await regain();
      beats.heard = 0;
      if (stop.signal.aborted) return;
      for (const { regained } of channels.values()) for (const tell of regained) tell();
    }
  })();

  return {
    async listen(name, hear, regained) {
      const known = channels.get(name);
      const channel = known ?? { hear: new Set(), regained: new Set() };
      channels.set(name, channel);
      channel.hear.add(hear);
      if (regained) channel.regained.add(regained);
      // While the connection is away, the next one listens to what is in the map.
      if (!known) await client.query(`listen "${name}"`).catch(unlessDown);
      return () => {
        channel.hear.delete(hear);
        if (regained) channel.regained.delete(regained);
      };
    },
    async close() {
      stop.abort();
      client.cut('the process stops');
      await holding;
      client.cut('the process stops');
      setDatabaseAway(false);
    },
  };
}

class SilenceError extends Error {
  constructor() {
    super('Connection terminated: the database went silent');
  }
}

/**
 * Rejects with SilenceError when the work takes longer than `ms`, unless the answer is there and this process was late
 * to look.
 */
async function limitTime(ms: number, work: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      for (let turn = 0; turn < 3; turn++) await nextTurn();
      reject(new SilenceError());
    }, ms);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53300';

function unlessDown(error: unknown): void {
  if (!isDatabaseDown(error)) throw error;
}
