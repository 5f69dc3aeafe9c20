import type { Failure } from './failure.ts';
import { brokenTool, runTool } from './run-tool.ts';

export async function checkFormat(root: string): Promise<Failure[]> {
  const { exitCode, stdout, stderr } = await runTool(root, 'oxfmt', ['--list-different', '.']);
  const files = stdout.split('\n').filter((line) => line !== '');
  if (exitCode !== 0 && files.length === 0) return [brokenTool('oxfmt', stderr)];
  return files.map((at) => ({ at, says: 'Is not formatted. Run: npm run format' }));
}
