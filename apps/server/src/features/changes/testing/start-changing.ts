import { findSyncStates, refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { type ChangeSetView, findChangeSet } from '@tapwright/contracts/change-sets';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { attachAdAccount } from '../../../testing/attach-ad-account.ts';
import { type AskApple, openApple } from '../../apple-sync/testing/ask-apple.ts';
import { startStillSandbox } from '../../apple-sync/testing/start-sync.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';

const patience = { timeout: 120_000, interval: 100 };
const made = z.object({ result: z.looseObject({ id: z.int() }) });
const organisation = z.object({ orgId: z.int(), adamIds: z.array(z.string()) });

export type Planted = {
  campaignId: string;
  adGroupId: string;
  keywordIds: string[];
  negativeKeywordId: string;
};

/** What stands between the server and the sandbox. */
type Through = { through?: (origin: string) => Promise<string> };

/** A server whose team has an ad account of a sandbox, with a campaign that holds only what tests put there, and another. */
export async function startChanging({ through }: Through = {}) {
  // It goes on as Apple's does: of two changes in one moment nobody could say which was first.
  const sandbox = await startStillSandbox({ speed: 1 });
  onTestFinished(() => sandbox.stop());
  const appleOrigin = (await through?.(sandbox.origin)) ?? sandbox.origin;
  const server = await startTeamServer({ appleOrigin: () => appleOrigin });
  const { deps, ask } = server;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const { orgId, adamIds } = z.parse(
    organisation,
    await sandbox.control('POST', '/organisations', {
      name: 'Planted',
      currency: 'RMB',
      timezone: 'Asia/Shanghai',
      appName: 'Focus timer',
      category: 'productivity',
    }),
  );
  const user = await sandbox.addUser(orgId);
  const adAccountId = user.adAccountIds[0] ?? 0;
  const apple = openApple(sandbox, user);
  const planted = await plant(apple, adAccountId, adamIds[0] ?? '');
  const group = await attachAdAccount(deps.database, deps.sealer, {
    teamId,
    user,
    adAccountId,
    currency: 'RMB',
    timeZone: 'Asia/Shanghai',
  });
  await ask(owner, refreshAdvReports, { query: { teamId } });
  const readState = async () => (await ask(owner, findSyncStates, { query: { teamId } }))[0];
  await expect.poll(readState, patience).toMatchObject({ running: null, readAt: expect.any(String) });

  const readSet = async (who: Somebody, changeSetId: number) =>
    ask(who, findChangeSet, { query: { teamId, changeSetId, pageSize: 200 } });
  /** With all of its edits ended. */
  const settled = async ({ changeSetId }: ChangeSetView, who = owner) => {
    await expect.poll(async () => (await readSet(who, changeSetId)).set.state, patience).toBe('settled');
    return readSet(who, changeSetId);
  };
  return {
    ...server,
    ...planted,
    sandbox,
    owner,
    teamId,
    user,
    adAccountId,
    apple,
    settled,
    readSet,
    ...group,
  };
}
export type Changing = Awaited<ReturnType<typeof startChanging>>;

async function plant(apple: AskApple, adAccountId: number, adamId: string): Promise<Planted> {
  const make = async (path: string, body: object) => z.parse(made, await apple('POST', path, body)).result;
  const money = (amount: string) => ({ amount, currency: 'RMB' });
  const wanted = {
    adAccountId,
    name: 'Planted',
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: adamId,
    billingEvent: 'TAPS',
    status: 'ENABLED',
    dailyBudget: { value: money('50') },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
      countryOrRegion: { include: ['US'] },
    },
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP' },
  };
  const campaign = await make('/campaigns', wanted);
  // Where whoever is bound to the other one has nothing to do.
  await make('/campaigns', { ...wanted, name: 'Other' });
  const adGroup = await make('/adgroups', {
    campaignId: campaign.id,
    name: 'Planted',
    pricingModel: 'CPT',
    status: 'ENABLED',
    startTime: '2026-11-01T00:00:00.000',
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: money('5') },
  });
  const keywordIds = [];
  for (const text of ['focus timer', 'pomodoro', 'notes'])
    keywordIds.push(
      String(
        (await make('/keywords', { adGroupId: adGroup.id, text, matchType: 'EXACT', bid: money('2') })).id,
      ),
    );
  const negative = await make('/negative-keywords', {
    adGroupId: adGroup.id,
    text: 'planted negative',
    matchType: 'EXACT',
  });
  return {
    campaignId: String(campaign.id),
    adGroupId: String(adGroup.id),
    keywordIds,
    negativeKeywordId: String(negative.id),
  };
}
