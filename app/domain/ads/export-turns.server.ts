import { exportRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';

/** Most exports at once, waiting ones included: in this process, from one network, and of one person. */
const admitted = 12;
const admittedNetwork = 6;
const admittedEach = 3;
/** ms without a read after which a slow download loses its place to somebody who waits. */
const stalledAfter = 10_000;

export type ExportKind = keyof typeof exportRates;
export type Exporter = { userId: string; network: string };
export type ExportTurn =
  | {
      ok: true;
      /** Has to be called when the export ends, and may be called twice. */
      leave: () => void;
      /** For what is read slowly: to be called at each read. `drop` ends it when the place is needed. */
      noteRead: (drop: () => void) => void;
    }
  | { ok: false; reason: 'busy' | 'too-many'; retryAfterSeconds: number };

type Place = Exporter & { readAt: number; drop: (() => void) | null };
const places = new Set<Place>();

/** Admits an export, or says when to come again. */
export async function enterExport(who: Exporter, kind: ExportKind): Promise<ExportTurn> {
  const isFree =
    makeRoom(admittedEach, ({ userId }) => userId === who.userId) &&
    makeRoom(admittedNetwork, ({ network }) => network === who.network) &&
    makeRoom(admitted, () => true);
  if (!isFree) return { ok: false, reason: 'busy', retryAfterSeconds: 10 };
  const place: Place = { ...who, readAt: Date.now(), drop: null };
  places.add(place);
  const leave = () => void places.delete(place);
  const turn = await takeTurn({ key: `ad-${kind}|${who.userId}`, ...exportRates[kind] }).catch(
    (error: unknown) => {
      leave();
      throw error;
    },
  );
  if (!turn.ok) {
    leave();
    return { ok: false, reason: 'too-many', retryAfterSeconds: Math.ceil(turn.retryAfterMs / 1000) };
  }
  const noteRead = (drop: () => void) => Object.assign(place, { readAt: Date.now(), drop });
  return { ok: true, leave, noteRead };
}

/**
 * Whether fewer than `most` of these places are taken. If all are, the download that has stalled longest is dropped.
 */
function makeRoom(most: number, isOne: (place: Place) => boolean): boolean {
  const taken = [...places].filter(isOne);
  if (taken.length < most) return true;
  const latest = Date.now() - stalledAfter;
  const [stalled] = taken
    .filter(({ drop, readAt }) => drop !== null && readAt <= latest)
    .sort((one, other) => one.readAt - other.readAt);
  if (!stalled) return false;
  places.delete(stalled);
  stalled.drop?.();
  return true;
}
