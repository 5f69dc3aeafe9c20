import { expect, test } from 'vitest';
import {
  answerDueAt,
  followState,
  mayWish,
  orderNumber,
  type OrderFacts,
  orderStates,
  perDayOf,
  stepTo,
} from './managed-order-rules.ts';

const nothing: OrderFacts = { isProposed: false, isApproved: false, isStarted: false, isRunning: false };

test.each([
  ['accepted', {}, 'accepted'],
  ['accepted', { isProposed: true }, 'planned'],
  ['planned', {}, 'accepted'],
  ['planned', { isApproved: true }, 'approved'],
  ['planned', { isApproved: true, isProposed: true }, 'approved'],
  ['approved', { isApproved: true }, 'approved'],
  ['approved', { isApproved: true, isRunning: true, isStarted: true }, 'running'],
  ['running', { isApproved: true, isStarted: true }, 'paused'],
  ['running', { isApproved: true, isProposed: true, isRunning: true }, 'running'],
  ['paused', { isApproved: true, isRunning: true, isStarted: true }, 'running'],
  ['done', { isRunning: true }, 'done'],
  ['cancelled', { isProposed: true }, 'cancelled'],
] as const)('an order that is %s with %o is %s', (state, facts, expected) => {
  expect(followState(state, { ...nothing, ...facts })).toBe(expected);
});

test('it can be given up until something of it is paid, and ended from then on', () => {
  const from = (step: 'cancel' | 'end') =>
    orderStates.filter((state) => stepTo(step, state) !== undefined).join(' ');
  expect(from('cancel')).toBe('submitted accepted planned');
  expect(from('end')).toBe('approved running paused');
});

test('a pause is asked of what runs, going on of what is paused', () => {
  expect(mayWish('pause', 'running')).toBe(true);
  expect(mayWish('pause', 'paused')).toBe(false);
  expect(mayWish('resume', 'paused')).toBe(true);
  expect(mayWish('end', 'approved')).toBe(true);
  expect(mayWish('end', 'planned')).toBe(false);
});

test.each([
  ['2026-11-19T15:00:00Z', '2026-11-20T15:00:00.000Z'],
  ['2026-11-20T15:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['2026-11-21T09:00:00Z', '2026-11-23T09:00:00.000Z'],
])('what was sent %s is answered by %s', (at, due) => {
  expect(answerDueAt(new Date(at)).toISOString()).toBe(due);
});

test('a day has its part of the budget, and no more', () => {
  expect(perDayOf(800_000, 8)).toBe(14_285);
  expect(perDayOf(800_000, 0)).toBe(0);
});

test('an order is submitted once, accepted once, and what is over stays so', () => {
  expect(stepTo('submit', 'draft')).toBe('submitted');
  expect(stepTo('submit', 'submitted')).toBeUndefined();
  expect(stepTo('accept', 'submitted')).toBe('accepted');
  expect(stepTo('accept', 'accepted')).toBeUndefined();
  expect(stepTo('refuse', 'planned')).toBeUndefined();
  for (const step of ['submit', 'accept', 'refuse', 'cancel', 'end'] as const)
    for (const over of ['done', 'refused', 'cancelled'] as const) expect(stepTo(step, over)).toBeUndefined();
});

test('its number is written as people say it', () => {
  expect(orderNumber(1042)).toBe('AM-1042');
});

test.each(['accepted', 'planned'] as const)('what is %s and approved at once runs at once', (state) => {
  const facts = { isProposed: true, isApproved: true, isStarted: true, isRunning: true };
  expect(followState(state, facts)).toBe('running');
});

test('what was approved and never ran is not paused', () => {
  expect(followState('approved', { ...nothing, isApproved: true })).toBe('approved');
  expect(followState('approved', { ...nothing, isApproved: true, isStarted: true })).toBe('paused');
});

test('a draft, and what waits for an answer, follows from nothing', () => {
  const everything = { isProposed: true, isApproved: true, isStarted: true, isRunning: true };
  for (const state of ['draft', 'submitted', 'refused', 'cancelled', 'done'] as const)
    expect(followState(state, everything)).toBe(state);
});

test('nothing is asked of what is not paid for, or is over', () => {
  for (const state of ['draft', 'submitted', 'accepted', 'planned', 'done', 'refused', 'cancelled'] as const)
    for (const wish of ['pause', 'resume', 'end'] as const) expect(mayWish(wish, state)).toBe(false);
});

test('a week is seven days of the budget, and no more than all of it', () => {
  for (const weeks of [1, 7, 52]) expect(perDayOf(800_000, weeks) * weeks * 7).toBeLessThanOrEqual(800_000);
});
