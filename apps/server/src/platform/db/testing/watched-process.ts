import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { SystemUser } from '../embedded/run-program.ts';

export type WatchedProcess = {
  child: ChildProcess;
  /** What it said so far, on either channel. */
  lines: string[];
  errors: string[];
  /** Resolves to the first line that begins so, said already or yet to come. */
  waitFor: (start: string) => Promise<string>;
  /** Resolves to the exit code, or to the signal that ended it. */
  ended: Promise<number | string>;
  /** Sends the signal and waits until the process is gone. */
  end: (signal: NodeJS.Signals) => Promise<number | string>;
};

/** A Node of its own that runs `args`, heard line by line. */
export function spawnWatched(
  args: string[],
  { env, user }: { env?: NodeJS.ProcessEnv; user?: SystemUser } = {},
): WatchedProcess {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // What was compiled once is kept, as `npm start` keeps it: half of a start is that.
    env: { ...(env ?? process.env), NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    ...user,
  });
  const lines: string[] = [];
  const errors: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  let isClosed = false;
  const ended = once(child, 'close').then(() => {
    isClosed = true;
    return child.exitCode ?? child.signalCode ?? 'nothing';
  });
  const waitFor = async (start: string): Promise<string> => {
    const line = lines.find((each) => each.startsWith(start));
    if (line !== undefined) return line;
    if (isClosed) throw new Error(`It ended without "${start}": ${[...lines, ...errors].join(' / ')}`);
    await Promise.race([once(reader, 'line'), ended]);
    return waitFor(start);
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, lines, errors, waitFor, ended, end };
}
