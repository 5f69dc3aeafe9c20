import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findQueuedFapiao as call, QueuedFapiao } from '@tapwright/contracts/fapiao';
import type { PersonContext } from '../../../platform/http/context.ts';
import { countQueuedFapiao, listQueuedFapiao } from './fapiao-store.ts';
import { measureInvoiceable } from './measure-invoiceable.ts';
import { viewFapiao } from './view-fapiao.ts';

export async function findQueuedFapiao(
  { database: { write: db }, person: { userId } }: PersonContext,
  { state, pageNum, pageSize }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const list: QueuedFapiao[] = [];
  for (const row of await listQueuedFapiao(db, { state, userId }, page)) {
    const { teamName, decidedByName: decidedBy, isOwnTeam } = row;
    const invoiceable = await measureInvoiceable(db, row.teamId);
    list.push({ ...viewFapiao(row), teamName, decidedBy, isOwnTeam, invoiceable });
  }
  return { list, total: await countQueuedFapiao(db, state) };
}
