import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';

const app = testApp();
test('a signed-in person hears each stage of their own generation; a visitor and another user do not', async () => {
  const strangers = await Promise.all(
    [app.visitor(), await app.user()].map(async (client) => heardBy(await client.request('/events'))),
  );
  const user = await app.user();
  const stream = await user.request('/events');
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const reader = stream.body?.getReader();
  await user.post('/dashboard', { intent: 'generate', title: 'Live' });
  let text = '';
  while (!text.includes('"completed"')) text += new TextDecoder().decode((await reader?.read())?.value);
  expect(text).toContain('event: ad');
  await reader?.cancel();
  for (const stranger of strangers) {
    expect(stranger.text()).toContain('retry:');
    expect(stranger.text()).not.toContain('event:');
    await stranger.stop();
  }
});

/** Collects what a stream says until it is stopped. */
function heardBy(response: Response) {
  const reader = response.body?.getReader();
  let text = '';
  void (async () => {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return;
      text += new TextDecoder().decode(piece.value);
    }
  })();
  return { text: () => text, stop: () => reader?.cancel() };
}
