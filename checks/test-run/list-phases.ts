import { printCheck } from '../print-check.ts';
import { checkNames, runChecks } from '../run-checks.ts';
import { lastWords, runProgram } from '../run-program.ts';
import { checkScriptSizes } from '../script-sizes/check-script-sizes.ts';
import { findPostgres } from './find-postgres.ts';
import { listChanged, listServerFilters } from './list-changed.ts';
import type { Phase } from './phase.ts';
import { failedOnce, passedOnce } from './phase.ts';
import { runPlaywright } from './run-playwright.ts';
import type { VitestRun } from './run-vitest.ts';
import { runVitest } from './run-vitest.ts';

export const usualParts = ['check', 'unit', 'components', 'database', 'browser'] as const;
export const parts = [...usualParts, 'v5'] as const;
export type Part = (typeof parts)[number];

export type Wanted = {
  parts: readonly Part[];
  /** Words in the paths of test files. */
  filters: readonly string[];
  isDeep: boolean;
};

/** For one part alone, the runners' own output is shown. */
export function listPhases(root: string, { parts: asked, filters, isDeep }: Wanted): Phase[] {
  const show = asked.length === 1;
  const env = { TEST_DEPTH: isDeep ? 'deep' : 'usual' };
  const phases: Record<Part, () => Phase[]> = {
    check: () => [{ name: 'checks', run: () => runAllChecks(root) }],
    unit: () => [{ name: 'unit tests', run: () => runVitest(root, { project: 'unit', filters, env, show }) }],
    components: () => [
      {
        name: 'component tests',
        isBeside: true,
        run: () => runVitest(root, { project: 'components', filters, env, show }),
      },
    ],
    v5: () => [
      { name: 'tests of the API v5', run: () => runVitest(root, { project: 'v5', filters, env, show }) },
    ],
    database: () => databasePhases(root, { filters, env, show, isDeep }),
    browser: () => [
      program(root, 'Chromium', 'e2e/ensure-chromium.ts'),
      program(root, 'web build', 'scripts/build.mjs'),
      { name: 'script sizes', run: () => checkBuiltScripts(root) },
      { name: 'browser tests', run: () => runPlaywright(root, { filters, env, show }) },
    ],
  };
  return asked.flatMap((part) => phases[part]());
}

/** What a change touches: the checks, and the tests near it. The browser is left to `npm test`. */
export function listQuickPhases(root: string): Phase[] {
  const { base, paths } = listChanged(root);
  const filters = listServerFilters(paths);
  const near = { env: { TEST_DEPTH: 'usual' }, show: false, mayBeNone: true };
  return [
    { name: 'checks', run: () => runAllChecks(root) },
    {
      name: 'unit tests of what changed',
      run: () => runVitest(root, { ...near, project: 'unit', filters: [], changedSince: base }),
    },
    {
      name: 'component tests of what changed',
      isBeside: true,
      run: () => runVitest(root, { ...near, project: 'components', filters: [], changedSince: base }),
    },
    ...(filters.length === 0
      ? []
      : [
          {
            name: 'database tests of what changed',
            run: () => runVitest(root, { ...near, project: 'database', filters }),
          },
        ]),
  ];
}

function program(root: string, name: string, script: string): Phase {
  return {
    name,
    run: async () => {
      const result = await runProgram(root, [script]);
      return result.exitCode === 0 ? passedOnce : failedOnce({ at: script, says: lastWords(result) });
    },
  };
}

type DatabaseRun = Pick<VitestRun, 'filters' | 'env' | 'show'> & { isDeep: boolean };

/** Another PostgreSQL answers what is SQL, and when it goes deep everything again, as often as `npm test` does. */
function databasePhases(root: string, { isDeep, ...run }: DatabaseRun): Phase[] {
  const found = findPostgres();
  const env = { ...run.env, ...(!isDeep && found.length > 0 && { SQL_ELSEWHERE: 'yes' }) };
  const embedded: Phase = {
    name: 'database tests on the embedded PostgreSQL',
    lane: 'database',
    run: () =>
      runVitest(root, { ...run, env, project: 'database', mayBeNone: !isDeep && run.filters.length > 0 }),
  };
  const others = found.map(({ bin, major }) => ({
    name: `${isDeep ? 'database' : 'SQL'} tests on PostgreSQL ${major}`,
    // What is SQL alone is short: it fills the lane of the browser, which ends before that of the database.
    ...(isDeep && { lane: 'database' as const }),
    run: () =>
      runVitest(root, {
        ...run,
        project: isDeep ? 'database' : 'sql',
        report: `${isDeep ? 'database' : 'sql'}-${major}`,
        env: { TEST_DEPTH: 'usual', TEST_POSTGRES_BIN: bin },
        mayBeNone: !isDeep && run.filters.length > 0,
      }),
  }));
  const none: Phase = {
    name: 'database tests on another PostgreSQL: none of 15 or newer is on this machine',
    lane: 'database',
    run: async () => ({ passed: 0, failed: 0, skipped: 1, failures: [] }),
  };
  return [embedded, ...(others.length > 0 ? others : [none])];
}

async function runAllChecks(root: string) {
  const results = await runChecks(root, checkNames, printCheck);
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  // Their failures are printed already, each below its check.
  return { passed: results.length - failed, failed, skipped: 0, failures: [] };
}

async function checkBuiltScripts(root: string) {
  const failures = checkScriptSizes(root);
  return {
    passed: failures.length === 0 ? 1 : 0,
    failed: failures.length === 0 ? 0 : 1,
    skipped: 0,
    failures,
  };
}
