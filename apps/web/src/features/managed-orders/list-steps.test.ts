import { expect, test } from 'vitest';
import type { OrderMessage } from '@tapwright/contracts/managed-orders';
import { listSteps } from './list-steps.ts';

const reached = (state: string, messageId: number): OrderMessage => ({
  messageId,
  kind: 'state',
  by: 'Mei Lin',
  isOwn: false,
  isStaff: false,
  body: '',
  state,
  proposal: null,
  files: [],
  createdAt: `2026-11-2${messageId}T10:00:00Z`,
  readBy: null,
  readAt: null,
});
const names = (state: 'planned' | 'paused' | 'refused', messages: OrderMessage[]) =>
  listSteps({ state, messages }).map(
    (step) => `${step.state}${step.reached ? '+' : ''}${step.isNow ? '!' : ''}`,
  );

test('the whole way stands there, as far as it was gone', () => {
  const messages = [reached('submitted', 1), reached('accepted', 2), reached('planned', 3)];
  expect(names('planned', messages)).toEqual([
    'submitted+',
    'accepted+',
    'planned+!',
    'approved',
    'running',
    'done',
  ]);
});

test('what is paused stands where it runs', () => {
  const messages = ['submitted', 'accepted', 'planned', 'approved', 'running', 'paused'].map(reached);
  expect(names('paused', messages)[4]).toBe('paused+!');
});

test('what was refused ends the line', () => {
  expect(names('refused', [reached('submitted', 1), reached('refused', 2)])).toEqual([
    'submitted+',
    'refused+!',
  ]);
});
