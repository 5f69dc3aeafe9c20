import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { leaveTeam, modifyMemberInfo } from '@tapwright/contracts/members';
import { type Capability, can, roles } from '@tapwright/contracts/roles';
import { expect, test } from 'vitest';
import { type Somebody, startTeamServer } from './testing/team-server.ts';

const range = { startTime: '2026-11-01', endTime: '2026-11-20' };
const noUuid = '00000000-0000-0000-0000-000000000000';

const report = { level: 'campaign', measures: ['taps'], range: { preset: 'yesterday' } };

/** Inputs that are in order and change nothing, because what they name does not exist. A new team call adds its own. */
const inputs: Record<string, Record<string, unknown>> = {
  '/team/modify': {},
  '/team/transferTeam': { userId: 1 },
  '/team/isRemoveAll': {},
  '/team/removeAll': { teamName: 'not its name' },
  '/team/user/find': {},
  '/team/user/modify': { userId: 1, roleName: 'advManager', scope: [], revision: 1 },
  '/team/user/modifyInfo': { userId: 1, revision: 1 },
  '/team/user/remove': { userId: 1 },
  '/team/user/removeMe': {},
  '/team/user/add': { account: '13999999999', roleName: 'advManager', scope: [7] },
  '/team/invitation/find': {},
  '/team/invitation/remove': { invitationId: 1 },
  '/team/invitation/modify': { invitationId: 1 },
  '/sysUserRole/findRoleList': {},
  '/operLog/find': { pageNum: 1, pageSize: 10 },
  '/adv/findSyncStates': {},
  '/adv/refreshAdvReports': {},
  '/asaSecretKey/createSecretKey': {},
  '/asaSecretKey/upload': { privateKey: 'no key' },
  '/asaSecretKey/modify': {
    certificateId: 1,
    clientId: `SEARCHADS.${noUuid}`,
    appleTeamId: `SEARCHADS.${noUuid}`,
    keyId: noUuid,
  },
  '/asaSecretKey/check': { certificateId: 1 },
  '/asaSecretKey/rotate': { certificateId: 1 },
  '/asaSecretKey/rotate/giveUp': { certificateId: 1 },
  '/secretAccount/findList': {},
  '/secretAccount/findOrgList': { certificateId: 1 },
  '/secretAccount/findAcOrOrgList': { certificateId: 1 },
  '/secretAccount/remove': { certificateId: 1 },
  '/campaignGroup/add': { certificateId: 1, adAccounts: [{ adAccountId: '1', name: 'One' }] },
  '/campaignGroup/find': {},
  '/campaignGroup/team/find': {},
  '/campaignGroup/modify': { campaignGroupId: 1, name: 'One', totalBudget: '', cpaGoal: '', revision: 1 },
  '/campaignGroup/remove': { campaignGroupId: 1 },
  '/campaign/findCampaign': {},
  '/campaign/findCampaignCount': {},
  '/adgroups/findList': {},
  '/adgroups/findOne': { adGroupId: '1' },
  '/keyords/findList': range,
  '/keyords/findNegativeList': {},
  '/reports/downloadCampaignGroupCsv': range,
  '/reports/downloadCampaignCsv': range,
  '/reports/downloadAdGroupCsv': range,
  '/reports/downloadKeywordCsv': range,
  '/reports/downloadSearchTermCsv': range,
  '/reports/findReportCampaignGroupList': range,
  '/reports/findReportCampaignList': range,
  '/reports/findReportCampaignListTotal': range,
  '/reports/findReportAdGroupList': range,
  '/reports/findReportAdGroupListTotal': range,
  '/reports/findReportCampaignTotal': range,
  '/reports/findReportAdGroupTotal': range,
  '/reports/findReportCampaignTotalAudienceType': range,
  '/reports/findReportAdGroupTotalAudienceType': range,
  '/reports/findReportAdGroupTotalBySearch': range,
  '/reports/findReportKeywordTotalBySearch': range,
  '/finance/findMonthlySpend': { startTime: '2026-01-01', endTime: '2026-01-31' },
  '/finance/downloadMonthlySpend': { startTime: '2026-01-01', endTime: '2026-01-31', format: 'csv' },
  '/reportCentre/find': {},
  '/reportCentre/findRecipients': {},
  '/reportCentre/findRuns': {},
  '/reportCentre/download': { runId: 1 },
  '/reportCentre/read': { definition: report },
  '/reportCentre/add': { name: 'One', definition: report, isShared: false },
  '/reportCentre/modify': { reportId: 1, name: 'One', definition: report, isShared: false, revision: 1 },
  '/reportCentre/remove': { reportId: 1 },
  '/reportCentre/schedule': { reportId: 1, schedule: null, revision: 1 },
  '/reportCentre/send': { reportId: 1, format: 'csv', recipientIds: [1] },
  '/reportCentre/run': { reportId: 1, format: 'csv' },
};

const refusals: readonly number[] = [
  codes.noToken,
  codes.notPermitted,
  codes.readOnlyRole,
  codes.disabledInTeam,
];

const capabilityOf = ({ access }: CallShape): Capability | undefined =>
  access.to === 'team' ? access.may : undefined;

test('every team call, asked as every role, as a disabled member, from another team and by nobody, keeps to the table', async () => {
  const { app, makePerson, makeTeam, makeMember, ask, codeOf } = await startTeamServer();
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const people: Record<string, Somebody> = { visitor: ann };
  for (const role of roles) if (role !== 'visitor') people[role] = await makeMember(ann, teamId, role);
  const disabled = await makeMember(ann, teamId, 'admin');
  await ask(ann, modifyMemberInfo, {
    body: { teamId, userId: disabled.userId, roleUserStatus: 1, revision: 1 },
  });
  const neighbour = await makePerson();
  await makeTeam(neighbour, 'Neighbours');

  // Leaving comes last: whoever has left can be asked no more.
  const teamCalls = app.host.calls
    .filter((call) => capabilityOf(call) !== undefined)
    .toSorted((one, other) => Number(one.path === leaveTeam.path) - Number(other.path === leaveTeam.path));
  expect(teamCalls.map(({ path }) => path).filter((path) => inputs[path] === undefined)).toEqual([]);

  const differences: string[] = [];
  for (const call of teamCalls) {
    const given = { ...inputs[call.path], teamId };
    const input = call.method === 'GET' ? { query: given } : { body: given };
    const compare = async (as: string, who: Somebody | undefined, expected: number | undefined) => {
      const code = await codeOf(who, call, input);
      const isRight = expected === undefined ? !refusals.includes(code) : code === expected;
      if (!isRight) differences.push(`${call.path} as ${as}: ${code}`);
    };
    const capability = capabilityOf(call);
    for (const [role, who] of Object.entries(people)) {
      const isReader = role === 'readOnly' || role === 'campaignsReadOnly';
      const isAllowed = capability !== undefined && can(role, capability);
      const isAdOrMoney =
        /^(?:campaign|finance|managedOrder)/.test(capability ?? '') && capability !== 'finance.see';
      await compare(
        role,
        who,
        isAllowed ? undefined : isReader && isAdOrMoney ? codes.readOnlyRole : codes.notPermitted,
      );
    }
    await compare('disabled', disabled, codes.disabledInTeam);
    await compare('neighbour', neighbour, codes.notPermitted);
    await compare('nobody', undefined, codes.noToken);
  }
  expect(differences).toEqual([]);
});
