import type { ChangeSetView } from '@tapwright/contracts/change-set-view';

/** A set that is on its way with one new negative keyword. */
export const sentSet: ChangeSetView = {
  changeSetId: 31,
  origin: 'list',
  state: 'sending',
  authorId: 1,
  author: 'Ann',
  note: '',
  createdAt: '2026-11-20T09:00:00Z',
  settledAt: null,
  scheduledFor: null,
  rise: null,
  approval: null,
  undoes: null,
  repeats: null,
  repeatedBy: null,
  counts: { edits: 1, open: 1, live: 0, refused: 0, stale: 0, withdrawn: 0 },
  about: { kinds: ['negativeKeyword'], intents: ['create'], fields: [], first: null },
};
