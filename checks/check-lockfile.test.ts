import { expect, test } from 'vitest';
import { checkLockfile } from './check-lockfile.ts';
import { makeTree } from './testing/make-tree.ts';

const check = (packages: Record<string, unknown>) =>
  checkLockfile(
    makeTree({
      'package.json': JSON.stringify({ name: 'tapwright', dependencies: { oxlint: '1.2.3' } }),
      'package-lock.json': JSON.stringify({ packages }),
    }),
  );

const root = { dependencies: { oxlint: '1.2.3' } };
const oxlint = { optionalDependencies: { '@oxlint/linux': '1.2.3', '@oxlint/mac': '1.2.3' } };

test('accepts a lockfile that knows every package of every platform', () => {
  const linux = { 'node_modules/@oxlint/linux': {}, 'node_modules/@oxlint/mac': {} };
  expect(check({ '': root, 'node_modules/oxlint': oxlint, ...linux })).toEqual([]);
});

test('refuses a package.json that the lockfile does not follow', () => {
  expect(check({ '': { dependencies: { oxlint: '1.2.2' } } })).toEqual([
    { at: 'package.json', says: 'package-lock.json says something else. Run npm install, and commit both.' },
  ]);
});

test('refuses a lockfile without the programs for other platforms', () => {
  const packages = { '': root, 'node_modules/oxlint': oxlint, 'node_modules/@oxlint/linux': {} };
  expect(check(packages)).toEqual([
    { at: 'package-lock.json', says: expect.stringMatching(/^oxlint needs @oxlint\/mac on other machines/) },
  ]);
});
