import { createHash } from 'node:crypto';
import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { addDays } from '@tapwright/domain/days';
import { minorOfMicros } from '@tapwright/domain/spend-of-day';
import { dayIn } from '@tapwright/domain/zones';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { type Book, bookSpend, findBook, findOrMakeReserve, lockBook } from '../ledger/index.ts';
import { systemWrite } from '../writes/index.ts';
import { listPaidAccounts, listReportedDays, type PaidAccount, putBookedDay } from './booked-days-store.ts';

/** Apple corrects days for weeks; its daily reports end here. */
const lookBackDays = 90;

/** What Apple reports of each day moves from reserved to spent, and what it corrects later moves by the difference. */
export async function bookDailySpend(deps: Deps): Promise<void> {
  for (const account of await listPaidAccounts(deps.database.write))
    await bookAccount(deps, account).catch((error: unknown) => {
      deps.log.error({ err: error, ...account }, 'the spend of an ad account could not be booked');
    });
}

async function bookAccount(deps: Deps, account: PaidAccount): Promise<void> {
  await systemWrite(deps, 'what Apple reports stands in the ledger itself', async ({ tx }) => {
    const book = await findBook(tx, account.teamId);
    await lockBook(tx, book);
    const from = addDays(dayIn('UTC', estimateAppleTime(deps)), -lookBackDays);
    const changed = (await listReportedDays(tx, account, { from, into: book.currency })).flatMap((row) => {
      const day = { ...row, ...amountsOf(row, account.currency) };
      return day.bookedMinor === null || isSame(row, day) ? [] : [{ ...day, bookedMinor: day.bookedMinor }];
    });
    if (changed.length > 0) await deps.live.publishTeam(tx, account.teamId, 'finance.changed');
    for (const [day, campaigns] of Map.groupBy(changed, (row) => row.day))
      await bookDay(tx, deps, { book, account, day, campaigns });
  });
}

type Amounts = { spentMinor: number; bookedMinor: number | null };
type Reported = { campaignId: string; spendMicros: number; teamMicros: number | null; revision: number };

function amountsOf({ spendMicros, teamMicros }: Reported, currencyName: string): Amounts {
  const decimals = currencyDecimals[findCurrency(currencyName) ?? 'USD'];
  return {
    spentMinor: minorOfMicros(spendMicros, decimals),
    bookedMinor: teamMicros === null ? null : minorOfMicros(teamMicros, 2),
  };
}

const isSame = (
  row: { bookedSpent: number | null; bookedMinor: number | null },
  { spentMinor, bookedMinor }: Amounts,
): boolean => (row.bookedSpent ?? 0) === spentMinor && (row.bookedMinor ?? 0) === bookedMinor;

type OneDay = {
  book: Book;
  account: PaidAccount;
  day: string;
  campaigns: readonly (Reported & { spentMinor: number; bookedMinor: number })[];
};

async function bookDay(
  tx: Transaction,
  deps: Deps,
  { book, account, day, campaigns }: OneDay,
): Promise<void> {
  const { teamId, adAccountId } = account;
  // Each booking raises the revision of what it books, so a figure that comes back is booked again.
  const reading = campaigns.map(({ campaignId, revision }) => `${campaignId}.${revision}`).join(' ');
  const key = `spend ${day} ${adAccountId} ${createHash('sha256').update(reading).digest('hex').slice(0, 32)}`;
  await bookSpend(tx, {
    ...book,
    day,
    campaigns: campaigns.map(({ campaignId, bookedMinor }) => ({
      campaignId: Number(campaignId),
      spent: bookedMinor,
    })),
    key,
    at: deps.clock.now(),
  });
  for (const { campaignId, spentMinor, bookedMinor } of campaigns) {
    const reserveId = await findOrMakeReserve(tx, teamId, Number(campaignId));
    await putBookedDay(tx, {
      teamId,
      reserveId,
      day,
      spentMinor,
      bookedMinor,
      at: estimateAppleTime(deps),
    });
  }
}
