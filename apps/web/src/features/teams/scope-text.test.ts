import { expect, test } from 'vitest';
import { scopeKindOf } from '@tapwright/contracts/roles';
import { readScope, writeScope } from './scope-text.ts';

test('a scope comes back as it was written, an empty choice too', () => {
  for (const scope of ['all', [], [7], [7, 8]] as const)
    expect(readScope(writeScope('groups', scope), 'manager', 'all')).toEqual(scope);
});

test('what was chosen for one kind of role is not taken over by the other', () => {
  const groups = writeScope('groups', [7]);
  expect(readScope(groups, 'advManager', 'all')).toBe('all');
  expect(readScope(groups, 'advManager', [])).toEqual([]);
  expect(readScope(groups, 'finance', [])).toBe('all');
});

test('only roles that are bound to something have a kind', () => {
  expect(['manager', 'advManager', 'campaignsReadOnly', 'admin', 'toString'].map(scopeKindOf)).toEqual([
    'groups',
    'campaigns',
    'campaigns',
    undefined,
    undefined,
  ]);
});
