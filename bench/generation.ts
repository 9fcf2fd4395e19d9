import { setTimeout as pause } from 'node:timers/promises';
import { detectLanguage } from '../app/composer/brief/language/detect-language.ts';
import { sampleBriefs } from '../scripts/showcase/briefs.ts';
import { createUser } from '../tests/support/factories.ts';
import { withOwnServer } from './own-server.ts';
import { report } from './statistics.ts';

const runs = 40;
/** ms that nobody fills in the form faster. */
const filledIn = 1_000;

/**
 * Starts the product in an empty folder and times `runs` generations from the request to the event that ends it. As in
 * a browser, the form is opened before, in the language of the brief, and filling it in takes its time.
 */
export async function benchGeneration(): Promise<void> {
  await withOwnServer(async ({ server, db }) => {
    const user = await createUser(db, { tier: 'professional' });
    const cookie = `${user.cookie.name}=${user.cookie.value}`;
    const finished = await hearEndings(server.url, cookie);
    const samples: number[] = [];
    for (let run = -2; run < runs; run++) {
      const { brief, size } = sampleBriefs[(run + 2) % sampleBriefs.length] as (typeof sampleBriefs)[number];
      await openForm(server.url, {
        cookie,
        'accept-language': detectLanguage(`${brief.title}\n${brief.adCopy}`).language,
      });
      await pause(filledIn);
      const started = performance.now();
      const ended = finished();
      await generate(server.url, cookie, { intent: 'generate', size, ...brief });
      const status = await ended;
      if (status !== 'completed') throw new Error(`a generation ended as ${status}`);
      if (run >= 0) samples.push(performance.now() - started);
    }
    report('request to "completed" event', samples);
  });
}

async function openForm(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(`${url}/dashboard`, { headers });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the form was answered with ${response.status}`);
}

async function generate(url: string, cookie: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${url}/dashboard`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: new URLSearchParams(fields),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the request was answered with ${response.status}`);
}

/** Listens to /events; the returned function gives the status the next ad ends with. */
async function hearEndings(url: string, cookie: string): Promise<() => Promise<string>> {
  const response = await fetch(`${url}/events`, { headers: { cookie } });
  if (!response.body) throw new Error('no event stream');
  let wake: (status: string) => void = () => {};
  void (async () => {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const status = /"status":"(completed|failed)"/.exec(event)?.[1];
          if (status) wake(status);
        }
      }
    } catch {
      // The server ended the stream when it stopped.
    }
  })();
  return () =>
    new Promise((resolve) => {
      wake = resolve;
    });
}
