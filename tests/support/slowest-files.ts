import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;

/** Names the files that took longest at the end of a run of more than that many: where time is to be won. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= shown) return;
    const timed = modules
      .map((module) => ({ name: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds);
    const lines = timed
      .slice(0, shown)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
    process.stdout.write(`\nThe slowest ${shown} of ${modules.length} files:\n${lines.join('\n')}\n`);
  }
}
