import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { Connection } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { listOpenEdits } from './open-edits-store.ts';
import { viewFields } from './view-fields.ts';

/** By object: one look into the index of what has not ended, whatever the length of the page. */
export async function viewOpenEdits(
  db: Connection,
  { membership, person }: Pick<TeamContext, 'membership' | 'person'>,
  kind: AdKind,
  objects: readonly { id: string; campaignId: string; currency: string }[],
): Promise<(id: string) => OpenEdit[]> {
  const found = new Map<string, OpenEdit[]>();
  const currencies = new Map(objects.map(({ id, currency }) => [id, currency]));
  const reader = { teamId: membership.teamId, userId: person.userId };
  for (const { objectId, after, scheduledFor, ...row } of await listOpenEdits(db, reader, kind, objects)) {
    const edit = {
      ...row,
      scheduledFor: scheduledFor?.toISOString() ?? null,
      after: viewFields(after, currencies.get(objectId) ?? null),
    };
    found.set(objectId, [...(found.get(objectId) ?? []), edit]);
  }
  return (id) => found.get(id) ?? [];
}
