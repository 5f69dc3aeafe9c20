import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startReportedTeam } from './testing/start-reported-team.ts';

test('ad groups are found by words of their own name and of their campaign’s, in scope alone', async () => {
  const { owner, teamId, ask, codeOf, makePerson, makeMember, deps } = await startReportedTeam();
  const { list: all } = await ask(owner, findAdGroups, { query: { teamId, pageSize: 500 } });
  const wanted = all.find(({ name, campaignName }) => name !== '' && campaignName !== '');
  if (wanted === undefined) throw new Error('The world has no ad group with a campaign');
  const found = async (who: typeof owner, words: string) =>
    (await ask(who, findAdGroups, { query: { teamId, pageSize: 500, words } })).list;

  const ofCampaign = await found(owner, wanted.campaignName.toUpperCase());
  expect(ofCampaign.map(({ adGroupId }) => adGroupId)).toContain(wanted.adGroupId);
  expect(ofCampaign.length).toBeLessThan(all.length);
  const both = await found(owner, ` ${wanted.name}  ${wanted.campaignName} `);
  expect(both.map(({ adGroupId }) => adGroupId)).toContain(wanted.adGroupId);
  expect(await found(owner, `${wanted.campaignName} nowhere`)).toEqual([]);
  expect(await found(owner, ' ')).toHaveLength(all.length);

  const bound = await makeMember(owner, teamId, 'advManager');
  const elsewhere = all.find(({ campaignId }) => campaignId !== wanted.campaignId);
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(elsewhere?.campaignId)] })
    .where('userId', '=', bound.userId)
    .execute();
  const seen = await found(bound, wanted.campaignName);
  expect(seen.filter(({ campaignId }) => campaignId === wanted.campaignId)).toEqual([]);
  const neighbour = await makePerson();
  expect(await codeOf(neighbour, findAdGroups, { query: { teamId, words: wanted.campaignName } })).toBe(
    codes.notPermitted,
  );
});
