import { latest, type Row, type Table } from '../world/table.ts';
import type { Desk } from './desk.ts';

type Removing = Pick<Desk, 'world' | 'by'>;

function removeAll<State extends { deleted: boolean }>(
  table: Table<State>,
  rows: readonly Row<State>[],
  by: Removing['by'],
): void {
  // The compiler does not see that every State has `deleted`, so it takes no literal for Partial<State>.
  const removed = { deleted: true } as Partial<State>;
  for (const row of rows) if (!latest(row).deleted) table.change(row.id, removed, by);
}

export function removeAdGroupRows({ world, by }: Removing, id: number): void {
  const negatives = world.negativeKeywords.list(latest(world.adGroups.get(id)).campaignId);
  world.adGroups.change(id, { deleted: true }, by);
  removeAll(world.keywords, world.keywords.list(id), by);
  removeAll(world.ads, world.ads.list(id), by);
  removeAll(
    world.negativeKeywords,
    negatives.filter((row) => latest(row).adGroupId === id),
    by,
  );
}

/** A campaign takes everything in it along, all in the one transaction. */
export function removeCampaignRows(desk: Removing, id: number): void {
  const { world, by } = desk;
  world.campaigns.change(id, { deleted: true }, by);
  for (const row of world.adGroups.list(id)) if (!latest(row).deleted) removeAdGroupRows(desk, row.id);
  removeAll(world.negativeKeywords, world.negativeKeywords.list(id), by);
}
