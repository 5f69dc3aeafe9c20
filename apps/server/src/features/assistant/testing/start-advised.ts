import * as calls from '@tapwright/contracts/assistant';
import { addAdGroups, addCampaigns, modifyCampaigns } from '@tapwright/contracts/change-sets';
import { sql } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../../changes/testing/start-changing.ts';
import type { Somebody } from '../../teams/testing/team-server.ts';

const patience = { timeout: 120_000, interval: 100 };
const advised = z.object({
  result: z.array(z.looseObject({ id: z.string(), campaignId: z.int(), state: z.string() })),
});
const promoted = z.object({ result: z.looseObject({ promotedObjectId: z.string() }) });

const paths = { appleBudget: 'daily-budgets', appleTargetCpa: 'target-cpas' } as const;
export type Of = keyof typeof paths;

async function addAutomated(server: Changing, adamId: string): Promise<string> {
  const { ask, owner, teamId, campaignGroupId, settled, sandbox } = server;
  const { edits } = await settled(
    await ask(owner, addCampaigns, {
      body: {
        teamId,
        campaigns: [
          {
            campaignGroupId,
            adamId,
            name: 'Automated',
            bidStrategy: 'MAX_CONVERSIONS',
            status: 'running',
            dailyCap: '5000',
            totalBudget: '90000',
            countries: ['US'],
          },
        ],
      },
    }),
  );
  const id = edits.list.find(({ kind }) => kind === 'campaign')?.objectId ?? '';
  const bid = { amount: '8.00', currency: 'RMB' };
  const bidStrategy = { bidStrategyType: 'MAX_CONVERSIONS', bidStrategyGoal: 'INSTALL', bid };
  await sandbox.control('POST', '/faults', {
    kind: 'consoleEdit',
    entity: 'campaign',
    id: Number(id),
    change: { bidStrategy },
  });
  const adGroups = [{ campaignId: id, name: 'All', searchMatch: true }];
  const made = await settled(await ask(owner, addAdGroups, { body: { teamId, adGroups } }));
  expect(made.set.counts.live).toBe(1);
  return id;
}

/** A team to whose campaigns Apple recommends something: a cap that ends early, and, where asked, a target that is missed. */
export async function startAdvised({ isAutomated = false }: { isAutomated?: boolean } = {}) {
  const server = await startChanging();
  const { ask, owner, teamId, campaignId, apple, settled, deps } = server;
  const adamId = z.parse(promoted, await apple('GET', `/campaigns/${campaignId}`)).result.promotedObjectId;
  const automatedId = isAutomated ? await addAutomated(server, adamId) : '';
  await settled(
    await ask(owner, modifyCampaigns, { body: { teamId, campaigns: [{ campaignId, dailyCap: '6.00' }] } }),
  );
  // So that what is to be spent can be told in the team's currency.
  await sql`truncate exchange_rates`.execute(deps.database.write);
  await sql`insert into exchange_rates (currency, day, cny_per_unit, source) values ('USD', '2026-01-01', 8, 'test')`.execute(
    deps.database.write,
  );
  return { ...server, automatedId, ...(await letApple(server)) };
}

/** Days go by in which the campaign spends its cap, so that Apple recommends a higher one. */
export async function letApple({ ask, owner, teamId, campaignId, sandbox, apple, deps }: Changing) {
  const adamId = z.parse(promoted, await apple('GET', `/campaigns/${campaignId}`)).result.promotedObjectId;
  const stepDays = async (days: number) => sandbox.control('POST', '/clock', { stepDays: days });
  await stepDays(9);

  const find = async (who: Somebody = owner) => ask(who, calls.findWork, { query: { teamId } });
  const advisedAt = async () =>
    (await deps.database.write.selectFrom('assistantRuns').select('advisedAt').executeTakeFirst())
      ?.advisedAt ?? null;
  const make = async () => {
    const before = await advisedAt();
    await ask(owner, calls.makeWork, { body: { teamId } });
    await expect.poll(advisedAt, patience).not.toEqual(before);
    // Until the other half is made, nothing more is asked.
    await expect.poll(async () => (await find()).run.isMaking, patience).toBe(false);
  };
  const listOf = async (who: Somebody, of: Of) =>
    (await find(who)).proposals.filter(({ evidence }) => evidence.of === of);
  const get = async (of: Of, who: Somebody = owner) => {
    const [found] = await listOf(who, of);
    if (found === undefined) throw new Error(`Nothing of ${of} is proposed.`);
    return found;
  };
  const atApple = async (of: Of) =>
    z.parse(
      advised,
      await apple('POST', `/recommendations/${paths[of]}/query`, {
        filters: [
          { field: 'promotedObjectId', operator: 'EQUALS', value: [adamId] },
          { field: 'promotedObjectType', operator: 'EQUALS', value: ['APPSTORE_APP'] },
        ],
      }),
    ).result;
  /** By somebody else, in Apple's own console. */
  const decideOutside = async (of: Of, how: 'apply' | 'dismiss') => {
    const open = (await atApple(of)).find(({ state }) => state === 'AVAILABLE');
    await apple('POST', `/recommendations/${paths[of]}/${how}`, [
      { id: open?.id, promotedObjectId: adamId, promotedObjectType: 'APPSTORE_APP' },
    ]);
  };
  return { stepDays, find, make, listOf, get, atApple, decideOutside };
}
