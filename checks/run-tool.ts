import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program of node_modules/.bin on the Node we run on, and keeps what it prints. */
export async function runTool(
  root: string,
  name: string,
  args: readonly string[],
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const program = realpathSync(join(root, 'node_modules/.bin', name));
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { exitCode, stdout, stderr };
}

/** A tool that ended badly without naming a place has failed itself. */
export const brokenTool = (name: string, output: string) => ({
  at: name,
  says: `${name} itself failed. ${output.trim().split('\n').slice(-8).join('\n')}`,
});
