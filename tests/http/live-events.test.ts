import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { hear } from '#tests/support/heard.ts';

const app = testApp();
test('a signed-in person hears each stage of their own generation; a visitor and another user do not', async () => {
  const strangers = await Promise.all(
    [app.visitor(), await app.user()].map(async (client) => hear(await client.request('/events'))),
  );
  const user = await app.user();
  const stream = await user.request('/events');
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const heard = hear(stream);
  await user.post('/dashboard', { intent: 'generate', title: 'Live' });
  await expect.poll(heard.text, { timeout: 90_000 }).toContain('"completed"');
  expect(heard.text()).toContain('event: ad');
  await heard.stop();
  for (const stranger of strangers) {
    expect(stranger.text()).toContain('retry:');
    expect(stranger.text()).not.toContain('event:');
    await stranger.stop();
  }
});
