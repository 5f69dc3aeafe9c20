import { codes } from '@tapwright/contracts/codes';
import { findReportParts, splitMeasures } from '@tapwright/contracts/report-parts';
import { granularities, splitKinds } from '@tapwright/contracts/report-query';
import { findReportCampaignTotal } from '@tapwright/contracts/reports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startReportedTeam } from './testing/start-reported-team.ts';

const range = { startTime: '2026-09-10', endTime: '2026-11-19' } as const;

async function startSplit() {
  const server = await startReportedTeam();
  const { write } = server.deps.database;
  const { teamId, accounts } = server;
  const campaigns = accounts.flatMap((account) => account.campaigns.map(({ campaignId }) => campaignId));
  for (const [at, campaignId] of campaigns.entries()) {
    const include = at === 2 ? ['US', 'CA'] : [['US', 'JP', 'KR', 'DE', 'FR', 'GB', 'IT'][at] ?? 'US'];
    const apple = { promotedObjectId: String(71 + (at % 2)), targeting: { countryOrRegion: { include } } };
    await sql`update campaigns set apple = apple || ${JSON.stringify(apple)}::jsonb
      where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(write);
  }
  return server;
}

const sumOf = (figures: readonly (number | null)[]) =>
  figures.includes(null) ? null : figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);

test('the parts of each day, week and month add up to what the chart says without them', async () => {
  const { ask, owner, teamId } = await startSplit();
  for (const by of splitKinds)
    for (const granularity of granularities)
      for (const measure of splitMeasures)
        for (const unit of measure === 'localSpendAmount' ? (['USD', 'RMB'] as const) : (['USD'] as const)) {
          const query = { teamId, ...range, granularity, unit };
          const whole = await ask(owner, findReportCampaignTotal, { query });
          const { parts, rest } = await ask(owner, findReportParts, { query: { ...query, by, measure } });
          const all = [...parts, ...(rest === null ? [] : [rest])];
          const what = { by, granularity, measure, unit };
          expect({ what, total: sumOf(all.map(({ total }) => total)) }).toEqual({
            what,
            total: whole.totals[measure],
          });
          const known = [...whole.slots.entries()].flatMap(([at, { measures }]) =>
            measures === null ? [] : { at, sum: measures[measure] },
          );
          const sums = known.map(({ at }) => ({
            at,
            sum: sumOf(all.map(({ figures }) => figures[at] ?? null)),
          }));
          expect({ what, sums }).toEqual({ what, sums: known });
        }
});

test('the largest stand by themselves, all others together; groups say their names', async () => {
  const { ask, owner, teamId, groups } = await startSplit();
  const read = async (by: (typeof splitKinds)[number]) =>
    ask(owner, findReportParts, { query: { teamId, ...range, by, measure: 'taps' } });
  const { parts, rest } = await read('storefront');
  expect(parts).toHaveLength(5);
  expect(rest?.count).toBeGreaterThan(1);
  const totals = parts.map(({ total }) => total ?? 0);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  expect(Math.min(...totals)).toBeGreaterThan(0);
  const named = await read('campaignGroup');
  expect(named.rest).toBeNull();
  expect(new Set(named.parts.map(({ value }) => value))).toEqual(new Set([...groups.values()].map(String)));
  expect(named.parts.every(({ name }) => name?.startsWith('Group '))).toBe(true);
  expect((await read('app')).parts.map(({ value }) => value).toSorted()).toEqual(['71', '72']);
});

test('a cost per tap is not split, since its parts do not add up to it', async () => {
  const { send, owner, teamId } = await startSplit();
  const query = { teamId, ...range, by: 'app', measure: 'avgCptAmount' };
  const refused = await send(owner, findReportParts, { query });
  expect(refused).toMatchObject({ code: codes.badInput, data: { fields: { measure: expect.any(String) } } });
});
