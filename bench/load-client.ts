import { Agent, get } from 'node:http';

/** What one client saw: answers a second and ms of each, sorted. */
export type Load = { perSecond: number; ms: number[] };

const [, , input = '{}'] = process.argv;
const { urls, seconds, connections, cookie } = JSON.parse(input) as {
  urls: string[];
  seconds: number;
  connections: number;
  cookie?: string;
};

/**
 * A program of its own, so that it takes no time from what it looks at: asks as fast as it is answered and prints a
 * `Load`. Each connection goes to the next of the addresses.
 */
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const headers = { 'accept-encoding': 'br, zstd, gzip', accept: 'text/html', ...(cookie && { cookie }) };
const ms: number[] = [];
const begun = performance.now();
const warm = begun + 1_000;
const end = warm + seconds * 1_000;

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`));
      answer.resume().on('end', () => {
        if (started >= warm) ms.push(performance.now() - started);
        resolve();
      });
    }).on('error', reject);
  });
}

await Promise.all(
  Array.from({ length: connections }, async (_, nth) => {
    const url = urls[nth % urls.length] ?? '';
    while (performance.now() < end) await ask(url);
  }),
);
ms.sort((a, b) => a - b);
process.stdout.write(JSON.stringify({ perSecond: ms.length / seconds, ms } satisfies Load));
process.exit();
