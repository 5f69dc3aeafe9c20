import { type ListLayout, listLayout, type ListName, listNames } from '@tapwright/contracts/list-layouts';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../platform/db/database.ts';

type OfPerson = { teamId: number; userId: number };

const kept = z.object({ list: z.enum(listNames), layout: listLayout });

export async function readLayouts(db: Connection, { teamId, userId }: OfPerson) {
  const rows = await db
    .selectFrom('listLayouts')
    .select(['list', 'layout'])
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .execute();
  // One of a list that is gone, or kept in another form, is as if it had never been kept.
  return rows.flatMap((row) => {
    const read = z.safeParse(kept, row);
    return read.success ? [read.data] : [];
  });
}

export async function writeLayout(
  tx: Transaction,
  { teamId, userId }: OfPerson,
  list: ListName,
  layout: ListLayout,
): Promise<void> {
  const written = JSON.stringify(layout);
  await tx
    .insertInto('listLayouts')
    .values({ teamId, userId, list, layout: written })
    .onConflict((conflict) => conflict.columns(['teamId', 'userId', 'list']).doUpdateSet({ layout: written }))
    .execute();
}
