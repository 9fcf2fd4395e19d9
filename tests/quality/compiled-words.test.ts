import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { engineFlags } from '../../scripts/engine.ts';

const program = `
  import { runnerImport } from 'vite';
  const root = process.cwd();
  const path = root + '/tests/quality/compiled-words.ts';
  const { module } = await runnerImport(path, { configFile: false, root, logLevel: 'error' });
  console.log(JSON.stringify(module.compiledWords()));
`;

it('keeps little of the code that the engine has room for, whatever languages were read', async () => {
  const flags = [...engineFlags, '--expose-gc', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  const { languages, bytes } = JSON.parse(stdout);
  expect(languages).toBeGreaterThan(40);
  // 512 MB on the processors we run on: V8's kMaximalCodeRangeSize.
  expect(bytes / 2 ** 20).toBeLessThan(192);
});
