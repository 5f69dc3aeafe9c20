import { getDay } from '@tapwright/domain/days';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { type DrawnQuery, questionsOver } from './testing/drawn-query.ts';
import {
  checkAudiences,
  checkLists,
  checkSearches,
  checkSlots,
  type Reader,
} from './testing/check-answers.ts';
import { lastDay } from './testing/make-reported-world.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';

async function startWithFigures(): Promise<Reader> {
  const { ask, origin, owner, teamId, ...known } = await startReportedTeam();
  return { ask, origin, who: owner, teamId, known };
}

const question = questionsOver('2026-04-20', lastDay, 3);

/** Compared with days of which some have no rate yet. */
const daysWithoutRates: DrawnQuery = {
  range: { from: getDay('2026-04-20'), to: getDay('2026-04-20') },
  before: { from: getDay('2026-04-20'), to: getDay('2026-05-31') },
  unit: 'RMB',
  zone: 'UTC',
  groups: null,
  sortBy: 'localSpendAmount',
  sortOrder: 'asc',
  pageSize: 10,
};

test('every row, order and total of a list equals what was reported, over any range, zone, unit and comparison', async () => {
  const reader = await startWithFigures();
  await fc.assert(
    fc.asyncProperty(question, (drawn) => checkLists(reader, drawn)),
    { numRuns: 25, examples: [[daysWithoutRates]] },
  );
});

test('search terms and audiences add up to what was reported of them, hidden terms and unknown people included', async () => {
  const reader = await startWithFigures();
  await fc.assert(
    fc.asyncProperty(question, async (drawn) => {
      await checkSearches(reader, drawn);
      await checkAudiences(reader, drawn);
    }),
    { numRuns: 12 },
  );
});

test('days, weeks and months of a chart hold what was reported of them, and a gap is no zero', async () => {
  const reader = await startWithFigures();
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('day', 'week', 'month'), (drawn, granularity) =>
      checkSlots(reader, drawn, granularity),
    ),
    { numRuns: 25 },
  );
});
