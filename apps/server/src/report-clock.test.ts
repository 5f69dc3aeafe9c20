import { findMonthlySpend } from '@tapwright/contracts/finance';
import { getFrameSettings } from '@tapwright/contracts/frame';
import { readReport, reportDefinition } from '@tapwright/contracts/report-centre';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startStillSandbox } from './features/apple-sync/testing/start-sync.ts';
import { startTeamServer } from './features/teams/testing/team-server.ts';
import { addMeasuredGroup } from './testing/measured-team.ts';
import { getDay } from '@tapwright/domain/days';

/** Midday in the world, already the next day in Auckland. */
const startsAt = '2031-03-09T12:00:00Z';

async function startInAnotherTime() {
  const sandbox = await startStillSandbox({ clock: startsAt });
  onTestFinished(sandbox.stop);
  const server = await startTeamServer({ appleOrigin: () => sandbox.origin });
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const covered = { from: getDay('2031-01-01'), until: getDay('2031-03-25') };
  for (const [adAccountId, timeZone] of [
    ['11', 'Pacific/Auckland'],
    ['12', 'America/Los_Angeles'],
  ] as const)
    await addMeasuredGroup(server.deps.database, teamId, {
      name: timeZone,
      adAccountId,
      timeZone,
      campaigns: { [`${adAccountId}1`]: 'One' },
      figures: [],
      covered,
    });
  const step = async (body: object) => sandbox.control('POST', '/clock', body);
  return { ...server, owner, teamId, step };
}

test('days of reports are those of the sandbox’s clock, wherever it is stepped', async () => {
  const { ask, owner, teamId, step } = await startInAnotherTime();
  const spendTo = async () => {
    const query = { teamId, startTime: '2031-01-01', endTime: '2031-12-31' };
    return (await ask(owner, findMonthlySpend, { query })).to;
  };
  const rangeOf = async (preset: string, timeZone: string) => {
    const definition = z.parse(reportDefinition, {
      level: 'campaign',
      measures: ['taps'],
      range: { preset },
      timeZone,
    });
    return (await ask(owner, readReport, { body: { teamId, definition } })).range;
  };
  const reportTime = async () => (await ask(owner, getFrameSettings)).reportTime.slice(0, 16);

  expect(await reportTime()).toBe('2031-03-09T12:00');
  expect(await spendTo()).toBe('2031-03-08');
  expect(await rangeOf('today', 'UTC')).toEqual({ from: '2031-03-09', to: '2031-03-09' });

  // Eight in the evening: tomorrow in Auckland, and still the same day in Los Angeles.
  await step({ stepDays: 10 });
  await step({ stepMs: 8 * 3_600_000 });
  expect(await reportTime()).toBe('2031-03-19T20:00');
  expect(await rangeOf('yesterday', 'ORTZ')).toEqual({ from: '2031-03-18', to: '2031-03-18' });
  // Past midnight in the world, where Los Angeles has its evening.
  await step({ stepMs: 5 * 3_600_000 });
  expect(await rangeOf('yesterday', 'UTC')).toEqual({ from: '2031-03-19', to: '2031-03-19' });
  expect(await rangeOf('yesterday', 'ORTZ')).toEqual({ from: '2031-03-18', to: '2031-03-18' });
  expect(await spendTo()).toBe('2031-03-18');
});
