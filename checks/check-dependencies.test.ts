import { expect, test } from 'vitest';
import { checkDependencies } from './check-dependencies.ts';
import { makeTree } from './testing/make-tree.ts';

const row = '| `zod` | packages/contracts | schemas | MIT |';
const tree = (page: string, version = '4.6.7') =>
  makeTree({
    'package-lock.json': JSON.stringify({
      packages: { '': {}, 'packages/contracts': { dependencies: { zod: version } } },
    }),
    'package.json': JSON.stringify({ name: 'tapwright', workspaces: ['packages/*'] }),
    'packages/contracts/package.json': JSON.stringify({
      name: '@tapwright/contracts',
      dependencies: { zod: version },
    }),
    'node_modules/zod/package.json': JSON.stringify({ license: 'MIT' }),
    'docs/dependencies.md': page,
  });
const check = (page: string, version?: string) =>
  checkDependencies(tree(page, version)).map(({ says }) => says);

test('accepts an exact version with a true row', () => {
  expect(check(row)).toEqual([]);
});

test('refuses a range of versions', () => {
  expect(check(row, '^4.6.7')).toEqual([
    'zod is "^4.6.7". Write the exact version: npm install --save-exact zod@<version>.',
  ]);
});

test('refuses a dependency without a row, and a row without a dependency', () => {
  expect(check('')).toEqual(['zod has no row. Add: | `zod` | packages/contracts | why | licence |']);
  expect(check(`${row}\n| \`left-pad\` | root | pads | MIT |`)).toEqual([
    'No package.json declares left-pad. Delete the row.',
  ]);
});

test('refuses a row that is wrong about the place, the reason or the licence', () => {
  expect(check(row.replace('packages/contracts', 'root'))).toEqual([
    'zod is declared in packages/contracts, the row says root.',
  ]);
  expect(check(row.replace('schemas', ''))).toEqual([
    'zod has no reason. Say in a few words what it does for us.',
  ]);
  expect(check(row.replace('MIT', 'ISC'))).toEqual(['zod is under MIT, the row says ISC.']);
});
