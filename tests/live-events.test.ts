import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
test('a signed-in person hears each stage of their own generation; a visitor hears nothing', async () => {
  expect((await app.visitor().request('/events')).status).toBe(401);
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
});
