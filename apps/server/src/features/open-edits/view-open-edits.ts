import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { Connection } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { listOpenEdits } from './open-edits-store.ts';
import { viewFields } from './view-fields.ts';

type Place = { campaignId: string; currency: string };
const none: OpenEdit[] = [];

/** By object: one look into the index of what has not ended, whatever the length of the page. */
export async function viewOpenEdits<Shown extends Place>(
  db: Connection,
  { membership, person }: Pick<TeamContext, 'membership' | 'person'>,
  kind: AdKind,
  objects: readonly Shown[],
  idOf: (object: Shown) => string,
): Promise<(id: string) => OpenEdit[]> {
  const reader = { teamId: membership.teamId, userId: person.userId };
  const campaignIds = [...new Set(objects.map(({ campaignId }) => campaignId))];
  const edits = await listOpenEdits(db, reader, kind, {
    campaignIds,
    ids: objects.map(idOf),
  });
  if (edits.length === 0) return () => none;
  const currencies = new Map(objects.map((object) => [idOf(object), object.currency]));
  const found = new Map<string, OpenEdit[]>();
  for (const { objectId, after, scheduledFor, ...row } of edits) {
    const edit = {
      ...row,
      scheduledFor: scheduledFor?.toISOString() ?? null,
      after: viewFields(after, currencies.get(objectId) ?? null),
    };
    found.set(objectId, [...(found.get(objectId) ?? []), edit]);
  }
  return (id) => found.get(id) ?? none;
}
