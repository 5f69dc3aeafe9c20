import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { type findQueuedRecharges as findQueuedRechargesCall } from '@tapwright/contracts/recharges';
import type { PersonContext } from '../../../platform/http/context.ts';
import { viewRecharge } from '../view-recharge.ts';
import { countQueued, listQueued } from './queue-store.ts';

export async function findQueuedRecharges(
  { database: { write }, person: { userId }, clock }: PersonContext,
  { state, pageNum, pageSize }: ParsedQueryOf<typeof findQueuedRechargesCall>,
): Promise<AnswerOf<typeof findQueuedRechargesCall>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listQueued(write, { state, userId }, page);
  const list = rows.map((row) => ({
    ...viewRecharge(row, clock.now()),
    teamName: row.teamName,
    isOwnTeam: row.isOwnTeam,
    sameElsewhere: row.sameElsewhere,
    decidedBy: row.decidedByName,
  }));
  return { list, total: await countQueued(write, state) };
}
