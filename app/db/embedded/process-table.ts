import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * What the system tells about one process. `command` and `folder` (where it works) are empty when hidden from this
 * user.
 */
export type ProcessFacts = { pid: number; parent: number; zombie: boolean; command: string; folder: string };

/** The facts of a process, or null when there is none with this id. */
export function readProcess(pid: number): ProcessFacts | null {
  const facts = existsSync('/proc/self/stat') ? readFromProc(pid) : readFromPs(pid);
  if (facts) return facts;
  return answersSignals(pid) ? { pid, parent: 0, zombie: false, command: '', folder: '' } : null;
}

/** True when a process (or a zombie) has this id, whoever owns it. */
export function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Waits until the process has ended (a zombie counts as ended); false when `timeoutMs` passes first. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const facts = readProcess(pid);
    if (!facts || facts.zombie) return true;
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function readFromProc(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in brackets and may itself hold brackets and spaces.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return {
      pid,
      parent: Number(parent),
      zombie: state === 'Z' || state === 'X',
      command,
      folder: workingFolder(pid),
    };
  } catch {
    return null;
  }
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function readFromPs(pid: number): ProcessFacts | null {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'ppid=,stat=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const match = /^\s*(\d+)\s+(\S+)\s*(.*)$/s.exec(line);
    if (!match) return null;
    const [, parent, state, command] = match;
    return {
      pid,
      parent: Number(parent),
      zombie: state?.startsWith('Z') ?? false,
      command: (command ?? '').trim(),
      folder: '',
    };
  } catch {
    return null;
  }
}
