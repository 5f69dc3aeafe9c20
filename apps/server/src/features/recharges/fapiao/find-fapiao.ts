import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findFapiao as call } from '@tapwright/contracts/fapiao';
import type { TeamContext } from '../../../platform/http/context.ts';
import { countFapiao, listFapiao } from './fapiao-store.ts';
import { measureInvoiceable } from './measure-invoiceable.ts';
import { viewFapiao } from './view-fapiao.ts';

export async function findFapiao(
  { database: { write: db }, membership: { teamId } }: TeamContext,
  { pageNum, pageSize }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const rows = await listFapiao(db, teamId, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const [last] = await listFapiao(db, teamId, { limit: 1, offset: 0 });
  return {
    list: rows.map(viewFapiao),
    total: await countFapiao(db, teamId),
    invoiceable: Math.max(0, await measureInvoiceable(db, teamId)),
    last: last === undefined ? null : { kind: last.kind, title: last.title, taxNumber: last.taxNumber },
  };
}
