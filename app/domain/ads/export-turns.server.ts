import { takeTurn } from '#app/domain/limits/turns.server.ts';

/** Exports admitted at once in this process, waiting ones included, and of them one person's. */
const admitted = 12;
const admittedEach = 3;

/** A person's files and zips in ten minutes. */
const limits = { file: 120, zip: 12 };
const windowMs = 600_000;

export type ExportKind = keyof typeof limits;
export type ExportTurn =
  | { ok: true; leave: () => void }
  | { ok: false; reason: 'busy' | 'too-many'; retryAfterSeconds: number };

const inside = new Map<string, number>();
let total = 0;

/** Admits an export, or says when to come again. `leave` has to be called when it ends, and may be called twice. */
export async function enterExport(userId: string, kind: ExportKind): Promise<ExportTurn> {
  if (isFull(userId)) return { ok: false, reason: 'busy', retryAfterSeconds: 10 };
  const leave = admit(userId);
  const turn = await takeTurn({ key: `ad-${kind}|${userId}`, max: limits[kind], windowMs }).catch(
    (error: unknown) => {
      leave();
      throw error;
    },
  );
  if (turn.ok) return { ok: true, leave };
  leave();
  return { ok: false, reason: 'too-many', retryAfterSeconds: Math.ceil(turn.retryAfterMs / 1000) };
}

const isFull = (userId: string) => total >= admitted || (inside.get(userId) ?? 0) >= admittedEach;

function admit(userId: string): () => void {
  let isInside = true;
  total += 1;
  inside.set(userId, (inside.get(userId) ?? 0) + 1);
  return () => {
    if (!isInside) return;
    isInside = false;
    total -= 1;
    const left = (inside.get(userId) ?? 1) - 1;
    if (left > 0) inside.set(userId, left);
    else inside.delete(userId);
  };
}
