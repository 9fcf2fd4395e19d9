import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { waitUntil } from './wait-until.ts';

const root = join(import.meta.dirname, '../..');

export type ServerProcess = {
  url: string;
  port: number;
  pid: number;
  output(): string;
  /** Sends the signal and resolves with the exit code and how long the end took, ms. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
};

/** Below those that the system gives to whoever asks for any: a fake must not get it before its server listens. */
const ports = { first: 20_000, count: 12_000 };

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Runs what `npm start` runs, in a process group of its own as a shell would, and waits for the address it prints. */
export async function startServerProcess(options: {
  dataDir: string;
  env?: Record<string, string>;
  port?: number;
  withNpm?: boolean;
}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const [program, parameters]: [string, string[]] = options.withNpm
    ? ['npm', ['start', '--silent']]
    : [process.execPath, ['scripts/start.ts']];
  const child = spawn(program, parameters, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutSettings(process.env),
      PORT: String(port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  await ready(child, () => output);
  const pid = child.pid ?? 0;
  return {
    url: `http://localhost:${port}`,
    port,
    pid,
    output: () => output,
    stop: (signal = 'SIGTERM') => stop(child, pid, signal),
  };
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const isReady = () => {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
    // "Another program already uses this port" is no start.
    return /\bis ready\b/u.test(output());
  };
  await waitUntil(() => `the server to start:\n${output()}`, isReady, { timeout: 120_000, interval: 20 });
}

function stop(child: ChildProcess, pid: number, signal: NodeJS.Signals) {
  const started = performance.now();
  return new Promise<{ code: number | null; ms: number }>((resolve) => {
    const done = (code: number | null) => resolve({ code, ms: performance.now() - started });
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode);
    child.once('exit', done);
    // Ctrl-C in a terminal reaches the whole group, a service manager's SIGTERM only the program it started.
    process.kill(signal === 'SIGTERM' ? pid : -pid, signal);
  });
}

/** The environment without what would turn the test's server into another one. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    ROLE: _role,
    PUBLIC_URL: _url,
    NODE_ENV: _mode,
    VITEST: _vitest,
    ...rest
  } = env;
  return { ...rest, NODE_ENV: 'production' };
}

/** Command lines of living processes that name the folder: what a stop has left behind. Linux only. */
export function livingIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return [readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return [];
      }
    })
    .filter((line) => line.includes(folder));
}
