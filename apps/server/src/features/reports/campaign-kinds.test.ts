import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { chooseCampaignType, findByName, findCampaign } from '@tapwright/contracts/campaigns';
import { codes } from '@tapwright/contracts/codes';
import { findKeywords } from '@tapwright/contracts/keywords';
import { findReportKinds } from '@tapwright/contracts/report-kinds';
import * as reports from '@tapwright/contracts/reports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';

const range = { startTime: '2026-05-01', endTime: '2026-11-20', pageSize: 200 } as const;

async function startWithKinds() {
  const server = await startReportedTeam();
  const { write } = server.deps.database;
  const { teamId, accounts } = server;
  const campaigns = accounts.flatMap((account) =>
    account.campaigns.map(({ campaignId }) => ({ campaignId, adAccountId: account.adAccountId })),
  );
  const describe = async (at: number, apple: object) =>
    sql`update campaigns set apple = apple || ${JSON.stringify(apple)}::jsonb
      where team_id = ${teamId} and campaign_id = ${campaigns[at]?.campaignId}`.execute(write);
  const inCountries = (...include: string[]) => ({ targeting: { countryOrRegion: { include } } });
  const onTab = { supplyPlacement: { include: ['APPSTORE_SEARCH_TAB'] } };
  await describe(0, { name: 'JP · 競合', promotedObjectId: '71', ...inCountries('JP') });
  await describe(1, { name: 'US brand exact', promotedObjectId: '71', ...inCountries('US', 'CA') });
  await describe(3, {
    name: 'US non-brand',
    promotedObjectId: '72',
    targeting: { ...inCountries('US').targeting, ...onTab },
  });
  await describe(4, { name: 'Everything else', ...inCountries('JP', 'US') });
  await sql`update ad_groups set apple = apple || '{"automatedKeywordsOptIn": true}'
    where team_id = ${teamId} and campaign_id = ${campaigns[4]?.campaignId}`.execute(write);
  const idsOf = (...places: number[]) => places.map((at) => campaigns[at]?.campaignId ?? '');
  return { ...server, campaigns, idsOf };
}

const calls = [
  reports.findReportAdGroupList,
  findKeywords,
  reports.findReportKeywordTotalBySearch,
  reports.findReportCampaignList,
  reports.findReportCampaignTotal,
  reports.findReportCampaignTotalAudienceType,
];

test('an app, a storefront or a type narrows every list and total to its campaigns', async () => {
  const { owner, teamId, send, idsOf } = await startWithKinds();
  for (const [kind, campaignId] of [
    [{ adamId: '71' }, idsOf(0, 1)],
    [{ country: ['JP'] }, idsOf(0, 4)],
    [{ campaignType: 'brand' }, idsOf(1, 7)],
    [{ campaignType: ['competitor', 'discovery'] }, idsOf(0, 4)],
    [{ campaignType: 'category', country: 'US' }, idsOf(3)],
    [{ adamId: '999' }, ['1']],
    [{ placement: 'APPSTORE_SEARCH_TAB' }, idsOf(3)],
    [{ placement: 'APPSTORE_TODAY_TAB' }, ['1']],
    [{ campaignName: 'us ' }, idsOf(1, 3)],
    [{ campaignName: '競', country: 'JP' }, idsOf(0)],
  ] as const)
    for (const call of calls) {
      const { data } = await send(owner, call, { query: { teamId, ...range, ...kind } });
      const { data: named } = await send(owner, call, { query: { teamId, ...range, campaignId } });
      expect({ path: call.path, kind, data }).toEqual({ path: call.path, kind, data: named });
    }
});

test('a currency narrows to its ad accounts, the name of an ad group to what lies in it, and search match to ad groups', async () => {
  const { owner, teamId, send, ask, accounts, idsOf } = await startWithKinds();
  const [, account] = accounts;
  const asked = { teamId, ...range };
  const groups = await ask(owner, reports.findReportCampaignGroupList, { query: asked });
  const ofCurrency = groups.list.filter(({ currency }) => currency === account?.currency);
  const campaignGroupId = ofCurrency.map((group) => String(group.campaignGroupId));
  expect(campaignGroupId).not.toEqual([]);
  for (const call of calls) {
    const { data } = await send(owner, call, { query: { ...asked, currency: account?.currency } });
    const { data: named } = await send(owner, call, { query: { ...asked, campaignGroupId } });
    expect({ path: call.path, data }).toEqual({ path: call.path, data: named });
  }
  const [adGroup] = account?.campaigns.at(-1)?.adGroups ?? [];
  const { list } = await ask(owner, reports.findReportAdGroupList, { query: asked });
  const part = adGroup?.name.toUpperCase() ?? '';
  const adGroupId = list.filter(({ name }) => name.toUpperCase().includes(part)).map((one) => one.adGroupId);
  expect(adGroupId).toContain(adGroup?.adGroupId);
  for (const call of [findKeywords, reports.findReportKeywordTotalBySearch]) {
    const { data } = await send(owner, call, { query: { ...asked, adGroupName: part } });
    const { data: named } = await send(owner, call, { query: { ...asked, adGroupId } });
    expect({ path: call.path, data }).toEqual({ path: call.path, data: named });
  }
  const matched = async (searchMatch: 'on' | 'off') =>
    (await ask(owner, reports.findReportAdGroupList, { query: { ...asked, searchMatch } })).list;
  expect(new Set((await matched('on')).map(({ campaignId }) => campaignId))).toEqual(new Set(idsOf(4)));
  expect([...(await matched('on')), ...(await matched('off'))]).toHaveLength(list.length);
});

test('rows say what their campaign is for; a type set by hand wins over the name', async () => {
  const { owner, teamId, send, idsOf, deps, makeMember, codeOf } = await startWithKinds();
  const typesOf = async (campaignId: readonly string[]) => {
    const query = { teamId, ...range, campaignId: [...campaignId] };
    const keywords = z.parse(findKeywords.answer, (await send(owner, findKeywords, { query })).data);
    const { data: ofAdGroups } = await send(owner, reports.findReportAdGroupList, { query });
    const adGroups = z.parse(reports.findReportAdGroupList.answer, ofAdGroups);
    return [...keywords.list, ...adGroups.list].map(({ campaignType }) => campaignType);
  };
  expect(new Set(await typesOf(idsOf(1)))).toEqual(new Set(['brand']));
  const choose = async (who: typeof owner, campaignIds: string[], campaignType: string | null) =>
    send(who, chooseCampaignType, { body: { teamId, campaignIds, campaignType } });
  expect((await choose(owner, idsOf(1, 3), 'discovery')).data).toEqual({ changed: 2 });
  expect((await choose(owner, idsOf(1, 3), 'discovery')).data).toEqual({ changed: 0 });
  expect(new Set(await typesOf(idsOf(1)))).toEqual(new Set(['discovery']));
  const rows = await deps.database.read
    .selectFrom('operationLog')
    .selectAll()
    .where('operation', '=', 'campaign.typeChosen')
    .execute();
  expect(rows).toHaveLength(1);
  const manager = await makeMember(owner, teamId, 'advManager');
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(idsOf(0)[0])] })
    .where('userId', '=', manager.userId)
    .execute();
  const body = { teamId, campaignType: null };
  const codeFor = async (who: typeof owner, ...campaignIds: string[]) =>
    codeOf(who, chooseCampaignType, { body: { ...body, campaignIds } });
  expect(await codeFor(manager, ...idsOf(0, 1))).toBe(codes.notFound);
  expect(await codeFor(manager, ...idsOf(0))).toBe(codes.success);
  expect(await codeFor(await makeMember(owner, teamId, 'readOnly'), ...idsOf(0))).toBe(codes.readOnlyRole);
  expect(new Set(await typesOf(idsOf(1)))).toEqual(new Set(['discovery']));
  await choose(owner, idsOf(1), null);
  expect(new Set(await typesOf(idsOf(1)))).toEqual(new Set(['brand']));
  await deps.database.write
    .insertInto('apps')
    .values({ teamId, adamId: '71', name: 'Ferry Timer' })
    .execute();
  const { data } = await send(owner, findCampaign, { query: { teamId, pageSize: 200 } });
  const { list } = z.parse(findCampaign.answer, data);
  expect(list.find(({ campaignId }) => campaignId === idsOf(4)[0])?.campaignType).toBe('discovery');
  expect(list.find(({ campaignId }) => campaignId === idsOf(1)[0])?.app).toBe('Ferry Timer');
});

test('rows are put together by what their campaigns are for, each with the sums of the list narrowed to it', async () => {
  const { owner, teamId, ask } = await startWithKinds();
  const compared = { compareStartTime: '2026-04-01', compareEndTime: '2026-04-30' };
  const asked = { teamId, ...range, ...compared, having: ['taps>=3'] };
  const lists = {
    campaign: reports.findReportCampaignList,
    keyword: findKeywords,
  } as const;
  for (const level of ['campaign', 'keyword'] as const)
    for (const [kind, filter] of [
      ['app', 'adamId'],
      ['campaignType', 'campaignType'],
    ] as const) {
      const put = await ask(owner, findReportKinds, { query: { ...asked, level, kind } });
      const whole = await ask(owner, lists[level], { query: asked });
      expect(put.totals).toEqual(whole.totals);
      expect(put.totalsBefore).toEqual(whole.totalsBefore);
      expect(put.list.reduce((sum, { rows }) => sum + rows, 0)).toBe(whole.total);
      for (const { value, rows, before, compared: _, ...measures } of put.list.filter((one) => one.value)) {
        const narrowed = await ask(owner, lists[level], { query: { ...asked, [filter]: [value] } });
        expect({ level, kind, value, rows, measures, before }).toEqual({
          level,
          kind,
          value,
          rows: narrowed.total,
          measures: narrowed.totals,
          before: narrowed.totalsBefore,
        });
      }
    }
  const storefronts = await ask(owner, findReportKinds, {
    query: { ...asked, level: 'campaign', kind: 'storefront' },
  });
  expect(storefronts.list.map(({ value }) => value).toSorted()).toEqual(['', 'JP', 'US']);
});

test('names are read in the languages people name campaigns in', async () => {
  const { deps } = await startTeamServer();
  const names = {
    brand: ['Brand', 'US_Brand_Exact', '品牌词 精确', 'ブランド', '브랜드 KR'],
    category: ['Generic JP', 'Non-Brand', '非品牌', '品类词', '一般ワード', 'cat-fitness'],
    competitor: ['Competitors US', 'comp_exact', '竞品-日本', '競合', '경쟁사'],
    discovery: ['Discovery', 'Search Match all', '拓词', 'ディスカバリー', '探索'],
  };
  const { rows } = await sql<{ name: string; type: string }>`
    select name, campaign_type_of_name(name) as type
    from unnest(${Object.values(names).flat()}::text[]) as name`.execute(deps.database.read);
  expect(
    Object.fromEntries(
      Object.keys(names).map((type) => [
        type,
        rows.filter((row) => row.type === type).map(({ name }) => name),
      ]),
    ),
  ).toEqual(names);
  const { rows: none } = await sql`
    select campaign_type_of_name(name) as type from unnest(array['Company news', 'Winter sale', '']) as name`.execute(
    deps.database.read,
  );
  expect(none).toEqual([{ type: null }, { type: null }, { type: null }]);
});

test('kinds are those of the own scope; a neighbour finds none of ours', async () => {
  const { owner, teamId, send, makeMember, makePerson, makeTeam, deps, idsOf, codeOf, ask, accounts } =
    await startWithKinds();
  await deps.database.write
    .insertInto('apps')
    .values({ teamId, adamId: '71', name: 'Ferry Timer' })
    .execute();
  const kindsOf = async (who: typeof owner, of = teamId) =>
    (await send(who, findCampaignKinds, { query: { teamId: of } })).data;
  expect(await kindsOf(owner)).toEqual({
    apps: [
      { adamId: '72', name: '72' },
      { adamId: '71', name: 'Ferry Timer' },
    ],
    countries: ['CA', 'JP', 'US'],
    campaignTypes: ['brand', 'category', 'competitor', 'discovery'],
    placements: ['APPSTORE_SEARCH_TAB'],
    currencies: [...new Set(accounts.map(({ currency }) => currency))].toSorted(),
  });
  const bound = await makeMember(owner, teamId, 'campaignsReadOnly');
  const scope = [Number(idsOf(0)[0])];
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope })
    .where('userId', '=', bound.userId)
    .execute();
  expect(await kindsOf(bound)).toEqual({
    apps: [{ adamId: '71', name: 'Ferry Timer' }],
    countries: ['JP'],
    campaignTypes: ['competitor'],
    placements: [],
    currencies: [accounts[0]?.currency],
  });
  const named = async (who: typeof owner, name: string, of = teamId) =>
    (await ask(who, findByName, { query: { teamId: of, name } })).map((one) => [one.kind, one.campaignId]);
  expect(await named(owner, 'US ')).toEqual([
    ['campaign', idsOf(3)[0]],
    ['campaign', idsOf(1)[0]],
  ]);
  expect(await named(owner, 'BRAND EX')).toEqual([['campaign', idsOf(1)[0]]]);
  expect(await named(owner, 'exact brand us')).toEqual([['campaign', idsOf(1)[0]]]);
  expect(await named(bound, 'brand')).toEqual([]);
  expect(await named(bound, 'brand us')).toEqual([]);
  expect(await named(bound, '競合')).toEqual([['campaign', idsOf(0)[0]]]);
  const inScope = await named(bound, 'wor');
  expect(new Set(inScope.map(([, campaignId]) => campaignId))).toEqual(new Set(idsOf(0)));
  expect(new Set(inScope.map(([kind]) => kind))).toEqual(new Set(['adGroup', 'keyword']));
  const query = { teamId, ...range, country: ['US'] };
  expect((await send(bound, findKeywords, { query })).data).toMatchObject({ total: 0, totals: { taps: 0 } });
  const neighbour = await makePerson();
  const other = await makeTeam(neighbour, 'Neighbours');
  expect(await named(neighbour, 'wor', other)).toEqual([]);
  expect(await kindsOf(neighbour, other)).toEqual({
    apps: [],
    countries: [],
    campaignTypes: [],
    placements: [],
    currencies: [],
  });
  expect(await codeOf(neighbour, findCampaignKinds, { query: { teamId } })).not.toBe(20000);
});
