import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing/test-database.ts';
import { bookDispute, bookReinstatement } from './booking/book-dispute.ts';
import { bookRecharge } from './booking/book-recharge.ts';
import { beginRefund, endRefund, failRefund } from './booking/book-refund.ts';
import { bookSpend } from './booking/book-spend.ts';
import { releaseReserve } from './booking/release-reserve.ts';
import { reserveBudget } from './booking/reserve-budget.ts';
import { checkLedger } from './checking/check-ledger.ts';
import { readAccounts } from './ledger-store.ts';

let source: TestDatabase;
let teams = 0;
beforeAll(async () => {
  source = await createTestDatabase();
});
afterAll(() => source.close());

const campaigns = [-1, 51] as const;
const days = ['2026-11-18', '2026-11-19'] as const;
type Step =
  | { kind: 'recharge' | 'refund' | 'refundThatFails' | 'dispute' | 'lostDispute'; amount: number }
  | { kind: 'reserve'; campaignId: number; amount: number }
  | { kind: 'spend'; day: string; spent: number[] }
  | { kind: 'release'; campaignId: number; keep: number };

const amount = fc.integer({ min: 1, max: 20_000 });
const campaignId = fc.constantFrom(...campaigns);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('recharge', 'refund', 'refundThatFails', 'dispute', 'lostDispute'),
    amount,
  }),
  fc.record({ kind: fc.constant('reserve'), campaignId, amount }),
  fc.record({
    kind: fc.constant('spend'),
    day: fc.constantFrom(...days),
    spent: fc.array(fc.nat(15_000), { minLength: campaigns.length, maxLength: campaigns.length }),
  }),
  fc.record({ kind: fc.constant('release'), campaignId, keep: fc.constantFrom(0, 0, 500) }),
);
/** Done once, done again under its key, or begun and given up before the commit, then done. */
const steps = fc.array(fc.record({ step, how: fc.constantFrom('once', 'twice', 'crashed') }), {
  minLength: 1,
  maxLength: 25,
});

/** What a team has, with a debt as less than nothing. Knows nothing of accounts. */
function createModel() {
  let net = 0;
  let outside = 0;
  const left = new Map<number, number>(campaigns.map((campaign) => [campaign, 0]));
  const spent = new Map<string, number>();
  const leftIn = (campaign: number) => left.get(campaign) ?? 0;
  // Reserves are taken in the order in which they were made.
  const made: number[] = [];
  const touch = (...touched: readonly number[]) => {
    for (const campaign of touched) if (!made.includes(campaign)) made.push(campaign);
  };
  const spend = (campaign: number, day: string, rise: number) => {
    const key = `${campaign} ${day}`;
    spent.set(key, (spent.get(key) ?? 0) + rise);
    const debtPaid = rise < 0 ? Math.min(-rise, Math.max(0, -net)) : 0;
    const fromReserve = rise < 0 ? rise + debtPaid : Math.min(rise, leftIn(campaign));
    left.set(campaign, leftIn(campaign) - fromReserve);
    net -= rise - fromReserve;
  };
  const spendOn = (day: string, totals: readonly number[]) => {
    touch(...campaigns);
    const rises = made.map((campaign) => {
      const total = totals[campaigns.findIndex((one) => one === campaign)] ?? 0;
      return { campaign, rise: total - (spent.get(`${campaign} ${day}`) ?? 0) };
    });
    for (const { campaign, rise } of rises.filter((one) => one.rise >= 0)) spend(campaign, day, rise);
    for (const { campaign, rise } of rises.filter((one) => one.rise < 0)) spend(campaign, day, rise);
  };
  const come = (by: number) => {
    net += by;
    outside += by;
  };
  const apply = (done: Step) => {
    if (done.kind === 'reserve' || done.kind === 'release') touch(done.campaignId);
    if (done.kind === 'recharge') come(done.amount);
    else if (done.kind === 'lostDispute') come(-done.amount);
    else if (done.kind === 'refund' && done.amount <= net) come(-done.amount);
    else if (done.kind === 'reserve' && done.amount <= net) {
      net -= done.amount;
      left.set(done.campaignId, leftIn(done.campaignId) + done.amount);
    } else if (done.kind === 'spend') {
      spendOn(done.day, done.spent);
    } else if (done.kind === 'release') {
      const kept = Math.min(leftIn(done.campaignId), done.keep);
      net += leftIn(done.campaignId) - kept;
      left.set(done.campaignId, kept);
    }
  };
  const sum = (values: Iterable<number>) => [...values].reduce((one, other) => one + other, 0);
  const read = () => ({
    available: Math.max(0, net),
    receivable: Math.min(0, net),
    reserved: sum(left.values()),
    spent: sum(spent.values()),
    refund: 0,
    funding: 0 - outside,
  });
  return { apply, read };
}

async function perform(tx: Transaction, teamId: number, done: Step, key: string): Promise<void> {
  const base = { teamId, currency: 'USD', at: new Date('2026-11-20T09:00:00Z'), key } as const;
  const from = 'funding';
  if (done.kind === 'recharge') await bookRecharge(tx, { ...base, from, amount: done.amount });
  else if (done.kind === 'reserve') await reserveBudget(tx, { ...base, ...done });
  else if (done.kind === 'release') await releaseReserve(tx, { ...base, ...done });
  else if (done.kind === 'spend') {
    const all = campaigns.map((one, place) => ({ campaignId: one, spent: done.spent[place] ?? 0 }));
    await bookSpend(tx, { ...base, day: done.day, campaigns: all });
  } else if (done.kind === 'dispute' || done.kind === 'lostDispute') {
    const dispute = { ...base, disputeId: key, from, amount: done.amount } as const;
    await bookDispute(tx, dispute);
    if (done.kind === 'dispute') await bookReinstatement(tx, dispute);
  } else {
    const refund = { ...base, refundId: key, amount: done.amount };
    if ((await beginRefund(tx, refund)) === undefined) return;
    if (done.kind === 'refund') await endRefund(tx, { ...refund, to: from });
    else await failRefund(tx, refund);
  }
}

class Crash extends Error {}
const crash = (): never => {
  throw new Crash();
};
const passCrash = (error: unknown) => {
  if (!(error instanceof Crash)) throw error;
};

test('whatever happens, repeated or cut off, the ledger holds what the model says', async () => {
  const { database } = source;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      teams += 1;
      const teamId = teams;
      const model = createModel();
      for (const [place, { step: done, how }] of sequence.entries()) {
        const key = `step ${place}`;
        const run = (end?: () => never) =>
          runTransaction(database, async (tx) => {
            await perform(tx, teamId, done, key);
            end?.();
          });
        if (how === 'crashed') await run(crash).catch(passCrash);
        await run();
        if (how === 'twice') await run();
        model.apply(done);
        const expected = model.read();
        const accounts = ['available', 'receivable', 'reserved', 'spent', 'refund', 'funding'] as const;
        const found = await readAccounts(database.read, { teamId, currency: 'USD' }, accounts);
        expect(Object.fromEntries(found)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
  expect((await checkLedger(database)).faults).toEqual([]);
  const { rows } = await sql<{ sum: number }>`select sum(amount)::bigint as sum from ledger_postings`.execute(
    database.read,
  );
  expect(rows).toEqual([{ sum: 0 }]);
}, 60_000);
