import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type * as creation from '@tapwright/contracts/creation';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCreationRow, listCreationRows } from './creations-store.ts';

export async function listCreations({
  database,
  membership: { teamId },
  person: { userId },
}: TeamContext): Promise<AnswerOf<typeof creation.findCreations>> {
  const rows = await listCreationRows(database.write, { teamId, userId });
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** Its author's alone. */
export async function getCreation(
  { database, membership: { teamId }, person: { userId } }: TeamContext,
  { creationId }: ParsedQueryOf<typeof creation.findCreation>,
): Promise<AnswerOf<typeof creation.findCreation>> {
  const row = await findCreationRow(database.write, { teamId, userId, creationId });
  if (row === undefined) throw new Refusal('notFound');
  return { ...row, changedAt: row.changedAt.toISOString() };
}
