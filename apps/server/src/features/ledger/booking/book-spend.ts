import { moveSpend, type SpendOfDay } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import { type Book, findOrMakeReserve, readReserve, readSpentOn } from '../ledger-store.ts';
import { bookAlways, type Booked } from './book-transaction.ts';

type Spend = Book & {
  day: string;
  /** What each has spent on that day by Apple's newest figure, in the book's currency. */
  campaigns: readonly { campaignId: number; spent: number }[];
  key: string;
  at: Date;
};

/** Books what differs from what is booked, so the same figures once more move nothing. */
export async function bookSpend(tx: Transaction, spend: Spend): Promise<Booked> {
  const { teamId, day, campaigns } = spend;
  const named: { reserveId: number; spent: number }[] = [];
  for (const { campaignId, spent } of campaigns)
    named.push({ reserveId: await findOrMakeReserve(tx, teamId, campaignId), spent });
  const sorted = named.toSorted((one, other) => one.reserveId - other.reserveId);
  const request = [day, ...sorted.flatMap(({ reserveId, spent }) => [reserveId, spent])];
  const booking = { ...spend, kind: 'spend', request, effectiveOn: day } as const;
  return bookAlways(tx, booking, async (standing) => {
    const days: SpendOfDay[] = [];
    for (const { reserveId, spent } of sorted) {
      const left = await readReserve(tx, spend, reserveId);
      const booked = await readSpentOn(tx, spend, { reserveId, day });
      days.push({ reserveId, left, booked, spent });
    }
    return moveSpend(standing, days);
  });
}
