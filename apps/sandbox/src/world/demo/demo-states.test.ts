import { expect, it } from 'vitest';
import { campaignStatus } from '../status/campaign-status.ts';
import { latest } from '../table.ts';
import { makeDemoWorld } from './demo-world.ts';

const now = Date.UTC(2026, 10, 20, 12);
const world = makeDemoWorld(1, now);

it('has campaigns in every state that somebody has to tell apart', () => {
  const states = [...world.campaigns.rows()].map((row) => {
    const { displayStatus, reasons, limitingReasons } = campaignStatus(world, row, now, false);
    return [displayStatus, ...(displayStatus === 'ON_HOLD' ? reasons : limitingReasons)].join(' ');
  });
  const counted = Map.groupBy(states, (state) => state);
  expect(Object.fromEntries([...counted].map(([state, rows]) => [state, rows.length]))).toEqual({
    RUNNING: 63,
    PAUSED: 4,
    DELETED: 4,
    'ON_HOLD SCHEDULE_EXPIRED': 4,
    'ON_HOLD SCHEDULE_PENDING': 4,
    'LIMITED APP_CONTENT_REJECTED': 1,
  });
});

it('has ad groups that are paused or for some people only, and negative keywords in a campaign and in an ad group', () => {
  const groups = [...world.adGroups.rows()].map((row) => latest(row));
  expect(groups.filter(({ status, deleted }) => status === 'PAUSED' && !deleted)).toHaveLength(1);
  expect(groups.filter(({ targeting }) => targeting.devices !== null)).toHaveLength(3);
  const negatives = [...world.negativeKeywords.rows()].map((row) => latest(row));
  expect(new Set(negatives.map(({ adGroupId, matchType }) => `${adGroupId === null} ${matchType}`))).toEqual(
    new Set(['true EXACT', 'false BROAD']),
  );
});
