import { defineConfig } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const chromium = findChromium();
const measured = [
  'approval.spec.ts',
  'overview.spec.ts',
  'every-measured-page.spec.ts',
  'read-ahead.spec.ts',
  'changes.spec.ts',
  'keyword-upload.spec.ts',
  'bulk-changes.spec.ts',
  'cells.spec.ts',
  'copy.spec.ts',
  'harvest.spec.ts',
  'words.spec.ts',
  'shared-views.spec.ts',
];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  forbidOnly: process.env['CI'] !== undefined,
  // One more than there are cores: a page waits for its server as long as it computes.
  workers: 3,
  fullyParallel: true,
  // Long enough for a machine that is busy with something else; a deep run does up to ten times as much in a test.
  timeout: process.env['TEST_DEPTH'] === 'deep' ? 1_200_000 : 120_000,
  expect: { timeout: 30_000 },
  // Figures are read from the sandbox once, beside everything else; whoever looks at them comes after that.
  projects: [
    { name: 'first figures', testMatch: 'first-figures.spec.ts' },
    { name: 'console', testIgnore: ['first-figures.spec.ts', ...measured] },
    { name: 'measured', testMatch: measured, dependencies: ['first figures'] },
  ],
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    // start-server.ts prints address and outbox, and Playwright keeps what `wait` finds in the environment.
    baseURL: process.env['BASE_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Every call of a failed test; pictures of each step would cost every test a fifth of its time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      // Chromium's own sandbox needs another user than root; the rest keeps it from calling home.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" start-server.ts`,
    wait: { stdout: /Ready at (?<BASE_URL>\S+) with (?<OUTBOX>\S+)/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
