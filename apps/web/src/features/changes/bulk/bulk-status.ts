import type { AdObject, Change, ChangeItem } from '../change.ts';

export const itemOf = ({ kind, id, name, places }: AdObject) => ({ kind, id, name, places });

export const changeOf = (items: readonly ChangeItem[], objects: readonly AdObject[]): Change | undefined => {
  const [first] = objects;
  return first === undefined || items.length === 0 ? undefined : { teamId: first.teamId, items };
};

/** What was removed takes part in nothing. */
export const alive = (objects: readonly AdObject[]) => objects.filter(({ status }) => status !== 'removed');

export function bulkStatus(objects: readonly AdObject[], status: 'running' | 'paused') {
  const before = status === 'paused' ? 'running' : 'paused';
  const items = alive(objects)
    .filter((one) => one.status === before)
    .map((one) => ({
      ...itemOf(one),
      intent: 'update' as const,
      fields: { status },
      before: { status: before } as const,
    }));
  return changeOf(items, objects);
}

/** Campaigns and ad groups alone can be. */
export function bulkArchive(objects: readonly AdObject[], isArchived: boolean) {
  const items = alive(objects)
    .filter((one) => canArchive(one) && (one.isArchived ?? false) !== isArchived)
    .map((one) => ({
      ...itemOf(one),
      intent: 'update' as const,
      fields: { isArchived },
      before: { isArchived: !isArchived },
    }));
  return changeOf(items, objects);
}

export const canArchive = ({ kind }: AdObject) => kind === 'campaign' || kind === 'adGroup';

export function bulkRemoval(objects: readonly AdObject[]) {
  const items = alive(objects).map((one) => ({ ...itemOf(one), intent: 'remove' as const, fields: {} }));
  return changeOf(items, objects);
}
