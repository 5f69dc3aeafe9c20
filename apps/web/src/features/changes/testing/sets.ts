import type { AnswerOf } from '@tapwright/contracts/call';
import type { ChangeEnd } from '@tapwright/contracts/change-ends';
import type { ChangeSetView, EditView } from '@tapwright/contracts/change-set-view';
import type { previewChanges } from '@tapwright/contracts/change-sets';

export const editView: EditView = {
  number: 1,
  kind: 'keyword',
  name: 'ferry times',
  campaignName: 'Harbour brand',
  adGroupName: 'Exact',
  currency: 'USD',
  objectId: '30',
  campaignId: '10',
  adGroupId: '20',
  intent: 'update',
  before: { bid: '2.00' },
  after: { bid: '2.40' },
  state: 'live',
  refusal: null,
  appleWords: null,
};

const counts = { edits: 1, open: 0, live: 1, refused: 0, stale: 0, withdrawn: 0 };

export const changeSet: ChangeSetView = {
  changeSetId: 10001,
  origin: 'form',
  authorId: 1,
  author: 'Ann',
  note: '',
  state: 'settled',
  undoes: null,
  repeats: null,
  repeatedBy: null,
  createdAt: '2026-11-20T08:00:00Z',
  scheduledFor: null,
  rise: null,
  approval: null,
  settledAt: '2026-11-20T08:00:01Z',
  counts,
  about: {
    kinds: ['keyword'],
    intents: ['update'],
    fields: ['bid'],
    first: {
      name: 'ferry times',
      campaignName: 'Harbour brand',
      before: { bid: '2.00' },
      after: { bid: '2.40' },
    },
  },
};

export const sendingSet: ChangeSetView = {
  ...changeSet,
  state: 'sending',
  settledAt: null,
  counts: { ...counts, open: 1, live: 0 },
};

/** One that waits for a second person. */
export const proposedSet: ChangeSetView = {
  ...sendingSet,
  state: 'proposed',
  rise: { amount: '40.00', currency: 'USD' },
  approval: {
    reasons: ['rise'],
    proposedAt: '2026-11-20T08:00:00Z',
    confirmed: [],
    decidedById: null,
    decidedBy: null,
    decidedAt: null,
    reason: null,
  },
};

/** One edit that ended otherwise than wanted. */
export const failedSet: ChangeSetView = { ...changeSet, counts: { ...counts, live: 0, refused: 1 } };
export const refusedEdit: EditView = {
  ...editView,
  state: 'refused',
  refusal: 'refusedByApple',
  appleWords: 'BID_TOO_HIGH',
};

/** As the call that reads one answers. */
export const answerOf = (set: ChangeSetView, list: EditView[]) => ({
  set,
  edits: { list, total: list.length },
  ends: [] as ChangeEnd[],
  trail: {
    committedAt: set.createdAt,
    endedAt: set.settledAt,
    takenOut: list.filter(({ refusal }) => refusal === 'takenOut').length,
  },
  mayDecide: false,
});

type Preview = AnswerOf<typeof previewChanges>;

/** As the call that previews them answers. */
export const previewOf = (edits: Preview['edits'], more: Partial<Preview> = {}): Preview => ({
  edits,
  common: [],
  rise: null,
  room: null,
  timeZones: ['America/New_York'],
  approval: [],
  ...more,
});

export const noComments = { list: [], total: 0 };
