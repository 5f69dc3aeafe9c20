import { expect, test } from 'vitest';
import { linkInstalledPackages, makeTree } from '../testing/make-tree.ts';
import { runPlaywright } from './run-playwright.ts';

const config = `import { defineConfig } from '@playwright/test';
  export default defineConfig({ testDir: 'specs', reporter: [['json', { outputFile: '../test-results/browser.json' }]] });`;

const run = (files: Record<string, string>) => {
  const root = makeTree({
    'package.json': '{ "type": "module" }',
    'e2e/playwright.config.ts': config,
    ...files,
  });
  linkInstalledPackages(root);
  return runPlaywright(root, { filters: [], show: false });
};

test('counts what passed, failed and was skipped, and tells where a failure is', async () => {
  const outcome = await run({
    'e2e/specs/home.spec.ts': `import { expect, test } from '@playwright/test';
test.describe('home', () => {
  test('holds', () => expect(1).toBe(1));
  test('does not hold', () => expect(1).toBe(2));
});
test.skip('waits', () => undefined);`,
  });
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(outcome.failures[0]?.at).toBe('e2e/specs/home.spec.ts:4 › does not hold');
  expect(outcome.failures[0]?.says).toContain('Expected: 2');
}, 60_000);

test('counts a run without a single spec as a failure', async () => {
  const outcome = await run({});
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.failures[0]?.says).toContain('No tests found');
}, 60_000);
