import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findOperationPeople, findOwnOperations, findTeamOperations } from './operation-log.ts';

test.each(['0', '-7', '1.5', 'x', ''])('the log of team “%s” is nobody’s', (teamId) => {
  expect(z.safeParse(findTeamOperations.query, { teamId }).success).toBe(false);
  expect(z.safeParse(findOperationPeople.query, { teamId }).success).toBe(false);
});

test('the team’s log and who stands in it are for the same people, one’s own for everybody', () => {
  expect(findOperationPeople.access).toEqual(findTeamOperations.access);
  expect(findOwnOperations.access).toEqual({ to: 'signedIn' });
});

test('a range is of instants with their offset, and without a team it is the account’s', () => {
  const startTime = '2026-11-20T08:00:00+08:00';
  expect(z.parse(findOwnOperations.query, { startTime })).toMatchObject({
    teamId: 0,
    startTime: new Date('2026-11-20T00:00:00Z'),
  });
  expect(z.safeParse(findOwnOperations.query, { startTime: '2026-11-20T08:00:00' }).success).toBe(false);
});
