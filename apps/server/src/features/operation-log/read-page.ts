import type { OperationFilter } from '@tapwright/contracts/operation-log';
import type { PageQuery } from '@tapwright/contracts/paging';
import type { PersonContext } from '../../platform/http/context.ts';
import { describeOperation } from './describe-operation.ts';
import { countOperations, listOperations, type WhichOperations } from './operation-log-store.ts';

export type PageRequest = PageQuery & {
  type: OperationFilter;
  startTime?: Date | undefined;
  endTime?: Date | undefined;
};

/** What both lists share, once it is settled whose rows they are. */
export async function readPage(
  context: PersonContext,
  whose: Pick<WhichOperations, 'teamId' | 'userId'>,
  { pageNum, pageSize, type, startTime, endTime }: PageRequest,
) {
  const db = context.database.read;
  const which = { ...whose, type: type === 'all' ? undefined : type, from: startTime, until: endTime };
  const [total, rows] = await Promise.all([
    countOperations(db, which),
    listOperations(db, which, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  ]);
  return { total, list: rows.map((row) => describeOperation(context, row)) };
}
