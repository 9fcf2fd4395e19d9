import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'quality-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quality = (...parameters: string[]) => run(process.execPath, ['scripts/quality.ts', ...parameters]);

const orders = [
  { brief: { title: 'Farm honey', adCopy: 'Buy 2 jars, get 1 free' }, seed: 3 },
  { brief: { title: 'Kahve dükkanı açılışı' }, size: '1536x1024' },
  { brief: { title: 'Electric bikes – test ride this weekend' } },
];

describe('npm run quality', () => {
  const file = join(folder, 'briefs.json');
  writeFileSync(file, JSON.stringify(orders));

  it('prints one object a line and draws nothing with --copy-only', async () => {
    const { stdout } = await quality(file, '--copy-only');
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ language: 'en', passed: null, checks: null, score: null });
    expect(rows[1]).toMatchObject({ language: 'tr' });
    expect(rows[2]).toMatchObject({ callToAction: 'Book a test ride', intent: 'test-drive' });
    expect(Object.keys(rows[0])).toEqual(
      'language facts subjects concept layout angle headline subline offer callToAction intent otherTexts leftOut passed checks score'.split(
        ' ',
      ),
    );
  });

  it('writes the pictures it judged, by number', async () => {
    const pictures = join(folder, 'pictures');
    const { stdout } = await quality(file, '--pictures', pictures);
    const [first] = stdout.split('\n').map((line) => line && JSON.parse(line));
    expect(first).toMatchObject({ passed: true });
    expect(first.checks.length).toBeGreaterThan(3);
    for (const name of ['0001.png', '0002.png'])
      expect(readFileSync(join(pictures, name)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('says what is wrong with a file it cannot read', async () => {
    writeFileSync(join(folder, 'odd.json'), '[{"brief":{}}]');
    await expect(quality(join(folder, 'odd.json'))).rejects.toMatchObject({
      stdout: '',
      stderr: expect.stringContaining('must hold a list'),
    });
    await expect(quality(join(folder, 'none.json'))).rejects.toMatchObject({ stdout: '' });
  });
});
