import type { Failure } from './failure.ts';
import { brokenTool, runTool } from './run-tool.ts';

export const checkTypes = (root: string) => compile(root, 'tsconfig.json');
export const checkWebTypes = (root: string) => compile(root, 'apps/web/tsconfig.json');

async function compile(root: string, project: string): Promise<Failure[]> {
  const result = await runTool(root, 'tsc', ['--pretty', 'false', '-p', project]);
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
