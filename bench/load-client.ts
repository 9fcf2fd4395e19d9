import { Agent, get } from 'node:http';
import { percentile } from './statistics.ts';

/** What one client saw: answers a second, and ms within which half of them and 95 of 100 came. */
export type Load = { perSecond: number; median: number; p95: number };

const [, , input = '{}'] = process.argv;
const { urls, seconds, connections, cookie } = JSON.parse(input) as {
  urls: string[];
  seconds: number;
  connections: number;
  cookie?: string;
};

/**
 * Asks as fast as it is answered and prints a `Load`. It is a program of its own, so that it takes no time from the
 * server it measures. Each connection goes to the next of the addresses.
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
const [median, p95] = [percentile(ms, 0.5), percentile(ms, 0.95)];
const seen = JSON.stringify({ perSecond: ms.length / seconds, median, p95 } satisfies Load);
// A program that ends at once may lose what it wrote last.
process.stdout.write(seen, () => process.exit());
