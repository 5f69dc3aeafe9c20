import { createHash } from 'node:crypto';
import type { Failure } from './failure.ts';
import { brokenTool, runTool } from './run-tool.ts';

export const checkTypes = (root: string) => compile(root, 'tsconfig.json');
export const checkWebTypes = (root: string) => compile(root, 'apps/web/tsconfig.json');

/** It ends before much of its memory is used: to look four times as rarely for what is free saves a fifth of its work. */
const lavish = { GOGC: '400' };

/** Several checkers each find out anew what they share: here they take twice the work of one. */
async function compile(root: string, project: string): Promise<Failure[]> {
  const words = ['--pretty', 'false', '--checkers', '1', '--incremental', '--tsBuildInfoFile'];
  const result = await runTool(root, 'tsc', [...words, keptIn(root, project), '-p', project], lavish);
  const failures: Failure[] = [];
  for (const line of result.stdout.split('\n')) {
    const found = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error TS\d+: (?<message>.*)$/.exec(line);
    const last = failures.at(-1);
    if (found?.groups) {
      failures.push({
        at: `${found.groups['file']}:${found.groups['line']}`,
        says: found.groups['message'] ?? '',
      });
    } else if (line.startsWith('  ') && last !== undefined && last.says.length < 400) {
      last.says += `\n${line}`;
    }
  }
  if (result.exitCode !== 0 && failures.length === 0) return [brokenTool('tsc', result)];
  return failures;
}

/** What was found before is kept with the packages it was found with. A copy of the tree has its own. */
function keptIn(root: string, project: string): string {
  const name = createHash('sha256').update(`${root} ${project}`).digest('hex').slice(0, 16);
  return `${root}/node_modules/.cache/types/${name}.tsbuildinfo`;
}
