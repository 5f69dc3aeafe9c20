import { createServerTranslator } from '@tapwright/i18n/server';
import { languages } from '@tapwright/i18n/languages';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTeamServer } from '../../teams/testing/team-server.ts';
import { lockRecharge, insertRecharge } from '../recharges-store.ts';
import { creditWithReceipt } from './credit-with-receipt.ts';
import { findReceipt } from './receipts-store.ts';
import { writeReceipt } from './write-receipt.ts';

async function start() {
  const server = await startTeamServer();
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner, '株式会社 할덴 Labs 嵐木');
  const { write } = server.deps.database;
  const credit = async (reference: string, at: Date, fails = false) =>
    write.transaction().execute(async (tx) => {
      const made = {
        teamId,
        reference,
        currency: 'USD',
        amount: 500,
        madeBy: owner.userId,
        madeAt: at,
      } as const;
      const rechargeId = (await insertRecharge(tx, { ...made, way: 'card' })) ?? 0;
      const recharge = await lockRecharge(tx, { teamId, rechargeId });
      if (recharge === undefined) throw new Error('It was just inserted.');
      await creditWithReceipt(tx, server.deps.settings, recharge, {
        amount: 500,
        from: 'stripeClearing',
        at,
      });
      if (fails) throw new Error('taken back');
      return rechargeId;
    });
  return { ...server, teamId, credit };
}

test('numbers have no gap in a year, whatever fails or comes at once, and a receipt stays as it was', async () => {
  const { deps, teamId, credit } = await start();
  const { read, write } = deps.database;
  const [first, next] = [new Date('2026-12-31T23:59:00Z'), new Date('2027-01-01T00:01:00Z')];
  await credit('TW-A', first);
  await expect(credit('TW-B', first, true)).rejects.toThrow('taken back');
  await Promise.all(['TW-C', 'TW-D', 'TW-E'].map((reference) => credit(reference, first)));
  const last = await credit('TW-F', next);
  const { rows } = await sql<{ year: number; number: number }>`
    select year, number from receipts order by year, number`.execute(read);
  expect(rows.map(({ year, number }) => `${year} ${number}`)).toEqual([
    '2026 1',
    '2026 2',
    '2026 3',
    '2026 4',
    '2027 1',
  ]);
  const receipt = await findReceipt(read, { teamId, rechargeId: last });
  expect(receipt?.facts).toMatchObject({
    credited: 500,
    availableBefore: 2_000,
    availableAfter: 2_500,
    repaid: 0,
  });
  for (const change of [
    sql`update receipts set number = 9`,
    sql`delete from receipts`,
    sql`truncate receipts`,
  ])
    await expect(change.execute(write)).rejects.toThrow('stays as it was issued');
});

test('it is written in five languages, with its fonts and no more of them than it needs', async () => {
  const { deps, teamId, credit } = await start();
  const { translate } = createServerTranslator({ strict: true });
  const rechargeId = await credit('TW-A', new Date('2026-11-18T14:02:00Z'));
  const receipt = await findReceipt(deps.database.read, { teamId, rechargeId });
  if (receipt === undefined) throw new Error('It was just issued.');
  for (const language of languages) {
    const pdf = await writeReceipt(receipt, { translate, language });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toMatch(/\/FontFile2 /);
    expect(pdf.length).toBeLessThan(60_000);
  }
});
