import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SystemUser } from '../embedded/run-program.ts';

const program = fileURLToPath(new URL('run-embedded.ts', import.meta.url));

export type EmbeddedProcess = {
  child: ChildProcess;
  lines: string[];
  /** Resolves to the first line that begins so, said already or yet to come. */
  waitFor: (start: string) => Promise<string>;
  /** Sends the signal and waits until the process is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

export function spawnEmbedded(
  dataDir: string,
  { mode = 'idle', user }: { mode?: string; user?: SystemUser } = {},
): EmbeddedProcess {
  const child = spawn(process.execPath, [program, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  let isClosed = false;
  const closed = once(child, 'close').then(() => (isClosed = true));
  const waitFor = async (start: string): Promise<string> => {
    const line = lines.find((each) => each.startsWith(start));
    if (line !== undefined) return line;
    if (isClosed) throw new Error(`It ended without "${start}", but with: ${lines.join(' / ')}`);
    await Promise.race([once(reader, 'line'), closed]);
    return waitFor(start);
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
  };
  return { child, lines, waitFor, end };
}
