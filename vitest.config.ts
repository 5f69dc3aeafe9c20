import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseSetup = 'apps/server/src/platform/db/testing/global-setup.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Styles are read as they are: a test measures the contrasts in them.
          css: true,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{web,sandbox}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'checks/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'database',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
        },
      },
    ],
  },
});
