import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findOutsideChanges } from '@tapwright/contracts/outside-changes';
import type { TeamContext } from '../../../platform/http/context.ts';
import { openScope } from '../sets/open-scope.ts';
import { listOutsideChanges } from './outside-store.ts';

export async function findOutside(
  context: TeamContext,
  { pageNum, pageSize, ...which }: ParsedQueryOf<typeof findOutsideChanges>,
): Promise<AnswerOf<typeof findOutsideChanges>> {
  const { db, reader } = await openScope(context);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listOutsideChanges(db, reader, { ...which, ...page });
  return {
    list: rows.map(({ total: _all, at, before, after, ...row }) => ({
      ...row,
      at: at.toISOString(),
      before: before ?? {},
      after: after ?? {},
    })),
    total: rows[0]?.total ?? 0,
  };
}
