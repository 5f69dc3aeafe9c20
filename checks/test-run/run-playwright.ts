import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramResult } from '../run-program.ts';
import { lastWords, runProgram } from '../run-program.ts';
import type { Outcome } from './phase.ts';
import { failedOnce } from './phase.ts';
import { readReport, shorten } from './read-report.ts';

/** The part of Playwright's JSON report that is read here. */
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};
type Report = {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
};

export async function runPlaywright(
  root: string,
  { filters, env = {}, show }: { filters: readonly string[]; env?: Record<string, string>; show: boolean },
): Promise<Outcome> {
  const file = join(root, 'test-results/browser.json');
  rmSync(file, { force: true });
  const result = await runProgram(
    root,
    ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e', ...filters],
    { env, show },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Playwright's own report; a test reads a real one
  return summarisePlaywright(readReport(file) as Report | undefined, result);
}

function summarisePlaywright(report: Report | undefined, result: ProgramResult): Outcome {
  if (report === undefined) return failedOnce({ at: 'playwright', says: lastWords(result) });
  const failures = [
    ...report.suites.flatMap((suite) => failuresOf(suite)),
    // What went wrong around the tests, a server that did not start above all: it has said why just before.
    ...report.errors.map(({ message = '' }) => ({
      at: 'playwright',
      says: `${shorten(message)}\n${lastWords(result)}`,
    })),
  ];
  if (result.exitCode !== 0 && failures.length === 0) {
    failures.push({ at: 'playwright', says: lastWords(result) });
  }
  const { expected, skipped } = report.stats;
  return { passed: expected, failed: failures.length, skipped, failures };
}

function failuresOf(suite: Suite): Outcome['failures'] {
  const here = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        at: `e2e/specs/${file}:${line} › ${title}`,
        says: shorten(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')),
      })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner))];
}
