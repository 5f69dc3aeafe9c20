import { findSyncStates, refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { removeCampaignGroup } from '@tapwright/contracts/campaign-groups';
import { expect, onTestFinished, test } from 'vitest';
import { attachAdAccount } from '../../testing/attach-ad-account.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';
import { openAppleAds } from '../campaign-groups/index.ts';
import { readTables } from './testing/read-tables.ts';
import type { SandboxUser } from '../../testing/open-sandbox.ts';
import { plantOrganisation } from './testing/plant-organisation.ts';
import { startStillSandbox, type StillSandbox } from './testing/start-sync.ts';

const patience = { timeout: 240_000, interval: 300 };

/** A server whose team has an ad account of a sandbox attached. */
async function startAttached(chooseUser: (sandbox: StillSandbox) => Promise<SandboxUser>) {
  const sandbox = await startStillSandbox();
  onTestFinished(() => sandbox.stop());
  const server = await startTeamServer({ appleOrigin: () => sandbox.origin });
  const { deps } = server;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const user = await chooseUser(sandbox);
  const { campaignGroupId } = await attachAdAccount(deps.database, deps.sealer, {
    teamId,
    user,
    adAccountId: user.adAccountIds[0] ?? 0,
    currency: 'RMB',
    timeZone: 'Asia/Shanghai',
  });
  const readState = async () => (await server.ask(owner, findSyncStates, { query: { teamId } }))[0];
  const refresh = async () => server.ask(owner, refreshAdvReports, { query: { teamId } });
  return { ...server, sandbox, owner, teamId, user, campaignGroupId, readState, refresh };
}

test('an attached group is read by jobs, says how far it is, stops in words, and is nobody else’s', async () => {
  // The small one of the demo takes long enough to be seen at it.
  const server = await startAttached((sandbox) => sandbox.addUser());
  const { sandbox, owner, user, readState, refresh } = server;
  const other = await server.makePerson();
  const otherTeam = await server.makeTeam(other, 'Others');

  expect(await refresh()).toEqual({ adAccounts: 1 });
  await expect
    .poll(async () => (await readState())?.running, patience)
    .toMatchObject({ planned: expect.any(Number) });
  await expect.poll(async () => (await readState())?.readAt, patience).toEqual(expect.any(String));
  expect(await readState()).toMatchObject({ name: 'Ours', error: null, isStale: false });
  // As many as the sandbox counted for this user and ad account, and its own limit.
  const used = (await readState())?.requests;
  expect(used?.limit).toMatchObject({ requests: 1_000_000_000, remaining: expect.any(Number) });
  expect(used?.days).toEqual([{ on: used?.today, requests: expect.any(Number), limited: 0 }]);
  expect(used?.days[0]?.requests).toBeGreaterThan(20);

  // One whose steps are done but which ends only after the clock was stepped would count as read then.
  await expect.poll(async () => (await readState())?.running, patience).toBe(null);
  await sandbox.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  await sandbox.control('POST', '/clock', { stepMs: 7 * 3_600_000 });
  await refresh();
  await expect
    .poll(readState, patience)
    .toMatchObject({ error: 'accessRevoked', isStale: true, retryAt: expect.any(String) });
  const logged = server.lines.filter((line) => line.includes('a sync stopped'));
  expect(JSON.parse(logged.at(-1) ?? '{}')).toMatchObject({
    reason: 'accessRevoked',
    teamId: server.teamId,
    failures: expect.any(Number),
    err: { type: expect.any(String), message: expect.any(String), stack: expect.stringContaining('.ts:') },
  });
  expect(logged.join('\n')).not.toMatch(/PRIVATE KEY|client_secret|eyJ/);

  await sandbox.control('POST', '/faults', { kind: 'restoreAccess', clientId: user.clientId });
  await refresh();
  await expect.poll(async () => (await readState())?.isStale, patience).toBe(false);
  await expect.poll(async () => (await readState())?.error, patience).toBe(null);

  const [adAccountId] = user.adAccountIds;
  await expect.poll(async () => (await readState())?.running, patience).toBe(null);
  await sandbox.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId, adAccountId });
  // While the clock stands, who asks again may be served by what was begun a moment after it.
  await sandbox.control('POST', '/clock', { stepMs: 3_600_000 });
  await refresh();
  await expect.poll(async () => (await readState())?.error, patience).toBe('forbidden');

  expect(await server.ask(other, findSyncStates, { query: { teamId: otherTeam } })).toEqual([]);
  expect(await server.ask(other, refreshAdvReports, { query: { teamId: otherTeam } })).toEqual({
    adAccounts: 0,
  });
  await expect(server.ask(other, findSyncStates, { query: { teamId: server.teamId } })).rejects.toThrow();
  expect(owner.userId).not.toBe(other.userId);
}, 600_000);

test('a campaign removed at Apple is announced once to those who have it in scope, and a detached group is read no further', async () => {
  const server = await startAttached(
    async (sandbox) => (await plantOrganisation(sandbox, ['Stays', 'Gone before'])).user,
  );
  const { sandbox, deps, owner, teamId, campaignGroupId, makeMember, refresh, readState } = server;
  const { write, pool } = deps.database;
  const neighbour = await server.makePerson();
  await server.makeTeam(neighbour, 'Others');
  const removeAtApple = async (id: number) =>
    sandbox.control('POST', '/faults', { kind: 'consoleEdit', entity: 'campaign', id, remove: true });
  const { calls } = await openAppleAds(deps, { teamId, campaignGroupId });
  const { rows: atApple } = await calls.queryCampaigns({});
  await removeAtApple(Number(atApple.at(-1)?.id));
  await refresh();
  await expect.poll(async () => (await readState())?.readAt, patience).toEqual(expect.any(String));
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select campaign_id as id, name from campaigns where team_id = $1 and not is_removed order by campaign_id`,
    [teamId],
  );
  const [gone, stays] = [rows[0] ?? { id: 0, name: '' }, rows[1] ?? { id: 0, name: '' }];

  const join = async (
    role: Parameters<typeof makeMember>[2],
    change: { scope?: number[]; disabledAt?: Date },
  ) => {
    const who = await makeMember(owner, teamId, role);
    await write
      .updateTable('teamMembers')
      .set({ scope: [], ...change })
      .where('userId', '=', who.userId)
      .execute();
    return who;
  };
  const informed = {
    owner,
    admin: await join('admin', {}),
    'manager of all': await join('manager', {}),
    'manager of the group': await join('manager', { scope: [campaignGroupId] }),
    'advManager of the campaign': await join('advManager', { scope: [gone.id] }),
  };
  const notInformed = {
    neighbour,
    'disabled admin': await join('admin', { disabledAt: new Date() }),
    'manager of another group': await join('manager', { scope: [campaignGroupId + 1] }),
    'reader of another campaign': await join('campaignsReadOnly', { scope: [stays.id] }),
    finance: await join('finance', {}),
  };
  const countNews = async (who: Somebody) => {
    const notices = await pool.query<{ detailed: string; senderId: number | null }>(
      `select detailed, sender_id as "senderId" from notices where user_id = $1 and type_id = 10`,
      [who.userId],
    );
    return notices.rows;
  };
  const listNews = async (of: Record<string, Somebody>) =>
    Promise.all(Object.entries(of).map(async ([name, who]) => [name, await countNews(who)]));
  const none = (of: object) => Object.keys(of).map((name) => [name, []]);
  // What was removed before, or first read, is news to nobody.
  expect(await listNews({ ...informed, ...notInformed })).toEqual(none({ ...informed, ...notInformed }));

  await removeAtApple(gone.id);
  // An hour later it is found among the changes, after a night among all there is.
  for (const stepMs of [61 * 60_000, 24 * 3_600_000]) {
    await sandbox.control('POST', '/clock', { stepMs });
    const { readAt } = (await readState()) ?? {};
    await refresh();
    await expect.poll(async () => (await readState())?.readAt, patience).not.toBe(readAt);
  }
  const news = [{ detailed: gone.name, senderId: null }];
  expect(await listNews(informed)).toEqual(Object.keys(informed).map((name) => [name, news]));
  expect(await listNews(notInformed)).toEqual(none(notInformed));

  await sandbox.control('POST', '/clock', { stepDays: 1 });
  await sandbox.control('POST', '/faults', { kind: 'slow', delayMs: 700, route: '*', times: null });
  await refresh();
  await expect.poll(async () => (await readState())?.running?.done ?? 0, patience).toBeGreaterThan(2);
  await server.ask(owner, removeCampaignGroup, { body: { teamId, campaignGroupId } });
  const read = async () => {
    const own = ['sync_accounts', 'sync_passes', 'sync_steps', 'operation_log'].map(async (table) => {
      const lines = await pool.query(
        `select to_jsonb(t)::text as line from ${table} t where team_id = $1 order by 1`,
        [teamId],
      );
      return lines.rows.map(({ line }) => line);
    });
    return [await readTables(deps.database, teamId), ...(await Promise.all(own))];
  };
  const atOnce = await read();
  await expect.poll(() => deps.jobs.count(), patience).toMatchObject({ running: 0, waiting: 0, dead: 0 });
  expect(await read()).toEqual(atOnce);
}, 600_000);
