import type { AdKind } from '@tapwright/domain/ad-states';
import type { Connection } from '../../../platform/db/database.ts';
import type { AdRow } from '../ads/ads-store.ts';
import { listRemovals } from '../sets/edits-store.ts';
import { readAppleObject } from '../ads/read-apple-object.ts';

type Of = { db: Connection; teamId: number; changeSetId: number };

/**
 * Which contents of something removed went with it, and were not removed before: what this set removed itself did;
 * what another set of ours or, by Apple's times, somebody outside had removed did not.
 */
export const findWentWith =
  ({ db, teamId, changeSetId }: Of) =>
  async (roots: readonly AdRow[], kind: AdKind, rows: readonly AdRow[]): Promise<AdRow[]> => {
    const removed = rows.filter(({ isRemoved }) => isRemoved);
    const ids = removed.map(({ id }) => id);
    const removals = new Map(
      (await listRemovals(db, { teamId, kind, ids })).map((one) => [one.objectId, one.changeSetId]),
    );
    return removed.filter((row) => {
      const by = removals.get(row.id);
      if (by !== undefined) return by === changeSetId;
      const root = roots.find(({ id }) => id === row.campaignId || id === row.adGroupId);
      return root !== undefined && isLater(row, root);
    });
  };

/** Ours are marked with what they lie in; Apple's own word of a removal comes with its moment. */
function isLater({ apple }: AdRow, root: AdRow): boolean {
  const { deleted, modificationTime } = readAppleObject(apple);
  if (deleted !== true) return true;
  const whole = readAppleObject(root.apple);
  // Apple was not asked since: what is known of it is older than its end.
  if (whole.displayStatus !== 'DELETED') return false;
  return (modificationTime ?? '') >= (whole.modificationTime ?? '~');
}
