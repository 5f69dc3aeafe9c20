import { findChangeDays } from '@tapwright/contracts/change-days';
import type { QueryOf } from '@tapwright/contracts/call';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startReportedTeam } from './testing/start-reported-team.ts';

const range = { startTime: '2026-11-01', endTime: '2026-11-20' } as const;

test('a chart marks the days on which something went live, by set, and what was changed outside', async () => {
  const { deps, ask, owner, teamId, accounts, makePerson, makeTeam, makeMember } = await startReportedTeam();
  const { write } = deps.database;
  const [dollars, euros] = accounts;
  const [first, second] = dollars?.campaigns ?? [];
  const [adGroup] = first?.adGroups ?? [];
  if (!dollars || !euros || !first || !second || !adGroup)
    throw new Error('The world has three ad accounts.');
  const [keywordId = ''] = adGroup.keywordIds;
  await sql`
    insert into change_sets (team_id, change_set_id, origin, author_id, note, state, edit_count, open_count, created_at,
      committed_at, settled_at)
    values (${teamId}, 7, 'bulk', ${owner.userId}, 'Winners', 'settled', 4, 0, '2026-11-05', '2026-11-05', '2026-11-06')`.execute(
    write,
  );
  const edit = async (number: number, campaignId: string, state: string, at: string) =>
    sql`insert into edits (team_id, change_set_id, number, kind, object_id, ad_account_id, campaign_id, ad_group_id, intent,
        before, after, state, turn, settled_at, refusal)
      values (${teamId}, 7, ${number}, 'keyword', ${number}, ${dollars.adAccountId}::bigint, ${campaignId}::bigint,
        ${campaignId === first.campaignId ? adGroup.adGroupId : '1'}::bigint, 'update', '{}', ${JSON.stringify(number === 2 ? { status: 'paused' } : { bid: '1.20', status: 'running' })}::jsonb, ${state}, ${number}, ${at},
        ${state === 'refused' ? 'someRule' : null})`.execute(write);
  // The evening of the 5th in New York, where this ad account is.
  await edit(1, first.campaignId, 'live', '2026-11-06T02:00:00Z');
  await edit(2, first.campaignId, 'live', '2026-11-06T03:00:00Z');
  await edit(3, second.campaignId, 'live', '2026-11-06T15:00:00Z');
  await edit(4, first.campaignId, 'refused', '2026-11-06T15:00:00Z');
  const outside = async (adAccountId: string, detailId: string, kind: string, id: string, at: string) =>
    sql`insert into outside_changes (team_id, ad_account_id, detail_id, kind, object_id, intent, before, after, happened_at)
      values (${teamId}, ${adAccountId}::bigint, ${detailId}, ${kind}, ${id}::bigint, 'update', '{}', '{}', ${at})`.execute(
      write,
    );
  await outside(dollars.adAccountId, 'a', 'keyword', keywordId, '2026-11-10T12:00:00Z');
  await outside(
    euros.adAccountId,
    'b',
    'campaign',
    euros.campaigns[0]?.campaignId ?? '',
    '2026-11-11T12:00:00Z',
  );
  await outside(
    euros.adAccountId,
    'c',
    'campaign',
    euros.campaigns[0]?.campaignId ?? '',
    '2026-12-01T12:00:00Z',
  );

  type Query = Partial<QueryOf<typeof findChangeDays>>;
  const marks = async (query: Query = {}, who = owner) => {
    const { list, total } = await ask(who, findChangeDays, { query: { teamId, ...range, ...query } });
    expect(total).toBe(list.length);
    return list.map(({ day, changeSetId, changes }) => [day, changeSetId, changes]);
  };
  expect(await marks()).toEqual([
    ['2026-11-11', null, 1],
    ['2026-11-10', null, 1],
    ['2026-11-06', 7, 1],
    ['2026-11-05', 7, 2],
  ]);
  expect(await marks({ timeZone: 'UTC', endTime: '2026-11-09' })).toEqual([['2026-11-06', 7, 3]]);
  const [one] = (await ask(owner, findChangeDays, { query: { teamId, ...range, endTime: '2026-11-05' } }))
    .list;
  expect(one).toMatchObject({
    author: 'Owner',
    note: 'Winners',
    kinds: ['keyword'],
    intents: ['update'],
    fields: ['bid', 'status'],
    at: '2026-11-06T03:00:00.000Z',
  });
  const [outsideOfUs] = (await ask(owner, findChangeDays, { query: { teamId, ...range } })).list;
  expect(outsideOfUs).toMatchObject({ changeSetId: null, kinds: [], intents: [], fields: [] });
  expect(await marks({ campaignId: [second.campaignId] })).toEqual([['2026-11-06', 7, 1]]);
  expect(await marks({ adGroupId: [adGroup.adGroupId] })).toEqual([
    ['2026-11-10', null, 1],
    ['2026-11-05', 7, 2],
  ]);
  const bound = await makeMember(owner, teamId, 'campaignsReadOnly');
  await write
    .updateTable('teamMembers')
    .set({ scope: [Number(second.campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  expect(await marks({}, bound)).toEqual([['2026-11-06', 7, 1]]);
  const neighbour = await makePerson();
  expect(await marks({ teamId: await makeTeam(neighbour, 'Neighbours') }, neighbour)).toEqual([]);
});
