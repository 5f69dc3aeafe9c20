import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKeptLint } from './kept-lint.ts';
import { makeTree } from './testing/make-tree.ts';

const files = {
  'package.json': JSON.stringify({ name: 'tapwright', workspaces: ['packages/*'] }),
  '.oxlintrc.json': '{}',
  'packages/domain/package.json': JSON.stringify({
    name: '@tapwright/domain',
    exports: { './*': './src/*.ts' },
  }),
  'packages/domain/src/day.ts': 'export type Day = string;\n',
  'packages/domain/src/range.ts': `import type { Day } from './day.ts';\nexport type Range = Day[];\n`,
  'packages/domain/src/money.ts': 'export type Money = number;\n',
  'packages/web/package.json': JSON.stringify({ name: '@tapwright/web' }),
  'packages/web/src/page.ts': `export const load = () => import('@tapwright/domain/range');\n`,
};

function lintedTree() {
  const root = makeTree(files);
  openKeptLint(root).keep(new Set());
  expect(openKeptLint(root).stale).toEqual([]);
  return root;
}

test('at first every source is looked at, and then only what something was said of', () => {
  const root = makeTree(files);
  const { stale, keep } = openKeptLint(root);
  expect(stale).toEqual([
    'packages/domain/src/day.ts',
    'packages/domain/src/money.ts',
    'packages/domain/src/range.ts',
    'packages/web/src/page.ts',
  ]);
  keep(new Set(['packages/domain/src/money.ts']));
  expect(openKeptLint(root).stale).toEqual(['packages/domain/src/money.ts']);
});

test('a file that changed is looked at again, with all that import it, near or far', () => {
  const root = lintedTree();
  writeFileSync(join(root, 'packages/domain/src/day.ts'), 'export type Day = number;\n');
  expect(openKeptLint(root).stale).toEqual([
    'packages/domain/src/day.ts',
    'packages/domain/src/range.ts',
    'packages/web/src/page.ts',
  ]);
});

test.each([
  ['a rule', '.oxlintrc.json', '{ "rules": {} }'],
  ['a package', 'packages/web/package.json', '{ "name": "@tapwright/web", "version": "2.0.0" }'],
  ['a type that is declared for all', 'packages/domain/src/money.ts', 'declare global {}\nexport {};\n'],
])('another %s makes all of them old', (_what, path, text) => {
  const root = lintedTree();
  writeFileSync(join(root, path), text);
  expect(openKeptLint(root).stale).toHaveLength(4);
});
