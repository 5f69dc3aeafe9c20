import { expect, test } from 'vitest';
import { prepareTrail } from './prepare-trail.ts';
import { changeSet, proposedSet } from '../testing/sets.ts';

const trail = { committedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:01:00Z', takenOut: 0 };
const never = { committedAt: null, endedAt: null, takenOut: 0 };
const comment = {
  commentId: 1,
  authorId: 2,
  author: 'Bob',
  text: 'Why?',
  createdAt: '2026-11-20T08:30:00Z',
};
const lapsed = { state: 'withdrawn' as const, refusal: 'lapsed', count: 1, appleWords: null };
const decided = proposedSet.approval && { ...proposedSet.approval, decidedAt: '2026-11-20T09:00:00Z' };
const over = { ...never, endedAt: '2026-11-20T09:00:00Z' };

const kindsOf = (...facts: Parameters<typeof prepareTrail>) => prepareTrail(...facts).map(({ kind }) => kind);

test.each([
  [
    'approved with a word between',
    kindsOf({ ...changeSet, approval: decided }, { trail, ends: [] }, [comment]),
    ['made', 'needed', 'comment', 'approved', 'sent', 'settled'],
  ],
  ['proposed', kindsOf(proposedSet, { trail: never, ends: [] }, []), ['made', 'needed']],
  [
    'declined',
    kindsOf({ ...proposedSet, state: 'declined', approval: decided }, { trail: over, ends: [] }, []),
    ['made', 'needed', 'declined'],
  ],
  [
    'undecided',
    kindsOf({ ...proposedSet, state: 'withdrawn' }, { trail: over, ends: [lapsed] }, []),
    ['made', 'needed', 'lapsed'],
  ],
  [
    'withdrawn',
    kindsOf({ ...changeSet, state: 'withdrawn' }, { trail: over, ends: [] }, []),
    ['made', 'withdrawn'],
  ],
  [
    'scheduled, its hour last',
    kindsOf(
      { ...changeSet, state: 'scheduled', scheduledFor: '2026-11-20T08:10:00Z' },
      { trail: never, ends: [] },
      [comment],
    ),
    ['made', 'comment', 'hour'],
  ],
])('%s', (_which, kinds, expected) => {
  expect(kinds).toEqual(expected);
});
