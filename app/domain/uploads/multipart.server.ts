import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy, { type BusboyFileStream } from '@fastify/busboy';
import { StorageError } from '#app/adapters/storage/port.ts';
import { uploadFolder } from './folder.server.ts';

/** Bytes of a whole body and of one file in it, and how many files. What is beyond the latter is thrown away. */
export type MultipartBounds = { bodyBytes: number; fileBytes: number; files: number };

/** Text fields of a form, and bytes of one of them. */
const fields = { most: 100, bytes: 1_048_576 };

/** `form` holds its files by where they lie on the disk; they are there until `discard`. */
export type ReceivedForm = { form: FormData; discard(): Promise<void> };

export class UnreadableForm extends Error {
  override name = 'UnreadableForm';
  readonly reason: 'broken' | 'too-long';
  constructor(reason: 'broken' | 'too-long', options?: ErrorOptions) {
    super(`The form is ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Reads a multipart body without holding it in memory: files go to the disk as they come. A file that is too long
 * arrives with one byte more than allowed, so that whoever looks can say so. Of too many files one too many arrives.
 * Throws UnreadableForm, also when the sender goes away, and StorageError where the disk does not take it. Then nothing
 * is left behind.
 */
export async function receiveMultipart(request: Request, bounds: MultipartBounds): Promise<ReceivedForm> {
  if (!request.body) throw new UnreadableForm('broken');
  const folder = await uploadFolder().catch(refuseDisk);
  const files: string[] = [];
  const discard = async () => {
    await Promise.all(files.splice(0).map((path) => rm(path, { force: true })));
  };
  try {
    const newPath = () => {
      const path = join(folder, randomBytes(16).toString('hex'));
      files.push(path);
      return path;
    };
    return { form: await parse(request, bounds, newPath), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function parse(request: Request, bounds: MultipartBounds, newPath: () => string): Promise<FormData> {
  const parts: Promise<[name: string, value: string | File]>[] = [];
  const open = new Set<BusboyFileStream>();
  const stop = new AbortController();
  const refuse = (error: unknown) => {
    // Looked at when all of them are.
    for (const part of parts) part.catch(() => undefined);
    stop.abort(error);
    for (const stream of open) stream.destroy(error instanceof Error ? error : undefined);
  };
  const parser = openParser(request, bounds);
  parser
    .on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) refuse(new UnreadableForm('too-long'));
      parts.push(Promise.resolve([name, value]));
    })
    .on('file', (name, stream, fileName, _encoding, type) => {
      open.add(stream);
      const stored = storePart(stream, newPath()).then((blob): [string, File] => [
        name,
        new File(blob ? [blob] : [], fileName ?? '', { type }),
      ]);
      stored.catch(refuse).finally(() => open.delete(stream));
      parts.push(stored);
    });
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(new UnreadableForm('too-long')));
  try {
    const body = Readable.fromWeb(request.body as ReadableStream);
    await pipeline(body, countTo(bounds.bodyBytes), parser, { signal: stop.signal });
    const form = new FormData();
    for (const [name, value] of await Promise.all(parts)) form.append(name, value);
    return form;
  } catch (error) {
    const cause = stop.signal.aborted ? stop.signal.reason : error;
    refuse(cause);
    await Promise.allSettled(parts);
    if (cause instanceof UnreadableForm || cause instanceof StorageError) throw cause;
    throw new UnreadableForm('broken', { cause });
  }
}

function openParser(request: Request, { files, fileBytes }: MultipartBounds) {
  const type = request.headers.get('content-type') ?? '';
  try {
    return busboy({
      headers: { 'content-type': type },
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        // One more arrives, for the same reason.
        files: files + 1,
        fileSize: fileBytes + 1,
        fields: fields.most,
        fieldSize: fields.bytes,
        parts: files + fields.most + 50,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
  } catch (error) {
    throw new UnreadableForm('broken', { cause: error });
  }
}

/** Where a file's bytes lie; null for a field without any. */
async function storePart(stream: BusboyFileStream, path: string): Promise<Blob | null> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let broken = false;
  file.once('error', () => {
    broken = true;
  });
  try {
    await pipeline(stream, file);
  } catch (error) {
    return broken ? refuseDisk(error) : Promise.reject(error);
  }
  return (await stat(path)).size > 0 ? openAsBlob(path) : null;
}

function refuseDisk(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'unavailable';
  throw new StorageError(code === 'EROFS' ? 'read-only' : reason, { cause: error });
}

function countTo(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new UnreadableForm('too-long'));
      else done(null, chunk);
    },
  });
}
