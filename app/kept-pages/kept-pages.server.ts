import { isDatabaseAway } from '#app/db/presence.server.ts';
import type { KeptPage } from '#app/kept-pages/kept-page.server.ts';
import type { Content, PageAddress } from '#app/kept-pages/page-address.server.ts';
import { subscribe } from '#app/live.server.ts';

/** ms a page counts. A change is heard at once; this is for when the word of it was lost. */
const goodForMs = 30_000;
/** ms a visitor waits for a page to be made anew while there is an old one. */
const patience = 1_000;
/** What is kept at most; what was asked for longest ago goes first. */
const limits = { pages: 400, bytes: 64 * 1024 * 1024 };

type Entry = { page: KeptPage; madeFrom: readonly Content[]; goodUntil: number };
/**
 * A page just made. `isWhole` is false for a page that is only good for this moment, because it says that something is
 * missing.
 */
export type Made = { page: KeptPage; isWhole: boolean };
type Making = { madeFrom: readonly Content[]; made: Promise<Made | null> };

/** By the state of the gates and the address. In the order of their last use. */
const entries = new Map<string, Entry>();
const making = new Map<string, Making>();
let bytes = 0;
/** Rises with every word of a change, so that a page begun before it is not kept. */
let changes = 0;

/**
 * Begins to drop pages when what they are made from changes, in this
 * process or another. Returns a function that ends it.
 */
export function watchContent(): () => void {
  dropPages();
  return subscribe((event) => {
    if (event.type === 'content') dropPages(event.of);
    else if (event.type === 'settings') dropPages();
    // What was missed may be nothing: they stay for when the database goes away again.
    else if (event.type === 'missed') doubtPages();
  });
}

/** Forgets the pages made from what changed; all of them without it. */
export function dropPages(of?: Content): void {
  changes++;
  const isMeant = ({ madeFrom }: { madeFrom: readonly Content[] }) => !of || madeFrom.includes(of);
  for (const [key, entry] of entries) if (isMeant(entry)) remove(key);
  // Whoever asks from now on must not get what was begun before.
  for (const [key, begun] of making) if (isMeant(begun)) making.delete(key);
}

function doubtPages(): void {
  changes++;
  making.clear();
  for (const entry of entries.values()) entry.goodUntil = Number.NEGATIVE_INFINITY;
}

type Asked = PageAddress & {
  /** The state of the gates, which pages carry (settings/gates.server.ts markOf). */
  gates: string;
  /** null where the answer is for nobody but who asked. */
  make: () => Promise<Made | null>;
};

/**
 * The page, kept or made now: once, however many ask for it meanwhile. While the database is away, or too slow, what
 * was kept counts on. Undefined when nothing is kept and nothing can be made for everybody.
 */
export async function findPage(asked: Asked): Promise<KeptPage | undefined> {
  const key = `${asked.gates} ${asked.address}`;
  const kept = entries.get(key);
  if (kept) {
    entries.delete(key);
    entries.set(key, kept);
    if (performance.now() < kept.goodUntil || isDatabaseAway()) return kept.page;
  } else if (isDatabaseAway()) return undefined;
  const begun = making.get(key) ?? begin(key, asked);
  if (!kept) return (await begun.made)?.page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<KeptPage>((resolve) => {
    timer = setTimeout(resolve, patience, kept.page);
  });
  const made = begun.made.then(
    (made) => (made?.isWhole ? made.page : kept.page),
    () => kept.page,
  );
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}

function begin(key: string, { madeFrom, make }: Asked): Making {
  const begunAt = changes;
  const begun: Making = { madeFrom, made: make() };
  making.set(key, begun);
  begun.made
    .then(
      (made) => made?.isWhole && begunAt === changes && keep(key, made.page, madeFrom),
      () => undefined,
    )
    .finally(() => making.get(key) === begun && making.delete(key));
  return begun;
}

function keep(key: string, page: KeptPage, madeFrom: readonly Content[]): void {
  remove(key);
  entries.set(key, { page, madeFrom, goodUntil: performance.now() + goodForMs });
  bytes += page.size;
  for (const oldest of entries.keys()) {
    if (entries.size <= limits.pages && bytes <= limits.bytes) return;
    remove(oldest);
  }
}

function remove(key: string): void {
  bytes -= entries.get(key)?.page.size ?? 0;
  entries.delete(key);
}
