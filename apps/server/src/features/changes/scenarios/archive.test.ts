import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { findAdObject } from '@tapwright/contracts/ad-object';
import { findCampaign, findTeamAdgroup } from '@tapwright/contracts/campaigns';
import { addCampaigns, modifyAdGroups, modifyCampaigns, undoChanges } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findKeywords, findNegativeKeywords } from '@tapwright/contracts/keywords';
import { findReportAdGroupList, findReportCampaignList } from '@tapwright/contracts/reports';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeMonths } from '../../measures/index.ts';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const object = z.object({ result: z.looseObject({ status: z.string(), deleted: z.boolean() }) });
const readAtApple = async ({ apple }: Changing, path: string) => {
  const { status, deleted } = z.parse(object, await apple('GET', path)).result;
  return deleted ? 'removed' : status;
};
const range = { startTime: '2026-11-09', endTime: '2026-11-11' };

test('what is archived is paused and hidden, counted in every total, and comes back', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, settled, campaignId, adGroupId, adAccountId, deps, sandbox } = server;
  await makeMonths(deps.database, ['2026-11'], ['campaign_days']);
  const counts =
    'impressions, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs, view_new_downloads, view_redownloads';
  await deps.database.pool.query(
    `delete from campaign_days;
     insert into campaign_days (team_id, ad_account_id, campaign_id, zone, day, spend_micros, ${counts})
       values (${teamId}, ${adAccountId}, ${campaignId}, 'ORTZ', '2026-11-10', 1000000, 9, 7, 0, 0, 0, 0, 0, 0)`,
  );
  const names = async (archived?: 'yes') =>
    (await ask(owner, findCampaign, { query: { teamId, ...(archived && { archived }) } })).list.map(
      ({ name }) => name,
    );
  const report = async (archived?: 'yes') => {
    const query = { teamId: String(teamId), ...range, ...(archived && { archived }) };
    const { list, total, totals } = await ask(owner, findReportCampaignList, { query });
    return { names: list.map(({ name }) => name).toSorted(), total, taps: totals.taps };
  };
  const contents = async () => {
    const query = { teamId: String(teamId), ...range };
    const adGroups = await ask(owner, findReportAdGroupList, { query });
    const keywords = await ask(owner, findKeywords, { query });
    const named = await ask(owner, findReportAdGroupList, { query: { ...query, campaignId: [campaignId] } });
    return [adGroups.total, keywords.total, named.total];
  };
  const picked = async (archived?: 'yes') =>
    (await ask(owner, findTeamAdgroup, { query: { teamId, ...(archived && { archived }) } })).flatMap(
      ({ campaigns }) =>
        campaigns.flatMap(({ name, adGroups }) => [name, ...adGroups.map((one) => one.name)]),
    );
  const negatives = async (more: { archived?: 'yes'; campaignId?: string[] } = {}) =>
    (await ask(owner, findNegativeKeywords, { query: { teamId: String(teamId), ...more } })).list.map(
      ({ name, isArchived = false }) => [name, isArchived],
    );
  expect(await contents()).toEqual([1, 3, 1]);
  expect(await picked()).toEqual(['Other', 'Planted', 'Planted']);
  expect(await negatives()).toEqual([['planted negative', false]]);
  const set = await settled(
    await ask(owner, modifyCampaigns, { body: { teamId, campaigns: [{ campaignId, isArchived: true }] } }),
  );
  expect(set.edits.list).toMatchObject([
    {
      before: { isArchived: false, status: 'running' },
      after: { isArchived: true, status: 'paused' },
      state: 'live',
    },
  ]);
  expect(await readAtApple(server, `/campaigns/${campaignId}`)).toBe('PAUSED');
  expect([await names(), await names('yes')]).toEqual([['Other'], ['Planted']]);
  expect(await report()).toEqual({ names: ['Other'], total: 1, taps: 7 });
  expect(await report('yes')).toEqual({ names: ['Planted'], total: 1, taps: 7 });
  expect(await contents()).toEqual([0, 0, 1]);
  expect([await picked(), await picked('yes')]).toEqual([['Other'], ['Planted', 'Planted']]);
  expect(await negatives()).toEqual([]);
  const archivedNegative = [['planted negative', true]];
  expect(await negatives({ archived: 'yes' })).toEqual(archivedNegative);
  expect(await negatives({ campaignId: [campaignId] })).toEqual(archivedNegative);
  const query = { teamId: String(teamId), ...range };
  const named = await ask(owner, findReportCampaignList, { query: { ...query, campaignId: [campaignId] } });
  expect(named.list).toMatchObject([{ name: 'Planted', isArchived: true }]);
  const inside = await ask(owner, findKeywords, { query: { ...query, archived: 'yes' } });
  expect(inside.list.map(({ isArchived }) => isArchived)).toEqual([true, true, true]);
  const shown = await ask(owner, findAdObject, { query: { teamId, kind: 'campaign', objectId: campaignId } });
  expect(shown.campaign?.state).toMatchObject({ isArchived: true, status: 'paused' });

  // Whoever starts it brings it back; an undo archives it again.
  const started = await settled(
    await ask(owner, modifyCampaigns, { body: { teamId, campaigns: [{ campaignId, status: 'running' }] } }),
  );
  expect(started.edits.list[0]?.after).toEqual({ isArchived: false, status: 'running' });
  expect(await names()).toEqual(['Other', 'Planted']);
  await settled(await ask(owner, undoChanges, { body: { teamId, changeSetId: started.set.changeSetId } }));
  expect(await names('yes')).toEqual(['Planted']);
  const back = { teamId, campaigns: [{ campaignId, isArchived: false }] };
  await settled(await ask(owner, modifyCampaigns, { body: back }));
  expect(await names('yes')).toEqual([]);
  expect(await readAtApple(server, `/campaigns/${campaignId}`)).toBe('PAUSED');

  const adGroups = [{ adGroupId, isArchived: true }];
  await settled(await ask(owner, modifyAdGroups, { body: { teamId, adGroups } }));
  const listed = async (archived?: 'yes') =>
    (await ask(owner, findAdGroups, { query: { teamId, ...(archived && { archived }) } })).total;
  expect([await listed(), await listed('yes')]).toEqual([0, 1]);
  expect([await picked(), await picked('yes')]).toEqual([
    ['Other', 'Planted'],
    ['Planted', 'Planted'],
  ]);
  expect([await negatives(), await negatives({ archived: 'yes' })]).toEqual([[], archivedNegative]);
  // What spends is never hidden, whoever started it.
  const change = { status: 'ENABLED' };
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'adGroup',
    id: Number(adGroupId),
    change,
  });
  await settled(
    await ask(owner, modifyAdGroups, { body: { teamId, adGroups: [{ adGroupId, bid: '5.50' }] } }),
  );
  expect([await listed(), await listed('yes')]).toEqual([1, 0]);
}, 180_000);

test('a creation that is taken back is archived whole, or removed where somebody says so', async () => {
  const server = await startChanging();
  const { ask, codeOf, owner, teamId, settled, apple, campaignGroupId } = server;
  const { result } = z.parse(
    z.object({ result: z.array(z.looseObject({ promotedObjectId: z.string() })) }),
    await apple('POST', '/campaigns/query', {}),
  );
  const adGroups = [{ name: 'In', bid: '2', keywords: [{ text: 'tea', matchType: 'EXACT' as const }] }];
  const campaign = {
    campaignGroupId,
    adamId: result[0]?.promotedObjectId ?? '',
    dailyCap: '40',
    countries: ['US'],
    adGroups,
  };
  const add = async (name: string) =>
    settled(
      await ask(owner, addCampaigns, {
        body: { teamId, campaigns: [{ ...campaign, name, totalBudget: '4000' }] },
      }),
    );
  const first = await add('First');
  const undone = await settled(
    await ask(owner, undoChanges, { body: { teamId, changeSetId: first.set.changeSetId } }),
  );
  expect(undone.edits.list).toMatchObject([{ kind: 'campaign', after: { isArchived: true }, state: 'live' }]);
  const second = await add('Second');
  const remove = { teamId, changeSetId: second.set.changeSetId, created: 'remove' as const };
  expect(await codeOf(owner, undoChanges, { body: remove })).toBe(codes.confirmationNeeded);
  const removed = await settled(
    await ask(owner, undoChanges, { body: { ...remove, confirmed: ['removalIsFinal'] } }),
  );
  expect(removed.set.counts).toMatchObject({ edits: 1, live: 1 });
  expect(await readAtApple(server, `/campaigns/${second.edits.list[0]?.objectId}`)).toBe('removed');
}, 180_000);
