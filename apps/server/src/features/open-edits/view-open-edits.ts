import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { Connection } from '../../platform/db/database.ts';
import { listOpenEdits } from './open-edits-store.ts';
import { viewFields } from './view-fields.ts';

/** By object: one look into the index of what has not ended, whatever the length of the page. */
export async function viewOpenEdits(
  db: Connection,
  teamId: number,
  kind: AdKind,
  objects: readonly { id: string; campaignId: string; currency: string }[],
): Promise<(id: string) => OpenEdit[]> {
  const found = new Map<string, OpenEdit[]>();
  const currencies = new Map(objects.map(({ id, currency }) => [id, currency]));
  for (const { objectId, changeSetId, intent, after } of await listOpenEdits(db, teamId, kind, objects)) {
    const edit = { changeSetId, intent, after: viewFields(after, currencies.get(objectId) ?? null) };
    found.set(objectId, [...(found.get(objectId) ?? []), edit]);
  }
  return (id) => found.get(id) ?? [];
}
