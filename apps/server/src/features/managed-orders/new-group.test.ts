import {
  addCampaignGroups,
  findCampaignGroups,
  findDeliveryModes,
} from '@tapwright/contracts/campaign-groups';
import { codes } from '@tapwright/contracts/codes';
import * as queue from '@tapwright/contracts/managed-order-queue';
import * as calls from '@tapwright/contracts/managed-orders';
import { findTeams } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../testing/certificate-server.ts';
import { bindSandboxPlatform } from '../certificates/index.ts';
import { fields, form } from './testing/start-orders.ts';

/** The platform has an organisation of its own at the sandbox, and the team has none. */
async function start() {
  const server = await startCertificateServer();
  const { apple, deps, ask } = server;
  const { owner, teamId } = await server.startTeam();
  await bindSandboxPlatform(deps, async (publicKeyPem) => {
    const { clientId, teamId: appleTeamId, keyId } = await apple.addApiUser(publicKeyPem);
    return { clientId, appleTeamId, keyId };
  });
  const { write } = deps.database;
  const jonas = await server.makePerson();
  const { userId } = jonas;
  await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
  await write
    .updateTable('sessions')
    .set({ secondFactorAt: new Date() })
    .where('userId', '=', userId)
    .execute();
  const order = async () => {
    const { orderId } = await ask(owner, calls.saveOrder, { body: { teamId, form } });
    await ask(owner, calls.submitOrder, { body: { teamId, orderId, fields, files: [] } });
    await ask(jonas, queue.acceptOrder, { body: { teamId, orderId } });
    return orderId;
  };
  return { ...server, owner, teamId, jonas, order };
}

test('staff open a campaign group by its name, in the platform’s own organisation, and come in with it alone', async () => {
  const { ask, codeOf, owner, teamId, jonas, order } = await start();
  const orderId = await order();
  const named = (name: string) => ({ body: { teamId, orderId, name, reason: 'Order of Mei Lin' } });
  expect(await codeOf(jonas, queue.handOverGroup, named(' '))).toBe(codes.badInput);
  // Pressed twice, one ad account becomes one campaign group.
  const both = await Promise.all([1, 2].map(() => codeOf(jonas, queue.handOverGroup, named('Trailbook'))));
  expect(both.filter((code) => code === codes.success)).toHaveLength(1);
  const { list } = await ask(owner, findCampaignGroups, { query: { teamId } });
  expect(list).toMatchObject([{ name: 'Trailbook', deliveryMode: 'managed' }]);
  const [group] = list;
  expect(await ask(owner, calls.findOrder, { query: { teamId, orderId } })).toMatchObject({
    state: 'accepted',
    campaignGroupId: group?.campaignGroupId,
    campaignGroup: 'Trailbook',
  });
  expect(await ask(jonas, findTeams)).toMatchObject([
    { teamId, roleName: 'operator', scope: [group?.campaignGroupId] },
  ]);
  // What the team opens for itself they do not see.
  const modes = await ask(owner, findDeliveryModes, { query: { teamId } });
  expect(modes.modes).toEqual(['selfService', 'managed']);
  await ask(owner, addCampaignGroups, { body: { teamId, deliveryMode: 'selfService', name: 'Ours' } });
  const seen = await ask(jonas, findCampaignGroups, { query: { teamId } });
  expect(seen.list.map(({ name }) => name)).toEqual(['Trailbook']);
  expect(
    await codeOf(jonas, addCampaignGroups, { body: { teamId, deliveryMode: 'managed', name: 'More' } }),
  ).toBe(codes.notPermitted);
});

test('a name that the team has is refused before Apple is asked, and one it opened itself is handed over', async () => {
  const { ask, codeOf, owner, teamId, jonas, order } = await start();
  const [one, other] = [await order(), await order()];
  const [opened] = await ask(owner, addCampaignGroups, {
    body: { teamId, deliveryMode: 'managed', name: 'Trailbook' },
  });
  const body = { teamId, orderId: one, name: 'trailbook', reason: 'Order' };
  expect(await codeOf(jonas, queue.handOverGroup, { body })).toBe(codes.groupNameTaken);
  const { campaignGroupId = 0 } = opened ?? {};
  await ask(jonas, queue.handOverGroup, { body: { teamId, orderId: one, campaignGroupId, reason: 'Order' } });
  const seen = await ask(jonas, queue.findQueuedOrder, { query: { teamId, orderId: other } });
  expect(seen.freeGroups).toEqual([]);
});

test('apps are found by the platform’s organisation, for a team that has none of its own', async () => {
  const { ask, owner, teamId } = await start();
  const own = await ask(owner, calls.searchOrderApps, { query: { teamId, text: '' } });
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ isOwn }) => isOwn)).toBe(true);
  const [first] = own;
  const byId = await ask(owner, calls.searchOrderApps, { query: { teamId, text: first?.adamId ?? '' } });
  expect(byId).toEqual([first]);
});
