import { expect, test } from 'vitest';
import { checkSizes } from './check-sizes.ts';
import { measureSizes } from './measure-sizes.ts';
import { makeTree } from './testing/make-tree.ts';

const lines = (count: number) => 'step();\n'.repeat(count);
const tree = (files: Record<string, string>) =>
  makeTree({
    'package.json': JSON.stringify({ name: 'tapwright', workspaces: ['packages/*'] }),
    'packages/domain/package.json': JSON.stringify({ name: '@tapwright/domain' }),
    ...files,
  });

test('refuses a file of more than 400 lines, tests and styles included', () => {
  const small = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => [`packages/domain/src/a${n}.ts`, lines(9)]),
  );
  const failures = checkSizes(
    tree({
      ...small,
      'packages/domain/src/long.ts': lines(500),
      'packages/domain/src/long.test.ts': lines(401),
      'packages/domain/src/long.css': lines(401),
      'packages/domain/src/tables.generated.ts': lines(900),
      'packages/domain/src/at-the-limit.test.ts': lines(400),
    }),
  );
  expect(failures.map(({ at }) => at)).toEqual([
    'packages/domain/src/long.css',
    'packages/domain/src/long.test.ts',
    'packages/domain/src/long.ts',
  ]);
  expect(failures.at(-1)?.says).toBe(
    'Has 500 lines; 400 is the end. Split it: a verb, a part of the screen or a subject to each file.',
  );
});

test('refuses a repository of middling files that have all grown', () => {
  const failures = checkSizes(
    tree({
      'packages/domain/src/a.ts': lines(71),
      'packages/domain/src/b.ts': lines(390),
      'packages/domain/src/c.ts': lines(380),
    }),
  );
  expect(failures.map(({ at }) => at)).toEqual(['all files', 'all files']);
});

test('measures each workspace, tests apart from source', () => {
  const { rows } = measureSizes(
    tree({
      'packages/domain/src/a.ts': lines(10),
      'packages/domain/src/b.ts': lines(30),
      'packages/domain/src/c.ts': lines(60),
      'packages/domain/src/a.test.ts': lines(50),
    }),
  );
  expect(rows).toEqual([
    {
      name: 'packages/domain',
      files: 3,
      lines: 100,
      median: 30,
      p90: 30,
      largest: { path: 'packages/domain/src/c.ts', lines: 60 },
      testRatio: 0.5,
    },
  ]);
});
