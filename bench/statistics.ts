/** The value below which `share` (0 to 1) of the samples lie; nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Runs `work` `times` times after `warmUp` runs and returns how long each took, ms. */
export async function measure(
  work: () => Promise<unknown>,
  times: number,
  warmUp: number,
): Promise<number[]> {
  for (let run = 0; run < warmUp; run++) await work();
  const samples: number[] = [];
  for (let run = 0; run < times; run++) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return samples;
}

/** One line of a report: name, median, 95th percentile, and what else there is to say. */
export function report(name: string, samples: readonly number[], more = ''): void {
  const [median, p95] = [0.5, 0.95].map((share) => percentile(samples, share).toFixed(0));
  process.stdout.write(
    `  ${name.padEnd(34)} median ${median} ms, p95 ${p95} ms, n ${samples.length}${more && `, ${more}`}\n`,
  );
}
