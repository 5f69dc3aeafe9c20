import { findAdGroup, findAdGroups } from '@tapwright/contracts/ad-groups';
import type { CallShape } from '@tapwright/contracts/call';
import { findCampaign, findCampaignCount } from '@tapwright/contracts/campaigns';
import { codes } from '@tapwright/contracts/codes';
import { downloadNegativeCsv, findKeywords, findNegativeKeywords } from '@tapwright/contracts/keywords';
import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { findReportParts } from '@tapwright/contracts/report-parts';
import * as reports from '@tapwright/contracts/reports';
import { expect, test } from 'vitest';
import type { Somebody } from '../teams/testing/team-server.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';
import { countFor, measure } from './testing/naive-report.ts';
import type { ReportedFact } from '../measures/testing/reported-world.ts';

const isList = (value: object): value is CallShape =>
  'path' in value && 'method' in value && !('download' in value);
const listCalls: CallShape[] = [
  ...Object.values(reports).filter(isList),
  findCampaign,
  findCampaignCount,
  findAdGroups,
  findKeywords,
  findNegativeKeywords,
  findReportKinds,
  findReportParts,
];

const range = {
  startTime: '2026-05-01',
  endTime: '2026-11-20',
  compareStartTime: '2026-08-01',
  compareEndTime: '2026-09-30',
  pageSize: 200,
  // Of what is put together; the others pass it over.
  level: 'campaign',
  kind: 'app',
  by: 'campaignGroup',
} as const;

async function startScoped() {
  const server = await startReportedTeam();
  const { write } = server.deps.database;
  const { owner, teamId } = server;
  const neighbour = await server.makePerson();
  const otherTeamId = await server.makeTeam(neighbour, 'Neighbours');
  const makeBound = async (role: 'manager' | 'advManager' | 'campaignsReadOnly', scope: number[]) => {
    const member = await server.makeMember(owner, teamId, role);
    await write.updateTable('teamMembers').set({ scope }).where('userId', '=', member.userId).execute();
    return member;
  };
  const answerOf = async (who: Somebody, call: CallShape, query: object): Promise<unknown> => {
    const { code, data } = await server.send(who, call, { query: { teamId, ...range, ...query } });
    expect([call.path, code]).toEqual([call.path, codes.success]);
    return data;
  };
  return { ...server, neighbour, otherTeamId, makeBound, answerOf };
}

test('whoever is bound to a part sees exactly what the owner sees of that part, in every call and total', async () => {
  const { owner, accounts, groups, makeBound, answerOf } = await startScoped();
  const [groupId = 0] = [...groups.values()];
  const manager = await makeBound('manager', [groupId]);
  const account = accounts[1];
  const campaign = account?.campaigns[1];
  const campaignId = campaign?.campaignId ?? '';
  const ofAccount = { campaignGroupId: groups.get(account?.adAccountId ?? '') };
  const members = [
    await makeBound('advManager', [Number(campaignId)]),
    await makeBound('campaignsReadOnly', [Number(campaignId)]),
  ];
  for (const call of listCalls.filter(({ path }) => path !== findCampaignCount.path)) {
    const whole = JSON.stringify(await answerOf(owner, call, {}));
    const part = await answerOf(owner, call, { campaignGroupId: groupId });
    expect(await answerOf(manager, call, {}), call.path).toEqual(part);
    const isPart = !call.path.startsWith('/reports') || JSON.stringify(part) !== whole;
    expect(isPart, call.path).toBe(true);
    if (call.path === findCampaign.path) continue;
    const ofCampaign = await answerOf(owner, call, { ...ofAccount, campaignId });
    for (const member of members) expect(await answerOf(member, call, {}), call.path).toEqual(ofCampaign);
  }
  expect(await answerOf(manager, findCampaignCount, {})).toMatchObject({ total: 3 });
  expect(await answerOf(members[0] ?? manager, findCampaignCount, {})).toMatchObject({ total: 1 });
});

test('what they see adds up to what was reported of their part alone, at every level', async () => {
  const { accounts, groups, world, makeBound, answerOf } = await startScoped();
  const [groupId = 0] = [...groups.values()];
  const first = accounts[0]?.adAccountId;
  const campaignId = accounts[1]?.campaigns[1]?.campaignId ?? '';
  const people = [
    {
      who: await makeBound('manager', [groupId]),
      isTheirs: (fact: ReportedFact) => fact.adAccountId === first,
    },
    {
      who: await makeBound('advManager', [Number(campaignId)]),
      isTheirs: (fact: ReportedFact) => fact.campaignId === campaignId,
    },
  ];
  const levels = [
    [reports.findReportCampaignGroupList, 'campaign'],
    [reports.findReportCampaignTotal, 'campaign'],
    [reports.findReportCampaignListTotal, 'campaign'],
    [reports.findReportAdGroupTotal, 'adGroup'],
    [reports.findReportAdGroupList, 'adGroup'],
    [findKeywords, 'keyword'],
    [reports.findReportKeywordTotalBySearch, 'searchTerm'],
    [reports.findReportCampaignTotalAudienceType, 'audience'],
  ] as const;
  const days = { from: range.startTime, to: range.endTime } as const;
  for (const { who, isTheirs } of people)
    for (const [call, level] of levels) {
      const facts = world.facts.filter(
        (fact) =>
          fact.level === level &&
          fact.zone === 'ORTZ' &&
          /^(?:device)?$/.test(fact.dimension) &&
          isTheirs(fact),
      );
      const totals = measure(world, countFor(world, days, facts), 'USD');
      expect(await answerOf(who, call, {}), call.path).toMatchObject({ totals });
    }
});

test('naming what lies outside the own scope brings nothing of it', async () => {
  const { accounts, groups, makeBound, send, codeOf, teamId } = await startScoped();
  const [groupId = 0, otherGroup = 0] = [...groups.values()];
  const manager = await makeBound('manager', [groupId]);
  const other = accounts[1]?.campaigns[0];
  const adGroupId = other?.adGroups[0]?.adGroupId;
  for (const call of listCalls.filter(({ path }) => path !== findCampaignCount.path))
    for (const query of [{ campaignGroupId: otherGroup }, { campaignId: other?.campaignId }, { adGroupId }]) {
      const { data, code } = await send(manager, call, { query: { teamId, ...range, ...query } });
      expect([codes.success, codes.badInput], call.path).toContain(code);
      const text = JSON.stringify(data);
      for (const secret of [other?.campaignId, adGroupId, `Group ${accounts[1]?.adAccountId}`])
        expect(text, call.path).not.toContain(`"${secret}"`);
    }
  expect(await codeOf(manager, findAdGroup, { query: { teamId, adGroupId } })).toBe(codes.notFound);
});

test('a filter on what lies within a row is refused, not passed over', async () => {
  const { owner, codeOf, teamId } = await startScoped();
  for (const [call, query] of [
    [reports.findReportCampaignList, { adGroupId: '1' }],
    [reports.findReportCampaignListTotal, { adGroupId: '1' }],
    [reports.findReportAdGroupList, { keywordId: '1' }],
  ] as const)
    expect(await codeOf(owner, call, { query: { teamId, ...range, ...query } }), call.path).toBe(
      codes.badInput,
    );
});

test('an id that a list knows nothing of is refused, be it right, unknown, malformed or empty', async () => {
  const { owner, accounts, send, teamId } = await startScoped();
  const [adGroup] = accounts[0]?.campaigns[0]?.adGroups ?? [];
  for (const [call, name] of [
    [findAdGroups, 'adGroupId'],
    [findAdGroups, 'keywordId'],
    [findNegativeKeywords, 'keywordId'],
    [downloadNegativeCsv, 'keywordId'],
    [findAdGroup, 'keywordId'],
    [findCampaign, 'adGroupId'],
  ] as const)
    for (const value of [adGroup?.adGroupId, '1', 'x1', '']) {
      const known = call === findAdGroup ? { adGroupId: adGroup?.adGroupId } : {};
      const { code, data } = await send(owner, call, { query: { teamId, ...known, [name]: value } });
      expect([call.path, name, code], value).toEqual([call.path, name, codes.badInput]);
      expect(data).toMatchObject({ fields: { [name]: expect.any(String) } });
    }
});

test('a neighbour is refused, and finds nothing of ours in a team of their own', async () => {
  const { accounts, neighbour, otherTeamId, teamId, send, codeOf } = await startScoped();
  const campaignId = accounts[0]?.campaigns[0]?.campaignId ?? '';
  for (const call of listCalls) {
    expect(await codeOf(neighbour, call, { query: { teamId, ...range } })).toBe(codes.notPermitted);
    const { data } = await send(neighbour, call, { query: { teamId: otherTeamId, ...range, campaignId } });
    expect(JSON.stringify(data), call.path).not.toContain(campaignId);
    expect(JSON.stringify(data), call.path).not.toMatch(/"(?:impressions|total)":[1-9]/);
  }
});
