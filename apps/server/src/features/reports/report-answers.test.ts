import { getDay } from '@tapwright/domain/days';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { type Asked, questionsOver } from './testing/asked-report.ts';
import { holdAudiences, holdLists, holdSearches, holdSlots, type Reader } from './testing/hold-answers.ts';
import { lastDay, makeToldWorld } from './testing/make-told-world.ts';

async function startTold(): Promise<Reader> {
  const { deps, origin, makePerson, makeTeam, ask } = await startTeamServer();
  const who = await makePerson();
  const teamId = await makeTeam(who);
  const otherTeamId = await makeTeam(await makePerson(), 'Neighbours');
  const known = await makeToldWorld(deps.database, teamId, 11);
  await makeToldWorld(deps.database, otherTeamId, 12);
  return { ask, origin, who, teamId, known };
}

const question = questionsOver('2026-04-20', lastDay, 3);

/** Compared with days of which some have no rate yet. */
const daysWithoutRates: Asked = {
  range: { from: getDay('2026-04-20'), to: getDay('2026-04-20') },
  before: { from: getDay('2026-04-20'), to: getDay('2026-05-31') },
  unit: 'RMB',
  zone: 'UTC',
  groups: null,
  sortBy: 'localSpendAmount',
  sortOrder: 'asc',
  pageSize: 10,
};

test('every row, order and total of a list equals what was told, over any range, zone, unit and comparison', async () => {
  const reader = await startTold();
  await fc.assert(
    fc.asyncProperty(question, (asked) => holdLists(reader, asked)),
    { numRuns: 25, examples: [[daysWithoutRates]] },
  );
});

test('search terms and audiences add up to what was told of them, hidden terms and unknown people included', async () => {
  const reader = await startTold();
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      await holdSearches(reader, asked);
      await holdAudiences(reader, asked);
    }),
    { numRuns: 12 },
  );
});

test('days, weeks and months of a chart hold what was told of them, and a gap is no zero', async () => {
  const reader = await startTold();
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('day', 'week', 'month'), (asked, granularity) =>
      holdSlots(reader, asked, granularity),
    ),
    { numRuns: 25 },
  );
});
