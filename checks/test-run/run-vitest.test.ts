import { expect, test } from 'vitest';
import { linkInstalledPackages, makeTree } from '../testing/make-tree.ts';
import { runVitest, summariseVitest } from './run-vitest.ts';

const config = `export default { test: { projects: [{ test: { name: 'unit', include: ['*.test.ts'] } }] } };`;
const run = (files: Record<string, string>) => {
  const root = makeTree({ 'package.json': '{ "type": "module" }', 'vitest.config.ts': config, ...files });
  linkInstalledPackages(root);
  return runVitest(root, { project: 'unit', filters: [], show: false });
};

test('counts what passed, failed and was skipped, and tells where a failure is', async () => {
  const outcome = await run({
    'a.test.ts': `import { expect, test } from 'vitest';
      test('holds', () => expect(1).toBe(1));
      test('does not hold', () => expect(1).toBe(2));
      test.skip('waits', () => undefined);
      test.todo('comes later');`,
  });
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(outcome.failures[0]?.at).toBe('a.test.ts › does not hold');
  expect(outcome.failures[0]?.says).toContain('expected 1 to be 2');
}, 60_000);

test('counts a file that cannot be read and an error that nobody caught as failures', async () => {
  const outcome = await run({
    'broken.test.ts': `import './gone.ts';`,
    'late.test.ts': `import { test } from 'vitest';
      test('ends before its promise', () => { void Promise.reject(new Error('nobody caught me')); });`,
  });
  expect(outcome.failures.map(({ at }) => at)).toContain('broken.test.ts');
  expect(outcome.failed).toBeGreaterThan(0);
}, 60_000);

test('counts a runner that died as one failure, with what it said last', () => {
  expect(summariseVitest('/', undefined, { exitCode: 1, stdout: '', stderr: 'out of memory' })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [{ at: 'vitest', says: 'out of memory' }],
  });
  const empty = { numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  expect(summariseVitest('/', empty, { exitCode: 1, stdout: 'Unhandled error', stderr: '' })).toMatchObject({
    passed: 3,
    failed: 1,
  });
  expect(summariseVitest('/', empty, { exitCode: 0, stdout: '', stderr: '' })).toMatchObject({
    passed: 3,
    failed: 0,
  });
});
