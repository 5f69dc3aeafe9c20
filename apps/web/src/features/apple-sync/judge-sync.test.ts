import type { SyncState } from '@tapwright/contracts/apple-sync';
import { expect, test } from 'vitest';
import { judgeSync, needsOwner, putStoppedFirst } from './judge-sync.ts';

const read: SyncState = {
  campaignGroupId: 1,
  name: 'Home market',
  counts: { campaigns: 3, adGroups: 5 },
  running: null,
  passes: [],
  error: null,
  retryAt: null,
  readAt: '2026-11-20T12:00:00.000Z',
  isStale: false,
  gaps: [],
  refused: [],
  requests: { today: '2026-11-20', days: [], limit: null },
};
const running = { kind: 'recent', done: 1, planned: 4, rows: 10 } as const;

test.each([
  ['read within six hours', read, 'inStep'],
  ['read within six hours, and an hourly pass under way', { ...read, running }, 'inStep'],
  ['never read, and nothing under way', { ...read, readAt: null }, 'waiting'],
  ['the first time', { ...read, readAt: null, running }, 'reading'],
  ['old, being read', { ...read, isStale: true, running }, 'reading'],
  ['old', { ...read, isStale: true }, 'stale'],
  ['Apple is silent in the middle of a pass', { ...read, running, error: 'appleSilent' }, 'waiting'],
  ['access was taken away', { ...read, error: 'accessRevoked' }, 'stopped'],
  ['the ad account is out of reach', { ...read, error: 'forbidden' }, 'stopped'],
  ['the clock of the server is to be set', { ...read, error: 'clockOff' }, 'stopped'],
  ['Apple’s limit is reached', { ...read, error: 'rateLimited' }, 'waiting'],
] as const)('%s', (_what, state, expected) => {
  expect(judgeSync({ ...state, passes: [], gaps: [], refused: [] })).toBe(expected);
});

test('what Apple refuses to report keeps it from being in step', () => {
  const refused = [{ what: 'keywordMeasures', days: null, error: 'appleFault' }] as const;
  expect(judgeSync({ ...read, refused: [...refused] })).toBe('partly');
  expect(judgeSync({ ...read, refused: [...refused], error: 'forbidden' })).toBe('stopped');
});

test('what goes on by itself is asked of nobody', () => {
  expect((['rateLimited', 'appleFault', 'appleSilent', 'clockOff'] as const).some(needsOwner)).toBe(false);
});

test('what has to be mended stands first, and the rest stays where it is', () => {
  const states = [
    { ...read, name: 'one', running },
    { ...read, name: 'two', error: 'rateLimited' },
    { ...read, name: 'three', error: 'forbidden' },
    { ...read, name: 'four' },
  ] as const;
  const sorted = putStoppedFirst(states.map((state) => ({ ...state, passes: [], gaps: [], refused: [] })));
  expect(sorted.map(({ name }) => name)).toEqual(['three', 'one', 'two', 'four']);
});
