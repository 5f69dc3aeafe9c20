import { approveChangeSet, modifyChangePolicy } from '@tapwright/contracts/change-approval';
import { modifyCampaigns, previewChanges } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { startPaid } from '../testing/start-paid.ts';

const noRule = { maxRise: '', maxObjects: null, removal: false, roles: [], origins: [] };

/** RMB 8.00 are USD 1.00; above USD 40.00 at once a second person is needed. */
async function start() {
  const server = await startPaid(200);
  const { ask, owner, teamId, campaignId, makeMember } = server;
  const body = { teamId, revision: 0, ...noRule, maxReserve: '40' };
  await ask(owner, modifyChangePolicy, { body });
  const admin = await makeMember(owner, teamId, 'admin');
  const run = (totalBudget: string, who = admin) =>
    ask(who, modifyCampaigns, {
      body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget }] },
    });
  return { ...server, admin, run };
}

test('a reserve up to the limit is taken at once, and what is reserved already does not count', async () => {
  const { run, settled, money } = await start();
  await settled(await run('320'));
  expect(await money()).toEqual([160, 40, 0]);
  await settled(await run('640'));
  expect(await money()).toEqual([120, 80, 0]);
});

test('above it whoever may pay proposes, nothing is reserved, and a second person lets it go ahead', async () => {
  const { ask, codeOf, run, admin, owner, teamId, campaignId, money, settled, readSet, deps } = await start();
  const preview = await ask(admin, previewChanges, {
    body: { teamId, campaigns: [{ campaignId, status: 'running', totalBudget: '328' }] },
  });
  expect(preview.approval).toEqual(['reserve']);
  const proposed = await run('328');
  const { changeSetId } = proposed;
  expect((await readSet(owner, changeSetId)).set).toMatchObject({
    state: 'proposed',
    approval: { reasons: ['reserve'] },
  });
  expect(await money()).toEqual([200, 0, 0]);
  const body = { teamId, changeSetId };
  expect(await codeOf(admin, approveChangeSet, { body })).not.toBe(codes.success);
  expect(await money()).toEqual([200, 0, 0]);
  await ask(owner, approveChangeSet, { body });
  await settled(proposed);
  expect(await money()).toEqual([159, 41, 0]);
  expect((await checkLedger(deps.database)).faults).toEqual([]);
});

test('two campaigns in one set count together, and another team’s rule is its own', async () => {
  const { ask, send, admin, teamId, campaignId, other, money, makePerson, makeTeam } = await start();
  const campaigns = [campaignId, other].map((id) => ({
    campaignId: id,
    status: 'running' as const,
    totalBudget: '200',
  }));
  const preview = await ask(admin, previewChanges, { body: { teamId, campaigns } });
  expect(preview.approval).toEqual(['reserve']);
  expect(await money()).toEqual([200, 0, 0]);
  const neighbour = await makePerson();
  await makeTeam(neighbour, 'South');
  const body = { teamId, revision: 1, ...noRule, maxReserve: '' };
  expect((await send(neighbour, modifyChangePolicy, { body })).code).toBe(codes.notPermitted);
  const mine = await makeTeam(neighbour, 'West');
  await ask(neighbour, modifyChangePolicy, { body: { ...body, teamId: mine, revision: 0, maxReserve: '0' } });
  expect((await ask(admin, previewChanges, { body: { teamId, campaigns } })).approval).toEqual(['reserve']);
});
