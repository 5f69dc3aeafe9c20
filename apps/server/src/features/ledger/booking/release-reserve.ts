import { moveRelease } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import { type Book, findOrMakeReserve, readReserve } from '../ledger-store.ts';
import { bookAlways, type Booked } from './book-transaction.ts';
import { dayOf } from './day-of.ts';

type Release = Book & { campaignId: number; key: string; at: Date; keep?: number };

/** What is left in it, but for `keep`, goes back to the balance. */
export async function releaseReserve(tx: Transaction, release: Release): Promise<Booked> {
  const { teamId, campaignId, at, keep = 0 } = release;
  const reserveId = await findOrMakeReserve(tx, teamId, campaignId);
  const request = [reserveId, keep];
  const booking = { ...release, kind: 'release', request, effectiveOn: dayOf(at) } as const;
  return bookAlways(tx, booking, async (standing) => {
    const left = await readReserve(tx, release, reserveId);
    return left <= keep ? [] : moveRelease(standing, reserveId, left - keep);
  });
}
