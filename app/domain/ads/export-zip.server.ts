import { makeZip } from 'client-zip';
import type { ExportFormat } from '#app/composer/design/placements.ts';
import { describeError, log } from '#app/log.server.ts';
import { type ExportedAd, exporterFor, exportsOf } from './export.server.ts';
import { exportSentences } from './export-sentences.ts';

type Entry = { name: string; input: Uint8Array | string; lastModified: Date };

/** Placements drawn ahead of the one being written: both cores are busy, and little waits in memory. */
const ahead = 2;
/** ms a reader may take over one file; after that the reader counts as gone. */
const patience = 120_000;

/** Bytes handed over at a time: small, so that each read shows that somebody is still there. */
const portion = 64 * 1024;

/** The place this zip takes (export-turns.server.ts). */
type Turn = { leave: () => void; noteRead: (drop: () => void) => void };

/**
 * An ad in every placement as a zip, drawn while it is read. What cannot be exported is named in not-included.txt. The
 * turn is left once the zip is read to its end, abandoned, broken or dropped for a reader who waits.
 */
export function exportZip(ad: ExportedAd, format: ExportFormat, turn: Turn): ReadableStream<Uint8Array> {
  const entries = entriesOf(ad, format);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    turn.leave();
  };
  const next = async (): Promise<IteratorResult<Entry, undefined>> => {
    clearTimeout(timer);
    if (isOver) throw new Error('this zip was given up');
    const entry = await entries.next().catch((error: unknown) => {
      log.error({ ad: ad.id, error: describeError(error) }, 'a zip of exports broke off');
      end();
      throw error;
    });
    if (entry.done) end();
    else timer = setTimeout(end, patience).unref();
    return entry;
  };
  const source = makeZip({ [Symbol.asyncIterator]: () => ({ next }) }).getReader();
  let rest = new Uint8Array();
  const noteRead = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    turn.noteRead(() => {
      end();
      controller.error(new Error('this zip was read too slowly while others waited'));
    });
  };
  return new ReadableStream<Uint8Array>(
    {
      start: noteRead,
      async pull(controller) {
        noteRead(controller);
        if (rest.length === 0) {
          const { done, value } = await source.read();
          if (done) return controller.close();
          rest = new Uint8Array(value);
        }
        controller.enqueue(rest.subarray(0, portion));
        rest = rest.subarray(portion);
      },
      async cancel(reason) {
        end();
        await source.cancel(reason).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* entriesOf(ad: ExportedAd, format: ExportFormat): AsyncGenerator<Entry, undefined> {
  const { exportTo, begin } = exporterFor(ad);
  const wanted = exportsOf(ad);
  const refused: string[] = [];
  const lastModified = ad.completedAt ?? ad.createdAt;
  for (const [index, placement] of wanted.entries()) {
    for (const coming of wanted.slice(index, index + 1 + ahead)) begin(coming);
    const result = await exportTo(placement, format);
    if (result.ok) yield { name: result.file.name, input: result.file.bytes, lastModified };
    else refused.push(`${placement.network}, ${placement.label}: ${exportSentences[result.reason]}`);
  }
  if (refused.length > 0) {
    yield { name: 'not-included.txt', input: `${refused.join('\n')}\n`, lastModified };
  }
}
