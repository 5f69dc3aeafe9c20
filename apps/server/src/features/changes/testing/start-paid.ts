import { findCampaign } from '@tapwright/contracts/campaigns';
import { modifyCampaigns } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findBalance } from '@tapwright/contracts/ledger';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { bookRecharge } from '../../ledger/index.ts';
import { startChanging } from './start-changing.ts';

/** A team with money, in an ad account of RMB that the platform pays for; one USD is worth eight RMB. */
export async function startPaid(dollars: number) {
  const server = await startChanging({ isRunByPlatform: true });
  const { ask, send, owner, teamId, deps, campaignId } = server;
  await sql`truncate exchange_rates`.execute(deps.database.write);
  await sql`insert into exchange_rates (currency, day, cny_per_unit, source) values ('USD', '2026-01-01', 8, 'test')`.execute(
    deps.database.write,
  );
  let recharges = 0;
  const recharge = (amount: number) =>
    runTransaction(deps.database, (tx) =>
      bookRecharge(tx, {
        teamId,
        currency: 'USD',
        from: 'funding',
        amount: amount * 100,
        key: `recharge ${(recharges += 1)}`,
        at: new Date(),
      }),
    );
  await recharge(dollars);
  const money = async () => {
    const { available, reserved, owed } = await ask(owner, findBalance, { query: { teamId } });
    return [available / 100, reserved / 100, owed / 100];
  };
  const modify = async (fields: object, who = owner) =>
    send(who, modifyCampaigns, {
      body: { teamId, campaigns: [{ campaignId, status: 'running', ...fields }] },
    });
  const { list } = await ask(owner, findCampaign, { query: { teamId } });
  const other = list.find((one) => one.campaignId !== campaignId)?.campaignId ?? '';
  // What runs at Apple without a reserve is paused by its guard, which may come first.
  const paused = [campaignId, other].map((id) => ({ campaignId: id, status: 'paused' as const }));
  const { code } = await send(owner, modifyCampaigns, { body: { teamId, campaigns: paused } });
  expect([codes.success, codes.nothingToChange]).toContain(code);
  const statuses = async () =>
    (await ask(owner, findCampaign, { query: { teamId } })).list.map(({ status, openEdits }) => [
      status,
      openEdits.length,
    ]);
  await expect.poll(statuses, { timeout: 120_000 }).toEqual(paused.map(() => ['paused', 0]));
  return { ...server, recharge, money, modify, other };
}
