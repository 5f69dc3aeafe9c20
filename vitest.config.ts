import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `deep` is `npm run test:deep`: as often as it takes, where a change is content with a few times. */
    depth: 'usual' | 'deep';
  }
}

/** Only a test that hangs should meet this, however busy the machine is. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };
const isDeep = process.env['TEST_DEPTH'] === 'deep';
/** What a property met is part of what is printed of it. */
const setupFiles = ['checks/test-run/say-counterexamples.ts'];

/** What a PostgreSQL of another version could answer differently. */
const sql = [
  'apps/server/src/**/*-store.test.ts',
  'apps/server/src/platform/db/*.test.ts',
  'apps/server/src/platform/db/{backup,testing}/**/*.test.ts',
  'apps/server/src/platform/{jobs,live}/**/*.test.ts',
  'apps/server/src/features/apple-sync/{dropped-months,repeated-rows}.test.ts',
  'apps/server/src/features/{ad-columns,exchange-rates,finance,ledger,measures,operation-log}/**/*.test.ts',
  'apps/server/src/features/reports/**/!(report-files|report-scope).test.ts',
];

/** docs/tests.md says what holds the same in the usual run, and how far. */
const onlyDeep = {
  unit: ['apps/sandbox/src/package.test.ts', 'apps/sandbox/src/**/expect-outcomes.test.ts'],
  database: ['**/histories-{1,2,3}.test.ts', '**/embedded-postgres.test.ts', '**/any-input.test.ts'],
};

/** Random histories of changes take longest where it goes deep: last, they would leave a core without work. */
class HistoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => /histories-\d/.test(moduleId);
    // oxlint-disable-next-line unicorn/no-array-sort -- of the sequencer, not of an array
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // One for each core: these tests wait for servers and processes more than they compute.
    // Those that go deep wait for Apple's pace and for clocks half of their time.
    maxWorkers: isDeep ? Math.ceil(availableParallelism() * 1.5) : availableParallelism(),
    sequence: { sequencer: HistoriesFirst },
    provide: { depth: isDeep ? 'deep' : 'usual' },
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          setupFiles,
          // A sandbox is loaded once for each worker, so each file ends what it starts.
          isolate: false,
          include: [
            'apps/sandbox/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'checks/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['apps/sandbox/src/api-v5/**/!(smoke).test.ts', ...(isDeep ? [] : onlyDeep.unit)],
        },
      },
      {
        test: {
          name: 'web',
          ...patience,
          setupFiles,
          // What several files import is loaded once; nothing here starts anything.
          isolate: false,
          // Styles are read as they are: a test measures the contrasts in them.
          css: true,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          exclude: ['packages/apple-ads-v5/**'],
        },
      },
      {
        test: {
          name: 'components',
          ...patience,
          environment: 'happy-dom',
          // Every file loads the whole console otherwise; what a part keeps is emptied after each test.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['apps/web/src/testing/set-up.ts'],
          include: ['{apps/web,packages/ui}/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'v5',
          ...patience,
          setupFiles,
          include: ['{apps/sandbox/src/api-v5,packages/apple-ads-v5/src}/**/*.test.ts'],
        },
      },
      serverProject(
        'database',
        ['apps/server/**/*.test.ts'],
        isDeep
          ? []
          : [
              ...onlyDeep.database,
              // Where another PostgreSQL is, it answers what is SQL, and once is enough.
              ...(process.env['SQL_ELSEWHERE'] === 'yes' ? sql : []),
            ],
      ),
      // The usual run has this from another PostgreSQL, where there is one.
      serverProject('sql', sql, ['**/db/embedded/**']),
    ],
  },
});

function serverProject(name: string, include: string[], exclude: string[] = []): TestProjectConfiguration {
  return {
    test: {
      name,
      ...patience,
      setupFiles,
      // A file is loaded with the whole server once for each worker, so each file ends what it starts.
      isolate: false,
      include,
      exclude,
      globalSetup: ['apps/server/src/platform/db/testing/global-setup.ts'],
    },
  };
}
