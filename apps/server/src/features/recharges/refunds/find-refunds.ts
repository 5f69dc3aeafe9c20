import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findRefunds as findRefundsCall } from '@tapwright/contracts/refunds';
import type { PersonContext } from '../../../platform/http/context.ts';
import { countRefunds, listRefunds } from './refunds-store.ts';

export async function findRefunds(
  { database: { write }, person: { userId } }: PersonContext,
  { state, pageNum, pageSize }: ParsedQueryOf<typeof findRefundsCall>,
): Promise<AnswerOf<typeof findRefundsCall>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listRefunds(write, { state, userId }, page);
  const list = rows.map((row) => ({
    ...row,
    currency: row.currency === 'CNY' ? ('RMB' as const) : row.currency,
    proposedBy: row.proposedByName,
    proposedAt: row.proposedAt.toISOString(),
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    isOwnProposal: row.proposedBy === userId,
  }));
  return { list, total: await countRefunds(write, state) };
}
