import { findCampaign } from '@tapwright/contracts/campaigns';
import { removeCampaigns } from '@tapwright/contracts/change-sets';
import { expect, test } from 'vitest';
import { startChanging } from '../testing/start-changing.ts';

test('of campaigns that one set removes each person hears once: how many, or which where it was one of theirs', async () => {
  const { ask, owner, teamId, campaignId, settled, openNotices, ...server } = await startChanging();
  const { list } = await ask(owner, findCampaign, { query: { teamId } });
  const campaignIds = list.map((one) => one.campaignId);
  expect(campaignIds.length).toBeGreaterThan(1);
  const admin = await server.makeMember(owner, teamId, 'admin');
  const bound = await server.makeMember(owner, teamId, 'advManager');
  const elsewhere = await server.makeMember(owner, teamId, 'advManager');
  const bind = async ({ userId }: typeof bound, scope: number[]) =>
    server.deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', userId)
      .execute();
  await bind(bound, [Number(campaignId)]);
  await bind(elsewhere, [1]);
  const confirmed = ['removalIsFinal' as const];
  const { set } = await settled(
    await ask(owner, removeCampaigns, { body: { teamId, campaignIds, confirmed } }),
  );
  const removalsOf = async (who: typeof bound) =>
    (await openNotices(who))
      .filter(({ typeId }) => typeId === 10)
      .map(({ detailed, changeSetId }) => [detailed, changeSetId]);
  const all = [[String(campaignIds.length), set.changeSetId]];
  expect(await removalsOf(owner)).toEqual(all);
  expect(await removalsOf(admin)).toEqual(all);
  expect(await removalsOf(bound)).toEqual([['Planted', null]]);
  expect(await removalsOf(elsewhere)).toEqual([]);
}, 180_000);
