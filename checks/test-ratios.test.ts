import { expect, test } from 'vitest';
import { checkSizes } from './check-sizes.ts';
import { measureSizes } from './measure-sizes.ts';
import { raiseTestRatios } from './test-ratios.ts';
import { makeTree } from './testing/make-tree.ts';

const lines = (count: number) => 'step();\n'.repeat(count);
const tree = (source: number, tests: number, recorded: string) =>
  makeTree({
    'package.json': JSON.stringify({ name: 'tapwright', workspaces: ['packages/*'] }),
    'packages/domain/package.json': JSON.stringify({ name: '@tapwright/domain' }),
    'packages/domain/src/a.ts': lines(source),
    'packages/domain/src/a.test.ts': lines(tests),
    'checks/test-ratios.json': recorded,
  });

test('fewer lines of tests for each line of source than were recorded are refused, as many or more are not', () => {
  expect(checkSizes(tree(50, 25, '{ "packages/domain": 0.5 }'))).toEqual([]);
  expect(checkSizes(tree(50, 40, '{ "packages/domain": 0.5 }'))).toEqual([]);
  expect(checkSizes(tree(50, 24, '{ "packages/domain": 0.5 }'))).toEqual([
    {
      at: 'packages/domain',
      says: 'Has 0.48 lines of tests for each line of source, and had 0.50. Test what you added; the ratio may rise, never fall.',
    },
  ]);
});

test('what has risen is kept, what has fallen is not forgiven', () => {
  const risen = tree(50, 40, '{ "packages/domain": 0.5 }');
  raiseTestRatios(risen, measureSizes(risen));
  const fallen = tree(50, 24, '{ "packages/domain": 0.5 }');
  raiseTestRatios(fallen, measureSizes(fallen));
  expect(checkSizes(risen)).toEqual([]);
  expect(checkSizes(fallen)).toHaveLength(1);
});
