import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findReconciliation as call } from '@tapwright/contracts/reconciliation';
import { nameDifference } from '@tapwright/domain/spend-difference';
import type { TeamContext } from '../../platform/http/context.ts';
import { findBook } from '../ledger/index.ts';
import { listComparedDays } from './reconciliation-store.ts';

/** Each difference by its name; what is not booked yet is, within minutes. */
export async function findReconciliation(
  { database, membership }: TeamContext,
  { startTime, endTime, differing, pageNum, pageSize }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const db = database.write;
  const book = await findBook(db, membership.teamId);
  const days = (await listComparedDays(db, book, { from: startTime, to: endTime })).map((row) => {
    const { booked, isReported, bookedAt } = row;
    const reported = isReported ? row.reported : undefined;
    const reason = nameDifference({ booked, reported, wasBooked: booked !== 0 });
    return {
      campaignGroupId: row.campaignGroupId,
      name: row.name,
      day: row.day,
      booked,
      reported: reported ?? null,
      difference: reported === undefined || reported === null ? null : reported - booked,
      reason,
      bookedAt: bookedAt?.toISOString() ?? null,
    };
  });
  const unequal = days.filter(({ reason }) => reason !== 'equal');
  const shown = differing === undefined ? days : unequal;
  const from = (pageNum - 1) * pageSize;
  return {
    list: shown.slice(from, from + pageSize),
    total: shown.length,
    differing: unequal.length,
    currency: book.currency === 'CNY' ? 'RMB' : 'USD',
  };
}
