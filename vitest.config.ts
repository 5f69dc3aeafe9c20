import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Only a test that hangs should meet this, however busy the machine is. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // One for each core: these tests wait for servers and processes more than they compute.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          // Styles are read as they are: a test measures the contrasts in them.
          css: true,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{web,sandbox}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'checks/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['apps/sandbox/src/api-v5/**/!(smoke).test.ts', 'packages/apple-ads-v5/**'],
        },
      },
      {
        test: {
          name: 'v5',
          ...patience,
          include: ['{apps/sandbox/src/api-v5,packages/apple-ads-v5/src}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          ...patience,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/db/testing/global-setup.ts'],
        },
      },
    ],
  },
});
