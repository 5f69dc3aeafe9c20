import { termStates } from '@tapwright/contracts/ad-values';
import { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import { findNegativeKeywords } from '@tapwright/contracts/keywords';
import * as reports from '@tapwright/contracts/reports';
import { suggestAdGroups } from '@tapwright/contracts/term-ad-groups';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startReportedTeam } from './testing/start-reported-team.ts';

const range = { startTime: '2026-05-01', endTime: '2026-11-20', pageSize: 200 } as const;

/** Two campaigns of one app in a storefront of both, one of another app; each with two ad groups and the same three terms. */
async function startWithTerms() {
  const server = await startReportedTeam();
  const { write } = server.deps.database;
  const { owner, teamId, accounts } = server;
  const campaigns = accounts.flatMap(({ adAccountId, campaigns: within }) =>
    within.map((campaign) => ({ adAccountId, ...campaign })),
  );
  const [first, second, third] = [campaigns[0], campaigns[1], campaigns[3]];
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('A world has three.');
  for (const [{ campaignId }, adamId, countries] of [
    [first, '71', ['US', 'JP']],
    [second, '71', ['JP']],
    [third, '72', ['JP']],
  ] as const)
    await sql`update campaigns set apple = apple || ${JSON.stringify({
      status: 'ENABLED',
      promotedObjectId: adamId,
      targeting: { countryOrRegion: { include: countries } },
    })}::jsonb where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(write);
  const groupOf = (campaign: typeof first, at: number) => Number(campaign.adGroups[at]?.adGroupId);
  const placeOf = (campaign: typeof first, at: number | undefined) => ({
    teamId,
    adAccountId: Number(campaign.adAccountId),
    campaignId: Number(campaign.campaignId),
    adGroupId: at === undefined ? null : groupOf(campaign, at),
  });
  let lastId = 900_000;
  const addKeyword = async (campaign: typeof first, at: number, text: string, status = 'ENABLED') =>
    write
      .insertInto('keywords')
      .values({
        ...placeOf(campaign, at),
        adGroupId: groupOf(campaign, at),
        keywordId: (lastId += 1),
        apple: JSON.stringify({ text, matchType: 'EXACT', status }),
      })
      .execute();
  const addNegative = async (
    campaign: typeof first,
    at: number | undefined,
    text: string,
    more: object = {},
  ) =>
    write
      .insertInto('negativeKeywords')
      .values({
        ...placeOf(campaign, at),
        negativeKeywordId: (lastId += 1),
        apple: JSON.stringify({ text, matchType: 'EXACT', status: 'ENABLED', ...more }),
      })
      .execute();
  const termsOf = async (who: typeof owner, campaign: typeof first, at: number) => {
    const query = {
      teamId,
      ...range,
      campaignId: campaign.campaignId,
      adGroupId: String(groupOf(campaign, at)),
    };
    const { data } = await server.send(who, reports.findReportKeywordTotalBySearch, { query });
    const { list } = z.parse(reports.findReportKeywordTotalBySearch.answer, data);
    return new Map(list.map(({ term, termState, termStateOf }) => [term, [termState, termStateOf]]));
  };
  return { ...server, owner, teamId, first, second, third, addKeyword, addNegative, termsOf };
}

test('beside each term stands what it is by now, and whose keyword or negative makes it so', async () => {
  const world = await startWithTerms();
  const { owner, teamId, first, second, third, addKeyword, addNegative, termsOf, send } = world;
  for (const state of (await termsOf(owner, first, 0)).values()) expect(state).toEqual(['new', null]);
  await addKeyword(first, 0, 'Term 0');
  await addKeyword(second, 0, 'term 1', 'PAUSED');
  await addNegative(first, undefined, '1 term', { matchType: 'BROAD' });
  await addNegative(first, 1, 'term 2');
  await addNegative(second, 1, 'term 2', { status: 'PAUSED' });
  const [one, two] = [first.adGroups[0]?.name, first.adGroups[1]?.name];
  expect(Object.fromEntries(await termsOf(owner, first, 0))).toEqual({
    'term 0': ['owned', null],
    'term 1': ['blocked', `1 term · ${first.name}`],
    'term 2': ['new', null],
  });
  expect(Object.fromEntries(await termsOf(owner, first, 1))).toEqual({
    'term 0': ['competing', `Term 0 · ${first.name} · ${one}`],
    'term 1': ['blocked', `1 term · ${first.name}`],
    'term 2': ['blocked', `term 2 · ${first.name} · ${two}`],
  });
  // The same app in Japan; a paused keyword competes with nothing, a paused negative keeps nothing out.
  expect(Object.fromEntries(await termsOf(owner, second, 1))).toEqual({
    'term 0': ['competing', `Term 0 · ${first.name} · ${one}`],
    'term 1': ['new', null],
    'term 2': ['new', null],
  });
  expect([...(await termsOf(owner, third, 0)).values()].flat()).not.toContain('competing');
  const { data } = await send(owner, reports.findReportKeywordTotalBySearch, { query: { teamId, ...range } });
  expect(data).toMatchObject({ hidden: { term: '', termState: null } });
  const inState = async (filter: object) => {
    const query = { teamId, ...range, campaignId: first.campaignId, ...filter };
    const answer = await send(owner, reports.findReportKeywordTotalBySearch, { query });
    return z.parse(reports.findReportKeywordTotalBySearch.answer, answer.data);
  };
  const all = await inState({});
  for (const termState of termStates) {
    const wanted = all.list.filter((row) => row.termState === termState);
    const { list, total, totals } = await inState({ termState });
    expect([list.map(({ term }) => term), total]).toEqual([wanted.map(({ term }) => term), wanted.length]);
    expect(totals.taps).toBe(wanted.reduce((sum, { taps }) => sum + taps, 0));
  }
  for (const source of ['AUTO', 'TARGETED'])
    expect((await inState({ source })).list).toEqual(all.list.filter((row) => row.source === source));
  const { list: exact } = await inState({ matchType: 'EXACT' });
  expect(exact).toEqual(all.list.filter(({ matchType }) => matchType === 'EXACT'));
});

test('a keyword outside of the own scope does not exist, and competes with nothing', async () => {
  const world = await startWithTerms();
  const { owner, teamId, first, second, addKeyword, termsOf, makeMember, deps } = world;
  await addKeyword(first, 0, 'term 0');
  expect((await termsOf(owner, second, 0)).get('term 0')).toEqual([
    'competing',
    expect.stringContaining(first.name),
  ]);
  const bound = await makeMember(owner, teamId, 'advManager');
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(second.campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  expect((await termsOf(bound, second, 0)).get('term 0')).toEqual(['new', null]);
});

test('negatives are one list across the scope, filtered, sorted and counted; in an ad group with those of its campaign', async () => {
  const world = await startWithTerms();
  const { owner, teamId, first, second, third, addNegative, send, makeMember, makePerson, makeTeam, deps } =
    world;
  await addNegative(first, undefined, 'apple pie', { matchType: 'BROAD' });
  await addNegative(first, 0, 'zebra');
  await addNegative(second, 1, 'middle', { status: 'PAUSED' });
  await addNegative(third, undefined, 'orange');
  const read = async (who: typeof owner, query: object = {}) => {
    const { data } = await send(who, findNegativeKeywords, { query: { teamId, ...query } });
    return z.parse(findNegativeKeywords.answer, data);
  };
  const namesOf = async (who: typeof owner, query: object = {}) =>
    (await read(who, query)).list.map(({ name }) => name);
  expect(await namesOf(owner)).toEqual(['apple pie', 'middle', 'orange', 'zebra']);
  expect(await read(owner, { sortOrder: 'desc', pageSize: 1 })).toMatchObject({
    total: 4,
    list: [{ name: 'zebra' }],
  });
  expect(await read(owner, { pageNum: 3, pageSize: 4 })).toEqual({ total: 4, list: [] });
  expect(await namesOf(owner, { matchType: 'BROAD' })).toEqual(['apple pie']);
  expect(await namesOf(owner, { status: 'paused' })).toEqual(['middle']);
  expect(await namesOf(owner, { adamId: '72' })).toEqual(['orange']);
  expect(await namesOf(owner, { country: 'US' })).toEqual(['apple pie', 'zebra']);
  const adGroupId = first.adGroups[0]?.adGroupId;
  const inAdGroup = await read(owner, { adGroupId });
  expect(
    inAdGroup.list.map(({ name, adGroupName, campaignName }) => [name, campaignName, adGroupName]),
  ).toEqual([
    ['apple pie', first.name, null],
    ['zebra', first.name, first.adGroups[0]?.name],
  ]);
  const bound = await makeMember(owner, teamId, 'campaignsReadOnly');
  const scope = [Number(second.campaignId)];
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope })
    .where('userId', '=', bound.userId)
    .execute();
  expect(await namesOf(bound)).toEqual(['middle']);
  expect(await namesOf(bound, { adGroupId })).toEqual([]);
  const neighbour = await makePerson();
  const other = await makeTeam(neighbour, 'Neighbours');
  expect(await namesOf(neighbour, { teamId: other })).toEqual([]);
});

test('the file of negatives has the rows of the list, and is in the operation log', async () => {
  const { owner, teamId, first, addNegative, origin } = await startWithTerms();
  await addNegative(first, undefined, '=evil()');
  await addNegative(first, 0, 'zebra');
  const query = new URLSearchParams({ teamId: String(teamId), matchType: 'EXACT', sortOrder: 'desc' });
  const response = await fetch(`${origin}/keyords/downloadNegativeCsv?${query.toString()}`, {
    headers: { authorization: owner.token },
  });
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toContain(
    'Negative keyword,Campaign group,Campaign,Ad group,Negative keyword ID,Status,Match type',
  );
  expect(lines[1]).toMatch(/^zebra,.*,Running,Exact,/);
  expect(lines[2]).toMatch(/^'=evil\(\),/);
  expect(lines[3]).toMatch(/^,*$/);
});

test('of keywords that are typed, those that the app runs already are told with where, in scope and storefront', async () => {
  const world = await startWithTerms();
  const { owner, teamId, first, second, third, addKeyword, ask, makeMember } = world;
  await addKeyword(first, 1, 'Sleep  Sounds');
  await addKeyword(second, 0, 'sleep sounds');
  await addKeyword(first, 0, 'alarm', 'PAUSED');
  await addKeyword(third, 0, 'white noise');
  const keywords = ['ＳＬＥＥＰ sounds', 'alarm', 'white noise', 'nap'];
  const find = async (who: typeof owner, countries: string[], ofTeam = teamId) =>
    ask(who, findKeywordOwners, { body: { teamId: ofTeam, adamId: '71', countries, keywords } });
  const owned = { word: 'sleep sounds', matchType: 'EXACT' };
  const inFirst = { ...owned, campaignName: first.name, adGroupName: first.adGroups[1]?.name };
  const inSecond = { ...owned, campaignName: second.name, adGroupName: second.adGroups[0]?.name };
  expect(await find(owner, ['US', 'FR'])).toEqual([inFirst]);
  expect(await find(owner, ['JP'])).toEqual([inFirst]);
  expect(await find(owner, ['FR'])).toEqual([]);
  const bound = await makeMember(owner, teamId, 'advManager');
  await world.deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(second.campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  expect(await find(bound, ['US', 'JP'])).toEqual([inSecond]);
  const neighbour = await world.makePerson();
  expect(await find(neighbour, ['US', 'JP'], await world.makeTeam(neighbour, 'Neighbours'))).toEqual([]);
});

test('a term is led to where most of the keywords about the same live, of its app and in scope', async () => {
  const world = await startWithTerms();
  const { owner, teamId, first, second, third, addKeyword, ask, makeMember } = world;
  for (const text of ['deep sleep sounds', 'sleep sounds for kids']) await addKeyword(second, 1, text);
  await addKeyword(first, 1, 'sleep sounds');
  await addKeyword(first, 1, 'alarm clock');
  await addKeyword(third, 0, 'sleep sounds app');
  const body = { teamId, campaignId: first.campaignId, terms: ['Sleep Sounds free'] };
  const { near, adGroups } = await ask(owner, suggestAdGroups, { body });
  expect(near).toBe(3);
  expect(adGroups.map(({ name, keywords }) => [name, keywords])).toEqual([
    [second.adGroups[1]?.name, 2],
    [first.adGroups[1]?.name, 1],
  ]);
  const bound = await makeMember(owner, teamId, 'advManager');
  await world.deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(first.campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  expect((await ask(bound, suggestAdGroups, { body })).adGroups.map(({ name }) => name)).toEqual([
    first.adGroups[1]?.name,
  ]);
});
