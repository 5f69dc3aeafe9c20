import { expect, test } from 'vitest';
import { listActions } from './list-actions.ts';

const mei = { userId: 7, isFirstStaff: false, isStaff: false, hasSecondFactor: false, frozenAt: null };
const first = { userId: 1, isFirstStaff: true };
const other = { userId: 2, isFirstStaff: false };

test('only the first staff account is offered to grant, revoke and reset', () => {
  expect(listActions(mei, first)).toEqual(['grant', 'freeze']);
  expect(listActions({ ...mei, isStaff: true }, first)).toEqual(['revoke', 'freeze']);
  expect(listActions({ ...mei, isStaff: true, hasSecondFactor: true }, first)).toEqual([
    'reset',
    'revoke',
    'freeze',
  ]);
  expect(listActions({ ...mei, isStaff: true }, other)).toEqual(['freeze']);
});

test('a frozen account is unfrozen before it is made staff', () => {
  expect(listActions({ ...mei, frozenAt: '2026-11-21T09:00:00Z' }, first)).toEqual(['unfreeze']);
});

test('nothing is offered on oneself or on the first staff account', () => {
  expect(listActions({ ...mei, userId: 2, isStaff: true }, other)).toEqual([]);
  expect(listActions({ ...mei, userId: 1, isFirstStaff: true, isStaff: true }, other)).toEqual([]);
});
