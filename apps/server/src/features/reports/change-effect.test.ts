import { findChangeEffect } from '@tapwright/contracts/change-effect';
import type { QueryOf } from '@tapwright/contracts/call';
import type { DayRange } from '@tapwright/domain/ranges';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startReportedTeam } from './testing/start-reported-team.ts';
import { countFor, measure } from './testing/naive-report.ts';

async function startWithSets() {
  const server = await startReportedTeam();
  const { write } = server.deps.database;
  const { owner, teamId, accounts, world } = server;
  const [dollars, , yuan] = accounts;
  const [first, second] = dollars?.campaigns ?? [];
  const [adGroup] = first?.adGroups ?? [];
  if (!dollars || !yuan || !first || !second || !adGroup) throw new Error('The world has three ad accounts.');
  const makeSet = async (id: number) =>
    sql`insert into change_sets (team_id, change_set_id, origin, author_id, note, state, edit_count, open_count,
        created_at, committed_at, settled_at)
      values (${teamId}, ${id}, 'bulk', ${owner.userId}, '', 'settled', 1, 0, now(), now(), now())`.execute(
      write,
    );
  let number = 0;
  const edit = async (
    changeSetId: number,
    at: string,
    {
      kind,
      id,
      adAccountId = dollars.adAccountId,
      campaignId = first.campaignId,
      adGroupId = adGroup.adGroupId,
    }: {
      kind: string;
      id: string;
      adAccountId?: string;
      campaignId?: string;
      adGroupId?: string | null;
    },
    state = 'live',
  ) => {
    number += 1;
    await sql`insert into edits (team_id, change_set_id, number, kind, object_id, ad_account_id, campaign_id, ad_group_id,
        intent, before, after, state, turn, settled_at, refusal)
      values (${teamId}, ${changeSetId}, ${number}, ${kind}, ${id}::bigint, ${adAccountId}::bigint,
        ${campaignId}::bigint, ${adGroupId}::bigint, 'update', '{}', '{}', ${state}, ${number}, ${at},
        ${state === 'refused' ? 'someRule' : null})`.execute(write);
  };
  const effect = async (
    changeSetId: number,
    query: Partial<QueryOf<typeof findChangeEffect>> = {},
    who = owner,
  ) => server.ask(who, findChangeEffect, { query: { teamId, changeSetId, ...query } });
  const sums = (level: 'campaign' | 'keyword', ids: readonly string[], days: DayRange) => {
    const mine = world.facts.filter(
      (fact) =>
        fact.level === level &&
        fact.zone === 'ORTZ' &&
        ids.includes(level === 'campaign' ? fact.campaignId : fact.keywordId),
    );
    return measure(world, countFor(world, days, mine), 'USD');
  };
  return { ...server, owner, teamId, dollars, yuan, first, second, adGroup, makeSet, edit, effect, sums };
}

test('what was measured of the keywords of a set stands beside the same weekdays before', async () => {
  const { adGroup, makeSet, edit, effect, sums } = await startWithSets();
  const [one = '', other = ''] = adGroup.keywordIds;
  await makeSet(7);
  // The evening of the 5th in New York, where this ad account is, and the 6th.
  await edit(7, '2026-11-06T02:00:00Z', { kind: 'keyword', id: one });
  await edit(7, '2026-11-06T15:00:00Z', { kind: 'keyword', id: other });
  await edit(7, '2026-11-09T15:00:00Z', { kind: 'keyword', id: '999' }, 'refused');

  const after = { from: '2026-11-07', to: '2026-11-13' } as const;
  const before = { from: '2026-10-24', to: '2026-10-30' } as const;
  expect(await effect(7)).toEqual({
    level: 'keyword',
    objects: 2,
    sent: { from: '2026-11-05', to: '2026-11-06' },
    compared: {
      after,
      before,
      dayCount: 7,
      measures: {
        after: sums('keyword', [one, other], after),
        before: sums('keyword', [one, other], before),
      },
    },
    readyOn: '2026-11-12',
    isConverted: false,
    others: { sets: 0, objects: 0 },
  });
  // Of the last days most installs are still missing.
  expect((await effect(7, { days: 28 }))?.compared).toMatchObject({
    after: { from: '2026-11-07', to: '2026-11-17' },
    before: { from: '2026-10-24', to: '2026-11-03' },
    dayCount: 11,
  });

  await makeSet(8);
  await edit(8, '2026-11-15T15:00:00Z', { kind: 'keyword', id: one });
  expect((await effect(7))?.others).toEqual({ sets: 1, objects: 1 });
  expect(await effect(8)).toMatchObject({
    compared: null,
    readyOn: '2026-11-21',
    others: { sets: 0, objects: 0 },
  });
  expect((await effect(8, { days: 14 }))?.others).toEqual({ sets: 1, objects: 1 });
});

test('of several levels the widest counts, and what lies within it counts once', async () => {
  const { first, second, adGroup, makeSet, edit, effect, sums } = await startWithSets();
  await makeSet(7);
  const at = '2026-11-09T15:00:00Z';
  await edit(7, at, { kind: 'keyword', id: adGroup.keywordIds[0] ?? '' });
  await edit(7, at, { kind: 'negativeKeyword', id: '5', adGroupId: null });
  expect(await effect(7)).toMatchObject({ level: 'campaign', objects: 1 });
  await edit(7, at, {
    kind: 'campaign',
    id: second.campaignId,
    campaignId: second.campaignId,
    adGroupId: null,
  });
  const after = { from: '2026-11-10', to: '2026-11-16' } as const;
  expect(await effect(7)).toMatchObject({
    level: 'campaign',
    objects: 2,
    compared: { measures: { after: sums('campaign', [first.campaignId, second.campaignId], after) } },
  });
});

test('a day that was not read is no zero', async () => {
  const { yuan, makeSet, edit, effect } = await startWithSets();
  const [campaign] = yuan.campaigns;
  const campaignId = campaign?.campaignId ?? '';
  const place = { adAccountId: yuan.adAccountId, campaignId, adGroupId: null };
  await makeSet(7);
  // Of this ad account nothing is known before the 3rd.
  await edit(7, '2026-11-06T15:00:00Z', { kind: 'campaign', id: campaignId, ...place });
  expect((await effect(7))?.compared).toMatchObject({ before: { to: '2026-10-30' }, measures: null });
});

test('who sees a part is shown the part; of others there is nothing', async () => {
  const {
    second,
    first,
    adGroup,
    makeSet,
    edit,
    effect,
    owner,
    teamId,
    makeMember,
    makePerson,
    makeTeam,
    deps,
  } = await startWithSets();
  const at = '2026-11-09T15:00:00Z';
  await makeSet(7);
  await edit(7, at, { kind: 'campaign', id: first.campaignId, adGroupId: null });
  await edit(7, at, {
    kind: 'campaign',
    id: second.campaignId,
    campaignId: second.campaignId,
    adGroupId: null,
  });
  await makeSet(8);
  await edit(8, at, { kind: 'keyword', id: adGroup.keywordIds[0] ?? '' });
  const bound = await makeMember(owner, teamId, 'campaignsReadOnly');
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(second.campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  expect(await effect(7, {}, bound)).toMatchObject({ objects: 1 });
  expect(await effect(8, {}, bound)).toBeNull();
  expect(await effect(9)).toBeNull();
  const neighbour = await makePerson();
  expect(await effect(7, { teamId: await makeTeam(neighbour, 'Neighbours') }, neighbour)).toBeNull();
});
