import { describe, expect, test } from 'vitest';
import {
  applyProposals,
  dismissReasons,
  findNGram,
  findNGrams,
  maxProposals,
  putAsideProposal,
  putAsideWays,
  snoozeDays,
} from './assistant.ts';

const fits = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('what is put aside', () => {
  const body = { teamId: 1, proposalId: 1 };

  test.each(putAsideWays)('can be %s', (way) => {
    expect(fits(putAsideProposal.body, { ...body, way })).toBe(true);
  });

  test.each(snoozeDays)('can sleep for %s days', (days) => {
    expect(fits(putAsideProposal.body, { ...body, way: 'snoozed', days })).toBe(true);
  });

  test.each(dismissReasons)('can be dismissed since it is %s', (reason) => {
    expect(fits(putAsideProposal.body, { ...body, way: 'dismissed', reason })).toBe(true);
  });

  test.each([{ way: 'forgotten' }, { way: 'snoozed', days: 2 }, { way: 'dismissed', reason: 'no' }, {}])(
    'not by %j',
    (how) => {
      expect(fits(putAsideProposal.body, { ...body, ...how })).toBe(false);
    },
  );
});

test('some proposals are taken at once, not none and not all there may be', () => {
  const some = (count: number) => ({
    teamId: 1,
    proposalIds: Array.from({ length: count }, (_, place) => place + 1),
  });
  expect(fits(applyProposals.body, some(0))).toBe(false);
  expect(fits(applyProposals.body, some(maxProposals))).toBe(true);
  expect(fits(applyProposals.body, some(maxProposals + 1))).toBe(false);
});

test('an n-gram has one to three pieces', () => {
  const body = { teamId: 1, adamId: '71', country: 'US', currency: 'USD' };
  expect(fits(findNGram.body, { ...body, pieces: [] })).toBe(false);
  expect(fits(findNGram.body, { ...body, pieces: ['a', 'b', 'c'] })).toBe(true);
  expect(fits(findNGram.body, { ...body, pieces: ['a', 'b', 'c', 'd'] })).toBe(false);
  const query = { teamId: '1', adamId: '71', country: 'US' };
  expect(fits(findNGrams.query, { ...query, length: '3', verdict: 'waste' })).toBe(true);
  expect(fits(findNGrams.query, { ...query, length: '4' })).toBe(false);
});
