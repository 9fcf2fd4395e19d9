import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Account, spawnAs } from './run-as-user.ts';

/** Appears in the watchdog's command line, so that a later start can tell a guarded PostgreSQL from an orphan. */
export const WATCHDOG_NAME = 'adwright-postgres-watchdog';

/**
 * Runs "$@" and ends when it ends. File descriptor 3 is the reading end of a pipe that the app holds open. When it
 * closes, also because the app was killed, the program is asked to stop. A shell starts background programs with SIGINT
 * ignored, and PostgreSQL installs its handlers a moment later. SIGTERM ends it before that moment, SIGINT (fast
 * shutdown) after it, and repeating SIGINT does no harm. The app may be gone before it is told the process id, so the
 * watchdog ignores SIGPIPE, but only once the program has started.
 */
const SCRIPT = `
"$@" 3<&- >&2 &
child=$!
trap '' PIPE
( read -r line <&3
  kill -TERM "$child"
  while kill -INT "$child"; do sleep 0.2; done
) >/dev/null 2>&1 &
reader=$!
exec 3<&-
echo "$child"
trap 'kill -INT "$child" 2>/dev/null' INT TERM HUP
wait "$child"
code=$?
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
kill "$reader" 2>/dev/null
exit "$code"
`;

const TAIL_LINES = 30;

/** A program behind a watchdog. */
export type GuardedProcess = {
  /** The program's process id; rejects when it could not be started. */
  pid: Promise<number>;
  /**
   * Resolves (never rejects) with the exit code when program and watchdog are gone; -1 when it could not be started.
   */
  ended: Promise<number>;
  /** The last lines it wrote, for error messages. */
  tail: () => string;
  /** Closes the pipe: the program is asked to stop. */
  release: () => void;
  /** Lets Node exit while the program runs (false), or keeps Node alive for it (true, as at the start). */
  holdEventLoop: (hold: boolean) => void;
};

/**
 * Starts `command` in its own session (out of reach of a terminal's Ctrl-C), as `account` if given. Lines it writes go
 * to `log`.
 */
export function runGuarded(options: {
  command: string;
  args: string[];
  account: Account | null;
  environment?: Record<string, string>;
  log: (line: string) => void;
}): GuardedProcess {
  const child = spawn('/bin/sh', ['-c', SCRIPT, WATCHDOG_NAME, options.command, ...options.args], {
    ...spawnAs(options.account),
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > TAIL_LINES) lines.shift();
  };
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      keep(line);
      options.log(line);
    });
  }
  const pipes = [child.stdout, child.stderr, child.stdio[3]] as Socket[];
  // A pipe to a process that has gone reports an error that says nothing new.
  for (const pipe of pipes) pipe?.on('error', () => {});
  // When the watchdog was killed, its reader lives on and stops the orphan.
  child.once('exit', () => pipes[2]?.destroy());
  const pid = firstPid(child);
  pid.catch((error: Error) => keep(error.message));
  return {
    pid,
    ended: endOf(child),
    tail: () => lines.join('\n'),
    release: () => pipes[2]?.destroy(),
    holdEventLoop: (hold) => {
      for (const handle of [child, ...pipes]) hold ? handle?.ref() : handle?.unref();
    },
  };
}

function firstPid(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`/bin/sh could not be started: ${error.message}`)));
    child.once('exit', () => reject(new Error('The watchdog ended before it named its process.')));
    child.stdout?.once('data', (data: Buffer) => resolve(Number(data.toString().trim())));
  });
}

/** 'close' comes after the last line of output, but never comes while an orphan of a killed watchdog holds the pipe. */
function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code) => resolve(code ?? -1));
    child.once('exit', (code) => setTimeout(() => resolve(code ?? -1), 100));
  });
}
