import type { Transaction } from '../../../platform/db/database.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { listAuthors, nobody } from '../sets/change-sets-store.ts';
import { lockAuthor } from '../committing/lock-author.ts';
import type { EditRow } from '../sets/edits-store.ts';

/** Edits whose author could make them at the commit and could not any more; whoever takes the permission away waits. */
export async function findUnpermitted(
  tx: Transaction,
  teamId: number,
  edits: readonly EditRow[],
): Promise<Set<EditRow>> {
  if (edits.length === 0) return new Set();
  const changeSetIds = [...new Set(edits.map(({ changeSetId }) => changeSetId))];
  const authors = await listAuthors(tx, teamId, changeSetIds);
  const unpermitted = new Set<EditRow>();
  for (const userId of new Set(authors.values())) {
    if (userId === nobody) continue;
    const may = await readPermission(tx, teamId, userId);
    for (const edit of edits)
      if (authors.get(edit.changeSetId) === userId && !may(edit)) unpermitted.add(edit);
  }
  return unpermitted;
}

async function readPermission(
  tx: Transaction,
  teamId: number,
  userId: number,
): Promise<(edit: EditRow) => boolean> {
  const membership = await lockAuthor(tx, { teamId, userId });
  if (membership === undefined) return () => false;
  const scope = await findScope(tx, membership);
  const campaignIds = scope && new Set(scope.campaignIds.map(String));
  return ({ campaignId }) => campaignIds?.has(campaignId) ?? true;
}
