import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findOrders as findOrdersCall } from '@tapwright/contracts/managed-orders';
import type { TeamContext } from '../../platform/http/context.ts';
import { readerOf } from './get-order.ts';
import { listOrders } from './orders-store.ts';
import { viewLine } from './view-order.ts';

export async function findOrders(
  context: TeamContext,
  { show, pageNum, pageSize }: ParsedQueryOf<typeof findOrdersCall>,
): Promise<AnswerOf<typeof findOrdersCall>> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize, onlyOpen: show === 'open' };
  const { list, total } = await listOrders(context.database.write, readerOf(context), page);
  return { list: list.map(viewLine), total };
}
