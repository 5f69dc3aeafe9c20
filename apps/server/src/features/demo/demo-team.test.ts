import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@tapwright/contracts/accounts';
import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { findAdObject } from '@tapwright/contracts/ad-object';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { findCertificates } from '@tapwright/contracts/certificates';
import { findInvitations } from '@tapwright/contracts/invitations';
import { findMembers } from '@tapwright/contracts/members';
import { findBatchgetMaterial } from '@tapwright/contracts/news';
import { findNotices } from '@tapwright/contracts/notifications';
import { findTeams } from '@tapwright/contracts/teams';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startCertificateServer } from '../../testing/certificate-server.ts';
import { encryptPassword } from '../accounts/testing/encrypt-password.ts';
import type { Somebody } from '../teams/testing/team-server.ts';
import { createAskAs } from './ask-as.ts';
import { getDemoPassword, hasDemoPasswords, keepDemoPasswords } from './demo-passwords.ts';
import { demoMembers, demoOwner } from './demo-people.ts';
import { describeDemo } from './describe-demo.ts';
import { isDemoMade } from './demo-store.ts';
import { wantDemo } from './index.ts';
import { makeDemoTeam } from './make-demo-team.ts';

/** A year of the sandbox is read meanwhile. */
const longMs = 240_000;
const patience = { timeout: longMs, interval: 200 };

async function startServer() {
  const server = await startCertificateServer({ settings: { demo: true } });
  const { deps, origin, ask } = server;
  const enter = async ({ address }: { address: string }): Promise<Somebody> => {
    const password = await encryptPassword(
      origin,
      getDemoPassword(keepDemoPasswords(deps.settings.dataDir), address),
    );
    const nobody = { userId: 0, token: '', mobile: '', email: address };
    return { ...nobody, ...(await ask(nobody, login, { body: { account: address, password } })) };
  };
  /** All that a person would see of it, without the numbers that chance gave. */
  const look = async () => {
    const owner = await enter(demoOwner);
    const teams = await ask(owner, findTeams);
    const teamId = teams[0]?.teamId ?? 0;
    const groups = await ask(owner, findCampaignGroups, { query: { teamId, pageNum: 1, pageSize: 40 } });
    const members = await ask(owner, findMembers, { query: { teamId } });
    const { list: adGroups } = await ask(owner, findAdGroups, { query: { teamId, pageSize: 5000 } });
    const named = adGroups.filter(({ campaignName }) => campaignName.endsWith('_US_Category'));
    const goals = await Promise.all(
      [...new Set(named.map(({ campaignId }) => campaignId))].map(async (objectId) => {
        const found = await ask(owner, findAdObject, { query: { teamId, kind: 'campaign', objectId } });
        return Number(found.campaign?.state.cpaGoal) > 0;
      }),
    );
    return {
      goals: goals.filter(Boolean).length,
      teams: teams.map(({ teamName, roleName }) => [teamName, roleName]),
      certificates: (await ask(owner, findCertificates, { query: { teamId } })).map(
        ({ state, campaignGroups }) => [state, campaignGroups.length],
      ),
      groups: groups.list.map(({ name, currency, canWrite }) => [name, currency, canWrite]),
      members: members.map(({ nickName, roleName, scope }) => [nickName, roleName, scope.length]),
      invitations: (await ask(owner, findInvitations, { query: { teamId } })).map(({ state }) => state),
      notices: (await ask(owner, findNotices, { body: {} })).open,
      news: (await ask(owner, findBatchgetMaterial, { query: { language: 'en' } })).list.map(
        ({ title }) => title,
      ),
      help: (await ask(owner, findBatchgetMaterial, { query: { type: 'help', language: 'ko' } })).total,
    };
  };
  return { ...server, enter, look };
}

const whole = {
  goals: 3,
  teams: [['Demo agency', 'visitor']],
  certificates: [
    ['bound', 1],
    ['bound', 1],
    ['bound', 1],
    ['bound', 1],
  ],
  groups: [
    ['Ferrowick Apps', 'USD', true],
    ['Pixomere Growth', 'USD', true],
    ['Vellune Bien-être', 'EUR', true],
    ['岚木 App', 'RMB', true],
  ],
  members: [
    ['Mia Okafor', 'visitor', 0],
    ['Jonas Lindqvist', 'manager', 1],
    ['森 はるか', 'finance', 0],
    ['Teo Marin', 'readOnly', 0],
    ['林晓', 'advManager', 4],
  ],
  invitations: ['accepted', 'accepted', 'accepted', 'accepted'],
  notices: 0,
  news: ['Welcome to the demo', 'Try it: change bids and see the preview'],
  help: 2,
};

test(
  'a first start fills a team with certificates, campaign groups and people who can sign in',
  { timeout: longMs },
  async () => {
    const { deps, ask, enter, look } = await startServer();
    await wantDemo(deps);
    await expect.poll(() => isDemoMade(deps.database.write), patience).toBe(true);
    expect(await look()).toEqual(whole);
    for (const { address, role } of demoMembers)
      expect(await ask(await enter({ address }), findTeams)).toMatchObject([{ roleName: role }]);
  },
);

test.runIf(inject('depth') === 'deep')(
  'made by somebody who dies again and again, a few calls later each time, it ends as the same team',
  { timeout: longMs },
  async () => {
    const { deps, app, apple, look } = await startServer();
    const passwords = keepDemoPasswords(deps.settings.dataDir);
    const askAs = createAskAs(app.host);
    const rest = { deps, passwords, origin: apple.origin, signal: AbortSignal.timeout(longMs) };
    let deaths = 0;
    for (let lives = 1; !(await isDemoMade(deps.database.write)); lives += 3) {
      let left = lives;
      const ask: typeof askAs = async (...call) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return askAs(...call);
      };
      await makeDemoTeam({ ...rest, ask }).catch((error: unknown) => {
        if (!(error instanceof Error && error.message === 'killed')) throw error;
        deaths += 1;
      });
    }
    expect(deaths).toBeGreaterThan(5);
    expect(await look()).toEqual(whole);
  },
);

test('of two processes on one database the first tells the passwords, and the other says so', async () => {
  const { deps } = await startServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'tapwright-second-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const second = { ...deps, settings: { ...deps.settings, dataDir } };
  await deps.jobs.stop();
  await wantDemo(deps);
  await wantDemo(second);
  const password = getDemoPassword(keepDemoPasswords(deps.settings.dataDir), demoOwner.address);
  expect(await describeDemo(deps)).toContain(password);
  expect(await describeDemo(second)).toMatch(/by another process .*printed at its start/);
  expect(hasDemoPasswords(dataDir)).toBe(false);
  // Started again, the first tells the same.
  await wantDemo(deps);
  expect(await describeDemo(deps)).toContain(password);
});

test('what people do with the demo team is theirs: a later start changes nothing', async () => {
  const { deps, enter } = await startServer();
  const owner = await enter(demoOwner).catch(() => undefined);
  expect(owner).toBeUndefined();
  const { teamId } = await deps.database.write
    .insertInto('teams')
    .values({ teamName: 'Mine now', currencyType: 'USD' })
    .returning('teamId')
    .executeTakeFirstOrThrow();
  await deps.database.write.insertInto('demoTeams').values({ teamId }).execute();
  await wantDemo(deps);
  const { rows } = await deps.database.pool.query(
    "select 1 from graphile_worker.jobs where key = 'demo.make'",
  );
  expect(rows).toEqual([]);
});
