import type { Failure } from './failure.ts';
import { brokenTool, runTool } from './run-tool.ts';

export async function checkFormat(root: string, paths: readonly string[] = ['.']): Promise<Failure[]> {
  const result = await runTool(root, 'oxfmt', ['--list-different', ...paths]);
  const files = result.stdout.split('\n').filter((line) => line !== '');
  if (result.exitCode !== 0 && files.length === 0) return [brokenTool('oxfmt', result)];
  return files.map((at) => ({ at, says: 'Is not formatted. Run: npm run format' }));
}
