import { findAds } from '@tapwright/contracts/ads';
import { codes } from '@tapwright/contracts/codes';
import type { QueryOf } from '@tapwright/contracts/call';
import { expect, test } from 'vitest';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { type ReportedFact, storeFacts, type WorldAccount } from '../measures/testing/reported-world.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';
import { lastDay, makeReportedWorld } from './testing/make-reported-world.ts';

const range = { startTime: '2026-11-01', endTime: lastDay, pageSize: 200 } as const;
const covered = { span: 'day', range: { from: range.startTime, to: lastDay } } as const;
const page = 'd0e0c0de-0000-4000-8000-000000000001';

type Planted = { name: string; taps: number; apple?: object };
const reviewed = { systemStatus: 'NOT_RUNNING', systemStatusReasons: ['AD_APPROVAL_PENDING'] };
const plan: readonly Planted[] = [
  { name: 'Winter', taps: 7 },
  { name: 'Default', taps: 3, apple: { status: 'PAUSED', creativeId: 2 } },
  { name: 'Tried', taps: 0, apple: { ...reviewed, creativeId: 3 } },
];

/** Three ads in the first ad group of every campaign, by the campaign's number. */
async function startWithAds() {
  const server = await startTeamServer();
  const { database } = server.deps;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const { accounts, groups } = await makeReportedWorld(database, teamId, 61);
  for (const account of accounts) await plantAds(account);
  async function plantAds(account: WorldAccount) {
    const of = { teamId, adAccountId: Number(account.adAccountId) };
    const base = Number(account.adAccountId) * 100;
    const creatives = [
      {
        creativeType: 'CUSTOM_PRODUCT_PAGE',
        destination: { parameters: { productPageId: page.toUpperCase() } },
      },
      { creativeType: 'DEFAULT_PRODUCT_PAGE' },
      { creativeType: 'CUSTOM_PRODUCT_PAGE', destination: { parameters: { productPageId: 'unread' } } },
    ];
    for (const [at, apple] of creatives.entries())
      await database.write
        .insertInto('creatives')
        .values({ ...of, creativeId: base + at + 1, apple: JSON.stringify(apple) })
        .execute();
    await database.write
      .insertInto('productPages')
      .values({ ...of, adamId: '9', productPageId: page, apple: JSON.stringify({ name: 'Snow' }) })
      .execute();
    const facts: ReportedFact[] = [];
    for (const { campaignId, adGroups } of account.campaigns)
      for (const [at, { name, taps, apple = {} }] of plan.entries()) {
        const adGroupId = adGroups[0]?.adGroupId ?? '';
        const adId = `${campaignId}${at}`;
        const shown = { name, status: 'ENABLED', ...apple, creativeId: base + at + 1 };
        await database.write
          .insertInto('ads')
          .values({
            ...of,
            campaignId: Number(campaignId),
            adGroupId: Number(adGroupId),
            adId: Number(adId),
            apple: JSON.stringify(shown),
          })
          .execute();
        const place = { campaignId, adGroupId, adId, teamId, adAccountId: account.adAccountId };
        const measures = { ...plainFact.measures, taps };
        if (taps > 0)
          for (const on of ['2026-11-05', '2026-11-18'] as const)
            facts.push({ ...plainFact, ...place, level: 'ad', on, measures });
      }
    await storeFacts(database, account, facts, covered, new Date('2026-11-20T21:00:00Z'));
  }
  const find = async (who: Somebody, query: Partial<QueryOf<typeof findAds>> = {}) =>
    server.ask(who, findAds, { query: { teamId, ...range, ...query } });
  return { ...server, owner, teamId, accounts, groups, find };
}

test('ads of an ad group stand beside each other with what each shows, what becomes of it, and its sums', async () => {
  const { owner, accounts, find } = await startWithAds();
  const adGroup = accounts[0]?.campaigns[1]?.adGroups[0];
  const asked = { adGroupId: adGroup?.adGroupId ?? '', sortBy: 'taps' } as const;
  const { list, total, totals, edges } = await find(owner, { ...asked, trend: 'taps' });
  expect(total).toBe(3);
  expect(totals.taps).toBe(20);
  expect(edges.dataTo).toBe(lastDay);
  expect(
    list.map(({ name, status, serving, productPage, taps }) => [name, status, serving, productPage, taps]),
  ).toEqual([
    ['Winter', 'running', 'running', 'Snow', 14],
    ['Default', 'paused', 'paused', 'DEFAULT_PRODUCT_PAGE', 6],
    ['Tried', 'running', 'inReview', 'unread', 0],
  ]);
  expect(list[0]).toMatchObject({ adGroupName: adGroup?.name, productPageId: page, currency: 'USD' });
  expect(list[0]?.trend).toHaveLength(20);
  const later = { startTime: '2026-11-10', name: 'wint' } as const;
  expect((await find(owner, { ...asked, ...later })).totals.taps).toBe(7);
  expect((await find(owner, { ...asked, status: ['paused'] })).list.map(({ name }) => name)).toEqual([
    'Default',
  ]);
});

test('of a removed campaign only ads with figures are left, and they say no more of Apple', async () => {
  const { owner, accounts, deps, find } = await startWithAds();
  const campaignId = accounts[0]?.campaigns[2]?.campaignId ?? '';
  await deps.database.pool.query('update ads set is_removed = true where campaign_id = $1', [campaignId]);
  const { list } = await find(owner, { campaignId, sortBy: 'taps' });
  expect(list.map(({ name, status, serving }) => [name, status, serving])).toEqual([
    ['Winter', 'removed', null],
    ['Default', 'removed', null],
  ]);
});

test('a page that Apple hid or that is gone is said before that the ad is paused', async () => {
  const { owner, accounts, deps, find } = await startWithAds();
  const adGroupId = accounts[0]?.campaigns[0]?.adGroups[0]?.adGroupId ?? '';
  const servings = async () =>
    (await find(owner, { adGroupId, sortBy: 'name', sortOrder: 'asc' })).list.map(
      ({ name, serving, statusReasons }) => [name, serving, statusReasons],
    );
  await deps.database.pool.query(
    `update ads set apple = apple || '{"systemStatus": "NOT_RUNNING", "systemStatusReasons": ["PRODUCT_PAGE_HIDDEN"]}'
     where ad_group_id = $1 and name = 'Winter'`,
    [adGroupId],
  );
  await deps.database.pool.query(
    `update creatives set is_removed = true where type = 'DEFAULT_PRODUCT_PAGE'`,
  );
  expect(await servings()).toEqual([
    ['Default', 'invalid', ['DELETED_BY_USER']],
    ['Tried', 'inReview', ['AD_APPROVAL_PENDING']],
    ['Winter', 'pageHidden', ['PRODUCT_PAGE_HIDDEN']],
  ]);
});

test('whoever is bound to a part sees the ads of that part alone, and a neighbour none', async () => {
  const { deps, owner, teamId, accounts, groups, find, makeMember, makePerson, makeTeam, codeOf, ask } =
    await startWithAds();
  const bind = async (role: 'manager' | 'advManager' | 'campaignsReadOnly', scope: number[]) => {
    const member = await makeMember(owner, teamId, role);
    const bound = deps.database.write.updateTable('teamMembers').set({ scope });
    await bound.where('userId', '=', member.userId).execute();
    return member;
  };
  const campaignId = accounts[1]?.campaigns[1]?.campaignId ?? '';
  const otherId = accounts[1]?.campaigns[0]?.campaignId ?? '';
  const [groupId = 0] = [...groups.values()];
  const manager = await bind('manager', [groupId]);
  expect(await find(manager)).toEqual(await find(owner, { campaignGroupId: String(groupId) }));
  expect((await find(manager)).total).toBe(9);
  expect((await find(manager, { campaignId })).list).toEqual([]);
  for (const role of ['advManager', 'campaignsReadOnly'] as const) {
    const member = await bind(role, [Number(campaignId)]);
    expect(await find(member)).toEqual(
      await find(owner, {
        campaignId,
        campaignGroupId: String(groups.get(accounts[1]?.adAccountId ?? '')),
      }),
    );
    expect((await find(member)).totals.taps).toBe(20);
    expect((await find(member, { campaignId: otherId })).list).toEqual([]);
  }
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, findAds, { query: { teamId, ...range } })).toBe(codes.notPermitted);
  const query = { teamId: theirs, ...range, campaignId };
  expect(await ask(neighbour, findAds, { query })).toMatchObject({ list: [], total: 0 });
});
