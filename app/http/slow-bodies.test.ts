import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type BodyWatch, watchBodies } from './slow-bodies.server.ts';

const patience = { every: 20, stalled: 800, atFirst: 800, perByte: 1 };

let server: Server | undefined;
let watch: BodyWatch | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  watch?.close();
  server?.closeAllConnections();
  await new Promise((done) => server?.close(done));
});

/** What the server saw of each form: how many bytes, or that it broke off. */
async function listen(read: 'at once' | 'late' | 'never'): Promise<(string | number)[]> {
  const seen: (string | number)[] = [];
  watch = watchBodies(patience);
  const watching = watch;
  server = createServer({ requestTimeout: 0 }, async (request, response) => {
    watching.watch(request, response);
    if (read === 'never') return void response.writeHead(403).end('no');
    if (read === 'late') await pause(1_500);
    let bytes = 0;
    try {
      for await (const chunk of request) bytes += chunk.length;
      seen.push(bytes);
      response.end('thank you');
    } catch {
      seen.push('broken off');
    }
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return seen;
}

async function begin(length: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const address = server?.address() as AddressInfo | undefined;
  const socket = connect(address?.port ?? 0, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined);
  const answer = new Promise<string>((done) => socket.once('close', () => done(text)));
  await new Promise((done) => socket.once('connect', done));
  socket.write(`POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  return { socket, answer };
}

test('a form that comes slowly but steadily arrives, however long it takes', async () => {
  const seen = await listen('at once');
  const { socket, answer } = await begin(1_000);
  for (let part = 0; part < 10; part++) {
    socket.write('x'.repeat(100));
    await pause(120);
  }
  expect(await answer).toContain('thank you');
  expect(seen).toEqual([1_000]);
});

test('one that stops coming is dropped, with a word', async () => {
  const seen = await listen('at once');
  const { socket, answer } = await begin(1_000);
  socket.write('x'.repeat(500));
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*stopped arriving/s);
  await expect.poll(() => seen).toEqual(['broken off']);
});

test('one that comes a byte at a time is dropped, too', async () => {
  const seen = await listen('at once');
  const { socket, answer } = await begin(1_000);
  let isOver = false;
  void answer.then(() => {
    isOver = true;
  });
  while (!isOver) {
    socket.write('x');
    await pause(40);
  }
  expect(await answer).toContain('408');
  await expect.poll(() => seen).toEqual(['broken off']);
});

test('one that the reader keeps waiting is not', async () => {
  const seen = await listen('late');
  const { socket, answer } = await begin(300_000);
  socket.write('x'.repeat(300_000));
  expect(await answer).toContain('thank you');
  expect(seen).toEqual([300_000]);
});

test('what is refused unread is taken in to its end, so that the answer can be read', async () => {
  await listen('never');
  const { socket, answer } = await begin(3_000_000);
  let sent = false;
  socket.write('x'.repeat(3_000_000), () => {
    sent = true;
  });
  expect(await answer).toContain('403');
  expect(sent).toBe(true);
});
