import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asStorageError, createDiskStorage } from '#app/adapters/storage/disk.ts';
import { createStorage } from '#app/adapters/storage/index.ts';
import { StorageError, type StoragePort } from '#app/adapters/storage/port.ts';
import { createS3Storage } from '#app/adapters/storage/s3.ts';
import { readConfig } from '#app/config.server.ts';
import { type FakeS3, startFakeS3 } from '#tests/support/fake-s3.ts';

let root: string;
let s3: FakeS3;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-storage-'));
  s3 = await startFakeS3();
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true });
});

function bucket(): StoragePort {
  const { endpoint, bucket } = s3;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' };
  return createS3Storage({ bucket, endpoint, ...keys, maxAttempts: 1 });
}

async function listed(storage: StoragePort, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

const sides: [string, () => StoragePort][] = [
  ['disk', () => createDiskStorage({ root: join(root, 'disk') })],
  ['s3', bucket],
];

describe.each(sides)('storage on %s', (kind, create) => {
  test('gives back the bytes and the type it was given', async () => {
    const storage = create();
    const bytes = randomBytes(70_000);
    await storage.put({ key: 'ads/one/clean.png', bytes, contentType: 'image/png' });
    expect(await storage.get('ads/one/clean.png')).toEqual({ bytes, contentType: 'image/png' });
    expect(storage.kind).toBe(kind);
  });

  test('keeps the smallest files whole, the empty one too', async () => {
    const storage = create();
    for (const bytes of [Buffer.from('x'), Buffer.alloc(0)]) {
      await storage.put({ key: 'small/file.txt', bytes, contentType: 'text/plain; charset=utf-8' });
      expect((await storage.get('small/file.txt'))?.bytes).toEqual(bytes);
    }
  });

  test('replaces a file', async () => {
    const storage = create();
    await storage.put({ key: 'ads/two.webp', bytes: randomBytes(90_000), contentType: 'image/webp' });
    await storage.put({ key: 'ads/two.webp', bytes: Buffer.from('new'), contentType: 'image/webp' });
    expect((await storage.get('ads/two.webp'))?.bytes.toString()).toBe('new');
  });

  test('answers null for what is not there, folders included', async () => {
    const storage = create();
    await storage.put({ key: 'folder/file.png', bytes: Buffer.from('x'), contentType: 'image/png' });
    expect(await storage.get('nothing.png')).toBeNull();
    expect(await storage.get('folder')).toBeNull();
    expect(await storage.get('folder/file.png/deeper.png')).toBeNull();
  });

  test('deletes, and does not mind when it is gone', async () => {
    const storage = create();
    await storage.put({ key: 'gone.png', bytes: Buffer.from('x'), contentType: 'image/png' });
    await storage.delete('gone.png');
    await storage.delete('gone.png');
    expect(await storage.get('gone.png')).toBeNull();
  });

  test('lists by prefix, beyond one page, with half a name too', async () => {
    const storage = create();
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `sweep/x-${name}/clean.png`);
    for (const key of [...keys, 'sweep/y/clean.png', 'other/x.png']) {
      await storage.put({ key, bytes: Buffer.from('x'), contentType: 'image/png' });
    }
    expect(await listed(storage, 'sweep/x-')).toEqual(keys);
    expect(await listed(storage, 'sweep/')).toEqual([...keys, 'sweep/y/clean.png']);
    expect(await listed(storage, 'never/')).toEqual([]);
    expect(await listed(storage, '')).toContain('other/x.png');
  });

  test.each([
    '../out.png',
    'a/../../out.png',
    '/etc/passwd',
    'a//b.png',
    '.hidden',
    'a\\b.png',
    'a\0.png',
    '',
  ])('refuses the key %j', async (key) => {
    const storage = create();
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect(storage.delete(key)).rejects.toThrow(TypeError);
    const put = storage.put({ key, bytes: Buffer.from('x'), contentType: 'image/png' });
    await expect(put).rejects.toThrow(TypeError);
  });

  test('a reader never sees half of a file that is being replaced', async () => {
    const storage = create();
    const versions = [1, 2].map((value) => Buffer.alloc(400_000, value));
    const put = (index: number) =>
      storage.put({ key: 'race.png', bytes: versions[index % 2] as Buffer, contentType: 'image/png' });
    await put(0);
    let isWriting = true;
    const writing = (async () => {
      for (let index = 0; index < 12; index += 1) await put(index);
      isWriting = false;
    })();
    while (isWriting) {
      const file = await storage.get('race.png');
      expect(versions.some((version) => file && version.equals(file.bytes))).toBe(true);
    }
    await writing;
  });
});

describe('disk', () => {
  test('leaves nothing behind a write that fails', async () => {
    const folder = join(root, 'failing');
    await mkdir(join(folder, 'target.png'), { recursive: true });
    await writeFile(join(folder, 'target.png', 'inside'), 'x');
    const put = createDiskStorage({ root: folder }).put({
      key: 'target.png',
      bytes: Buffer.from('x'),
      contentType: 'image/png',
    });
    await expect(put).rejects.toMatchObject({ name: 'StorageError', reason: 'unavailable' });
    expect(await readdir(folder)).toEqual(['target.png']);
  });

  test('a write that does not fit says full and leaves no part of it', async () => {
    const folder = join(root, 'full');
    const writer = `
      import { createDiskStorage } from '#app/adapters/storage/disk.ts';
      const storage = createDiskStorage({ root: ${JSON.stringify(folder)} });
      const file = { key: 'a.png', bytes: Buffer.alloc(300_000), contentType: 'image/png' };
      await storage.put(file).catch((error) => console.log(error.name, error.reason));`;
    // The shell's limit on file sizes stands in for a full disk: the write fails in the middle.
    const limited = [
      '-c',
      'ulimit -f 100; exec "$0" --input-type=module-typescript -e "$1"',
      process.execPath,
      writer,
    ];
    const { stdout } = await promisify(execFile)('sh', limited);
    expect(stdout.trim()).toBe('StorageError full');
    expect(await readdir(folder)).toEqual([]);
  });

  test('hides what a killed write left, and sweeps it up after an hour', async () => {
    const folder = join(root, 'killed');
    await mkdir(folder);
    const [fresh, stale] = ['a.png.0123456789abcdef.part', 'b.png.0123456789abcdef.part'] as const;
    for (const name of [fresh, stale]) await writeFile(join(folder, name), 'half');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(folder, stale), longAgo, longAgo);
    expect(await listed(createDiskStorage({ root: folder }), '')).toEqual([]);
    expect(await readdir(folder)).toEqual([fresh]);
  });

  test.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['EIO', 'unavailable'],
  ])('%s means %s', (code, reason) => {
    expect(asStorageError(Object.assign(new Error(code), { code })).reason).toBe(reason);
  });

  test.skipIf(process.getuid?.() === 0)('a folder that may not be written to is read-only', async () => {
    const folder = join(root, 'locked');
    await mkdir(folder);
    await chmod(folder, 0o500);
    const storage = createDiskStorage({ root: folder });
    const put = storage.put({ key: 'a.png', bytes: Buffer.from('x'), contentType: 'image/png' });
    await expect(put).rejects.toMatchObject({ reason: 'read-only' });
    await chmod(folder, 0o700);
  });
});

describe('s3', () => {
  test.each([
    [{ status: 507, code: 'InsufficientStorage' }, 'full'],
    [{ status: 403, code: 'QuotaExceeded' }, 'full'],
    [{ status: 403, code: 'AccessDenied' }, 'read-only'],
    [{ status: 500, code: 'InternalError' }, 'unavailable'],
    [{ status: 404, code: 'NoSuchBucket' }, 'unavailable'],
  ])('%o means %s', async (error, reason) => {
    s3.fail(error);
    try {
      const put = bucket().put({ key: 'a.png', bytes: Buffer.from('x'), contentType: 'image/png' });
      await expect(put).rejects.toMatchObject({ name: 'StorageError', reason });
      await expect(bucket().get('a.png')).rejects.toBeInstanceOf(StorageError);
    } finally {
      s3.fail(null);
    }
  });

  test('a server that is not there is unavailable', async () => {
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto', bucket: 'ads' };
    const storage = createS3Storage({ endpoint: 'http://127.0.0.1:9', ...keys, maxAttempts: 1 });
    await expect(storage.get('a.png')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

test('the settings pick the side', async () => {
  expect((await createStorage(readConfig({ DATA_DIR: root }))).kind).toBe('disk');
  const settings = { S3_BUCKET: 'ads', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect((await createStorage(readConfig(settings))).kind).toBe('s3');
});
