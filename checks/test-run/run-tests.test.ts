import { expect, test } from 'vitest';
import { runProgram } from '../run-program.ts';
import { makeChangedCopy, repository } from '../testing/make-tree.ts';

const run = async (root: string, ...words: string[]) => {
  const { exitCode, stdout, stderr } = await runProgram(root, ['checks/test-run/run-tests.ts', ...words]);
  return { exitCode, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) };
};

test('ends with one line of counts, and with an exit code that tells of a failure', async () => {
  const root = makeChangedCopy({
    'packages/domain/src/sum-holds.test.ts': `import { expect, test } from 'vitest';
      test('holds', () => expect(1 + 1).toBe(2));
      test.skip('waits', () => undefined);`,
    'packages/domain/src/sum-fails.test.ts': `import { expect, test } from 'vitest';
      test('does not hold', () => expect(1 + 1).toBe(3));`,
  });
  expect(await run(root, 'unit', 'sum-holds')).toMatchObject({
    exitCode: 0,
    lastLine: '1 passed, 0 failed, 1 skipped',
  });
  const failed = await run(root, 'unit', 'sum-');
  expect(failed).toMatchObject({ exitCode: 1, lastLine: '1 passed, 1 failed, 1 skipped' });
  const failure = 'packages/domain/src/sum-fails.test.ts › does not hold';
  expect(failed.stdout.split(failure), 'with its phase, and once more before the last line').toHaveLength(3);
}, 120_000);

test('asks which part is meant when only words are given', async () => {
  const { exitCode, stderr } = await run(repository, 'money');
  expect(exitCode).toBe(1);
  expect(stderr).toBe(
    `Say what to run: npm test -- <check|unit|components|database|browser|v5> [words in the test file's path]\n`,
  );
}, 120_000);
