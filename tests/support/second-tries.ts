import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names at the end of a run each test that passed only at its second try, with what it failed on at the first. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId} > ${test.fullName}: ${firstError(test)}`),
    );
    if (lines.length > 0)
      process.stdout.write(`\nPassed only at the second try, so look into them:\n${lines.join('\n')}\n`);
  }
}

function firstError(test: TestCase): string {
  const [message = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
  return message;
}
