import type { Failure } from './failure.ts';
import { brokenTool, runTool } from './run-tool.ts';

type Named = { name: string; line?: number };
type Issue = { file: string } & Record<string, Named[]>;

const sentences: Record<string, (name: string) => string> = {
  files: () => 'Nothing imports this file. Delete it, or use it.',
  dependencies: (name) =>
    `${name} is declared but not used here. Remove it: npm uninstall -w <workspace> ${name}.`,
  devDependencies: (name) =>
    `${name} is declared but not used here. Remove it: npm uninstall -w <workspace> ${name}.`,
  unlisted: (name) => `${name} is used but not declared in this workspace. Declare it.`,
  unresolved: (name) => `${name} leads nowhere. Mend the path.`,
  binaries: (name) => `${name} is called but no declared package brings it.`,
  exports: (name) => `${name} is exported but nobody imports it. Remove the word export, or the code.`,
  types: (name) => `The type ${name} is exported but nobody imports it. Remove the word export, or the type.`,
  duplicates: (name) => `${name} is exported twice under different names. Keep one.`,
};

/** Files, exports and dependencies that nobody uses, found by knip. */
export async function checkUnused(root: string): Promise<Failure[]> {
  const result = await runTool(root, 'knip', ['--reporter', 'json', '--no-progress']);
  const issues = readIssues(result.stdout);
  if (issues === undefined || (result.exitCode !== 0 && issues.length === 0)) {
    return [brokenTool('knip', result)];
  }
  return issues.flatMap((issue) =>
    Object.entries(sentences).flatMap(([kind, sentence]) =>
      (issue[kind] ?? []).flat().map(({ name, line }) => ({
        at: line === undefined ? issue.file : `${issue.file}:${line}`,
        says: sentence(name),
      })),
    ),
  );
}

function readIssues(stdout: string): Issue[] | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape is knip's own, and a test runs it
    return (JSON.parse(stdout) as { issues: Issue[] }).issues;
  } catch {
    return undefined;
  }
}
