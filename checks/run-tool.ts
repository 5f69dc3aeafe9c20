import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './failure.ts';
import { lastWords, runProgram } from './run-program.ts';
import type { ProgramResult } from './run-program.ts';

/** Runs a program of node_modules/.bin, without colours. */
export function runTool(
  root: string,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ProgramResult> {
  const program = realpathSync(join(root, 'node_modules/.bin', name));
  return runProgram(root, [program, ...args], { env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined } });
}

/** A tool that ended badly without naming a place has failed itself. */
export const brokenTool = (name: string, result: ProgramResult): Failure => ({
  at: name,
  says: `${name} itself failed. ${lastWords(result)}`,
});
