import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { codes } from '@tapwright/contracts/codes';
import { findOutsideChanges } from '@tapwright/contracts/outside-changes';
import { expect, test } from 'vitest';
import { startChanging } from '../testing/start-changing.ts';

test('what was changed outside is listed with its names and values, to each within own scope and to no neighbour', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, keywordIds, sandbox, readingOver, campaignId } = server;
  const [keywordId = ''] = keywordIds;
  await readingOver();
  await sandbox.control('POST', '/clock', { stepMs: 60_000 });
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'keyword',
    id: Number(keywordId),
    change: { bid: { amount: '1.70', currency: 'RMB' } },
  });
  await sandbox.control('POST', '/clock', { stepMs: 900_000 });
  await ask(owner, refreshAdvReports, { query: { teamId } });
  const query = { teamId };
  const listed = async (who = owner) => ask(who, findOutsideChanges, { query });
  await expect.poll(async () => (await listed()).total, { timeout: 60_000 }).toBe(1);
  const [change] = (await listed()).list;
  expect(change).toMatchObject({
    kind: 'keyword',
    objectId: keywordId,
    intent: 'update',
    name: expect.stringMatching(/./),
    campaignName: expect.stringMatching(/./),
    adGroupName: expect.stringMatching(/./),
    before: { bid: expect.stringContaining('2') },
    after: { bid: expect.stringContaining('1.70') },
  });
  const { at = '' } = change ?? {};
  const later = new Date(Date.parse(at) + 1000).toISOString();
  expect((await ask(owner, findOutsideChanges, { query: { ...query, startTime: later } })).total).toBe(0);
  expect((await ask(owner, findOutsideChanges, { query: { ...query, endTime: at } })).total).toBe(0);

  const bound = await server.makeMember(owner, teamId, 'campaignsReadOnly');
  const bind = async (scope: number[]) =>
    server.deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', bound.userId)
      .execute();
  await bind([1]);
  expect(await listed(bound)).toEqual({ list: [], total: 0 });
  await bind([Number(campaignId)]);
  expect((await listed(bound)).total).toBe(1);

  const neighbour = await server.makePerson();
  const theirs = await server.makeTeam(neighbour, 'Neighbours');
  expect(await server.codeOf(neighbour, findOutsideChanges, { query })).toBe(codes.notPermitted);
  expect(await ask(neighbour, findOutsideChanges, { query: { teamId: theirs } })).toEqual({
    list: [],
    total: 0,
  });
}, 180_000);
