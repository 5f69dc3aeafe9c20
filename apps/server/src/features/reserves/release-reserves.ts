import { budgetToKeep } from '@tapwright/domain/release-rules';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { type Book, findBook, lockBook, releaseReserve } from '../ledger/index.ts';
import { insertCoverage } from './coverage-store.ts';
import { convertUp, listReserved, markEnded, type ReservedRow } from './release-store.ts';

/** What campaigns do not need any more goes back to the balance: of a team all, or these. Repeated, it does nothing. */
export async function releaseReserves(
  tx: Transaction,
  deps: Deps,
  teamId: number,
  campaignIds?: readonly string[],
): Promise<void> {
  const book = await findBook(tx, teamId);
  if ((await listReserved(tx, book, campaignIds)).length === 0) return;
  await lockBook(tx, book);
  const now = estimateAppleTime(deps);
  for (const row of await listReserved(tx, book, campaignIds)) {
    const isOver = row.endsAt !== null && row.endsAt <= now;
    const hasEnded = !row.isOpen && (!row.isHere || isOver);
    if (hasEnded !== (row.endedAt !== null))
      await markEnded(tx, teamId, row.reserveId, hasEnded ? now : null);
    const keep = budgetToKeep({ ...row, isOver, quietMs: quietOf(row, hasEnded, now) });
    if (keep !== undefined) await releaseTo(tx, deps, book, { row, keep });
  }
}

function quietOf({ endedAt, changedAt }: ReservedRow, hasEnded: boolean, now: Date): number | undefined {
  if (!hasEnded) return undefined;
  return now.getTime() - Math.max((endedAt ?? now).getTime(), changedAt?.getTime() ?? 0);
}

async function releaseTo(
  tx: Transaction,
  deps: Deps,
  book: Book,
  { row, keep: budgetMinor }: { row: ReservedRow; keep: number },
): Promise<void> {
  const { reserveId, campaignId, lastNumber, spentMinor, worth } = row;
  const at = deps.clock.now();
  const keep = worth === null ? 0 : await convertUp(tx, Math.max(0, budgetMinor - spentMinor), worth);
  const key = `release ${reserveId} ${lastNumber}`;
  await deps.live.publishTeam(tx, book.teamId, 'finance.changed');
  await releaseReserve(tx, { ...book, campaignId: Number(campaignId), keep, key, at });
  if (worth !== null) await insertCoverage(tx, { teamId: book.teamId, reserveId, budgetMinor, worth, at });
}
