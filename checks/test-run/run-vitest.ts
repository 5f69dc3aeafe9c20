import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { join, relative } from 'node:path';
import type { ProgramResult } from '../run-program.ts';
import { lastWords, runProgram } from '../run-program.ts';
import type { Outcome } from './phase.ts';
import { failedOnce } from './phase.ts';
import { readReport, shorten } from './read-report.ts';

/** The part of Vitest's JSON report that is read here. */
type Report = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

export type VitestRun = {
  project: 'unit' | 'components' | 'v5' | 'database' | 'sql';
  filters: readonly string[];
  env?: Record<string, string>;
  show: boolean;
  /** Under which its results are kept, where several runs are of one project. */
  report?: string;
  /** Only tests that import what was changed after this commit. */
  changedSince?: string;
  /** It is no failure when no test is meant. */
  mayBeNone?: boolean;
};

export async function runVitest(
  root: string,
  { project, report = project, filters, env, show, changedSince, mayBeNone = false }: VitestRun,
): Promise<Outcome> {
  const file = join(root, `test-results/${report}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  const result = await runProgram(
    root,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projectsOf(project).map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(changedSince === undefined ? [] : [`--changed=${changedSince}`]),
      ...(mayBeNone ? ['--passWithNoTests'] : []),
      ...filters,
    ],
    // Two hundred histories of changes alone take half an hour.
    {
      show,
      ...(env !== undefined && { env }),
      ...(env?.['TEST_DEPTH'] === 'deep' && { patienceMinutes: 300 }),
    },
  );
  // What was expected of a value stands in its words alone, not in its report.
  const words = stripVTControlCharacters(`${result.stdout}\n${result.stderr}`);
  writeFileSync(join(root, `test-results/${report}.txt`), words);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vitest's own report; a test reads a real one
  return summariseVitest(root, readReport(file) as Report | undefined, result);
}

/** Styles are read as they are in the web alone: vitest.config.ts says why. */
const projectsOf = (project: VitestRun['project']) => (project === 'unit' ? ['unit', 'web'] : [project]);

/** A run that ended badly without a failed test, say by an error nobody caught, has failed all the same. */
export function summariseVitest(root: string, report: Report | undefined, result: ProgramResult): Outcome {
  if (report === undefined) return failedOnce({ at: 'vitest', says: lastWords(result) });
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const at = relative(root, name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ at, says: shorten(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      at: `${at} › ${fullName}`,
      says: shorten(failureMessages.join('\n')),
    }));
  });
  if (result.exitCode !== 0 && failures.length === 0) {
    failures.push({ at: 'vitest', says: lastWords(result) });
  }
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}
