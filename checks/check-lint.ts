import type { Failure } from './failure.ts';
import { openKeptLint } from './kept-lint.ts';
import { brokenTool, runTool } from './run-tool.ts';

type Diagnostic = {
  message: string;
  code?: string;
  help?: string;
  filename: string;
  labels: { span: { line: number } }[];
};

/** For rules that come with oxlint and say only what is wrong. Ours say it themselves. */
const whatToDo: Record<string, string> = {
  'eslint(max-lines-per-function)':
    'Give a part of it a name and a function of its own; in a component, a part of the screen.',
  'eslint(no-console)': 'Use the log of the dependencies (deps.log), or throw.',
  'import(no-default-export)': 'Export it by its name.',
  'typescript(ban-ts-comment)': 'Mend the type instead.',
  'typescript(no-explicit-any)': 'Use unknown and check it with a schema.',
  'typescript(no-floating-promises)': 'Await it, or hand it to something that handles its failure.',
  'typescript(no-non-null-assertion)':
    'Handle the missing value, or write the type so that it cannot be missing.',
  'typescript(no-unsafe-type-assertion)':
    'Check the value with a schema, or say on the line why the cast is safe: // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reason.',
  'unicorn(filename-case)': 'Rename it in kebab-case.',
};

/** What the linter says wherever a type cannot be resolved; the types check names the cause. */
const followsFromTypes = /`?\berror\b`? type(d)?\b|of type error\b/;

/** Several would each find out the same types anew, in twice the work; up to 3 GB it looks rarely for what is free. */
const oneChecker = { GOMAXPROCS: '1', GOGC: '400', GOMEMLIMIT: '3GiB' };

type Lint = {
  failures: Failure[];
  /** Those of which anything was said; undefined where the tool itself broke. */
  named: ReadonlySet<string> | undefined;
};

export async function checkLint(root: string, paths?: readonly string[]): Promise<Failure[]> {
  if (paths !== undefined) return (await lint(root, paths)).failures;
  const { stale, keep } = openKeptLint(root);
  if (stale.length === 0) return [];
  const { failures, named } = await lint(root, stale);
  if (named !== undefined) keep(named);
  return failures;
}

async function lint(root: string, paths: readonly string[]): Promise<Lint> {
  const result = await runTool(root, 'oxlint', ['--format', 'json', ...paths], oneChecker);
  const diagnostics = readDiagnostics(result.stdout);
  if (diagnostics === undefined || (result.exitCode !== 0 && diagnostics.length === 0)) {
    return { failures: [brokenTool('oxlint', result)], named: undefined };
  }
  const causedHere = diagnostics.filter(({ message }) => !followsFromTypes.test(message));
  const failures = causedHere.map(({ message, code = '', help, filename, labels }) => {
    const [label] = labels;
    const advice = whatToDo[code] ?? help ?? '';
    const rule = code.startsWith('tapwright(') ? '' : ` [${code}]`;
    return { at: `${filename}:${label?.span.line ?? 1}`, says: `${message} ${advice}`.trim() + rule };
  });
  return { failures, named: new Set(diagnostics.map(({ filename }) => filename)) };
}

function readDiagnostics(stdout: string): Diagnostic[] | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape is oxlint's own, and a test runs it
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } catch {
    return undefined;
  }
}
