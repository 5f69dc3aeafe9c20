import type { SyncState } from '@tapwright/contracts/apple-sync';

export const inStep: SyncState = {
  campaignGroupId: 5,
  name: 'Harbour games',
  counts: { campaigns: 3, adGroups: 9 },
  running: null,
  passes: [{ kind: 'recent', succeededAt: '2026-11-20T07:00:00Z', nextAt: '2026-11-20T09:00:00Z' }],
  error: null,
  retryAt: null,
  readAt: '2026-11-20T07:00:00Z',
  isStale: false,
  gaps: [],
  refused: [],
  requests: { today: '2026-11-20', days: [], limit: null },
};
