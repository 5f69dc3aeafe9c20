import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Nothing that we started goes on without us. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (running.size === 0) process.exit(1);
      for (const child of running) {
        child.kill(signal);
        child.once('close', () => process.exit(1));
      }
    });
  }
}

/** Only what hangs should meet this, however busy the machine is. */
const usualPatienceMinutes = 60;

type ProgramOptions = { env?: NodeJS.ProcessEnv; show?: boolean; patienceMinutes?: number };
export type ProgramResult = { exitCode: number; stdout: string; stderr: string };

/**
 * Runs a program of Node in the repository's root and keeps what it prints; with `show`, prints it as it comes.
 * One that hangs is ended, so that a run always has a summary.
 */
export async function runProgram(
  root: string,
  args: readonly string[],
  { env = {}, show = false, patienceMinutes = usualPatienceMinutes }: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(patienceMinutes * 60_000),
  });
  running.add(child);
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      if (show) process[name].write(text);
    });
  }
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      printed.stderr += `\n${error.name === 'AbortError' ? `Ended after ${patienceMinutes} minutes without a result.` : error.message}`;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  running.delete(child);
  return { exitCode, ...printed };
}

/** What it said last, errors at the end. */
export const lastWords = ({ stdout, stderr }: ProgramResult) =>
  `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
