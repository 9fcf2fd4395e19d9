import lighthouse from 'lighthouse';
import { launchBrowser } from '../tests/support/browser.ts';
import { freePort } from '../tests/support/server-process.ts';
import { startOwnServer } from './own-server.ts';
import { firstPost, servePlainPage } from './public-site.ts';
import { percentile } from './statistics.ts';

/** Looks at each page; LIGHTHOUSE_RUNS asks for another number. */
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** What the middle look at each page keeps to: the score of performance, and ms to the largest paint. */
const bars = { score: 99, lcp: 1_800 };
const paths = ['/', '/gallery', '/blog', '/faq', '/contact', '/auth'];

type Look = {
  score: number;
  fcp: number;
  lcp: number;
  blocked: number;
  cls: number;
  /** kB as sent. */
  script: number;
  font: number;
  image: number;
};

/**
 * Lighthouse's view of the public pages on a middling phone on slow 4G, simulated (its own mobile setting). It stands
 * next to the least a page with a picture can take in the same run. A page past its bar says so.
 */
export async function benchLighthouse(): Promise<void> {
  const port = await freePort();
  const server = await startOwnServer();
  const plain = await servePlainPage();
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    print('yardstick: plain page, one picture', await lookAt(plain.url, port));
    for (const path of [...paths, ...(await firstPost(server.url))]) {
      const looks = await lookAt(server.url + path, port);
      const [score, lcp] = [middle(looks, 'score'), middle(looks, 'lcp')];
      const isPast = score < bars.score || lcp > bars.lcp;
      print(path.replace(/^(\/blog\/).+/, '$1…'), looks, isPast ? 'PAST THE BAR' : '');
    }
  } finally {
    await browser.close();
    await plain.stop();
    await server.stop();
  }
}

async function lookAt(url: string, port: number): Promise<Look[]> {
  const looks: Look[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const sent = sentKilobytes(audits['network-requests']?.details);
    looks.push({
      score: Math.round((categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      script: sent('Script'),
      font: sent('Font'),
      image: sent('Image'),
    });
  }
  return looks;
}

/** kB as sent, by the kind of what was fetched. */
function sentKilobytes(details: unknown): (type: string) => number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return (type) =>
    items.reduce((sum, item) => sum + (item.resourceType === type ? (item.transferSize ?? 0) : 0), 0) / 1000;
}

const middle = (looks: readonly Look[], figure: keyof Look) =>
  percentile(
    looks.map((look) => look[figure]),
    0.5,
  );

function print(name: string, looks: readonly Look[], more = ''): void {
  const ms = (figure: keyof Look) => `${middle(looks, figure).toFixed(0)} ms`;
  const kB = (figure: keyof Look) => `${middle(looks, figure).toFixed(0)} kB`;
  process.stdout.write(
    `  ${name.padEnd(36)} ${middle(looks, 'score')}  first paint ${ms('fcp')}, largest ${ms('lcp')}, blocked ${ms('blocked')}, ` +
      `CLS ${middle(looks, 'cls').toFixed(3)}, script ${kB('script')}, fonts ${kB('font')}, pictures ${kB('image')}${more && `: ${more}`}\n`,
  );
}
