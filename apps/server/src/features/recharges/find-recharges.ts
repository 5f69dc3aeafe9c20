import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { type findRecharges as findRechargesCall, openStates } from '@tapwright/contracts/recharges';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewRecharge } from './view-recharge.ts';
import { countRecharges, listRecharges } from './recharges-store.ts';

export async function findRecharges(
  { database: { write }, membership: { teamId }, clock }: TeamContext,
  { show, pageNum, pageSize }: ParsedQueryOf<typeof findRechargesCall>,
): Promise<AnswerOf<typeof findRechargesCall>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const now = clock.now();
  const states = show === 'open' ? openStates : undefined;
  const rows = await listRecharges(write, teamId, { ...page, states });
  return {
    list: rows.map((row) => viewRecharge(row, now)),
    total: await countRecharges(write, teamId, states),
  };
}
