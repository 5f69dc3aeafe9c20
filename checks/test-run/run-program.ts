import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** No test runner goes on without us. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) {
        child.kill(signal);
        child.once('close', () => process.exit(1));
      }
    });
  }
}

const patienceMs = 15 * 60_000;
const mostKept = 40_000;

/**
 * Runs a program of Node in the repository's root and keeps the end of what it prints, or shows it as it comes.
 * One that hangs is ended, so that a run always has a summary.
 */
export async function runProgram(
  root: string,
  args: readonly string[],
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<{ exitCode: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(patienceMs),
    killSignal: 'SIGTERM',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-mostKept);
      if (show) process.stdout.write(text);
    });
  }
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += `\n${error.name === 'AbortError' ? 'Ended after 15 minutes without a result.' : error.message}`;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  running.delete(child);
  return { exitCode, output };
}

export const lastLines = (output: string, count: number) =>
  output.trim().split('\n').slice(-count).join('\n');
