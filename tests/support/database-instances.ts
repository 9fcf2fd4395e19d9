import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { EmbeddedPostgres } from '#app/db/embedded/embedded-postgres.ts';
import { readPostmasterFile } from '#app/db/embedded/postmaster.ts';
import { type ProcessFacts, readProcess } from '#app/db/embedded/process-table.ts';

/** Processes started here that may still run; a test ends them. */
export const apps = new Set<ChildProcess>();

export async function query<Row>(server: EmbeddedPostgres, text: string): Promise<Row[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

export function postmasterOf(folder: string): number {
  return readPostmasterFile(join(folder, 'cluster'))?.pid ?? 0;
}

export function processes(): ProcessFacts[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((facts) => facts !== null);
}

export function livingProcessesOf(folder: string): string[] {
  return processes()
    .filter(({ zombie, command, pid }) => !zombie && command.includes(folder) && pid !== process.pid)
    .map(({ pid, command }) => `${pid} ${command}`);
}

/** Another instance of the program: a Node process that starts the launcher on `folder` and then runs `program`. */
export function startApp(options: {
  folder: string;
  program?: string;
  uid?: number;
  packageFolder?: string;
  durable?: boolean;
}) {
  const code = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from '#app/db/embedded/embedded-postgres.ts';
    const report = (...words) => process.stdout.write(words.join(' ') + '\\n');
    try {
      const server = await startEmbeddedPostgres({
        dataDir: ${JSON.stringify(options.folder)},
        durable: ${options.durable ?? true},
        packageFolder: ${JSON.stringify(options.packageFolder)},
        log: (line) => { if (line.startsWith('Copied')) report('copied'); },
      });
      report('started');
      setInterval(() => {}, 1000);
      ${options.program ?? ''}
    } catch (error) {
      report('failed', error.code, error.message);
    }`;
  const app = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  apps.add(app);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: app.stdout }).on('line', (line) => {
    lines.push(line);
    for (const wake of waiting) wake();
  });
  const gone = new Promise<void>((resolve) => app.once('close', () => resolve()));
  const line = async (pattern: RegExp) => {
    for (;;) {
      const found = lines.find((candidate) => pattern.test(candidate));
      if (found) return found;
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        void gone.then(() =>
          reject(new Error(`The process ended without "${pattern}": ${lines.join('\n')}`)),
        );
      });
    }
  };
  return { app, lines, line, gone };
}
