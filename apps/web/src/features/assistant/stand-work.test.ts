import type { AssistantProposal } from '@tapwright/contracts/assistant';
import { expect, test } from 'vitest';
import { standWork } from './stand-work.ts';

const proposal = (proposalId: number, more: Partial<AssistantProposal> = {}): AssistantProposal => ({
  proposalId,
  kind: 'budget',
  adamId: '71',
  app: 'Stillwater',
  countries: ['US'],
  currency: 'USD',
  worth: '1.00',
  edits: 1,
  campaignIds: [],
  from: '2026-10-21',
  to: '2026-11-17',
  madeAt: '2026-11-20T03:10:00Z',
  gone: null,
  changeSet: null,
  putAside: null,
  evidence: {
    of: 'capIdle',
    campaignName: 'AU',
    sums: { spend: '1.00', taps: 1, installs: 0, cpa: null },
    cap: '100.00',
    days: 14,
    highestDay: '40.00',
  },
  ...more,
});
const told = (list: ReturnType<typeof standWork>) =>
  list.map(({ proposalId, worth, gone, isLeft }) => [proposalId, worth, gone, isLeft]);

test('what is looked at keeps its place and says what is so now; what is new comes last', () => {
  const seen = standWork([], [proposal(1), proposal(2)]);
  const now = [proposal(3), proposal(2, { worth: '9.00' }), proposal(1, { gone: 'added' })];
  expect(told(standWork(seen, now))).toEqual([
    [1, '1.00', 'added', undefined],
    [2, '9.00', null, undefined],
    [3, '1.00', null, undefined],
  ]);
});

test('what is proposed no more is left where it was, and comes back where it is proposed again', () => {
  const change = { changeSetId: 9, state: 'draft' as const };
  const seen = standWork([], [proposal(1, { changeSet: change }), proposal(2)]);
  const left = standWork(seen, [proposal(2)]);
  expect(told(left)).toEqual([
    [1, '1.00', 'changed', true],
    [2, '1.00', null, undefined],
  ]);
  expect(left[0]?.changeSet).toBeNull();
  expect(told(standWork(left, [proposal(2), proposal(1)]))).toEqual([
    [1, '1.00', null, undefined],
    [2, '1.00', null, undefined],
  ]);
});
