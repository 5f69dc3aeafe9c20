import { latest, type Row, type Stamp } from './table.ts';
import type { World } from './world.ts';

type Removing = { world: World; by: Stamp };

function removeAll(rows: readonly Row<{ deleted: boolean }>[], remove: (id: number) => void): void {
  for (const row of rows) if (!latest(row).deleted) remove(row.id);
}

const removed = { deleted: true } as const;

export function removeAdGroupRows({ world, by }: Removing, id: number): void {
  const negatives = world.negativeKeywords
    .list(latest(world.adGroups.get(id)).campaignId)
    .filter((row) => latest(row).adGroupId === id);
  world.adGroups.change(id, removed, by);
  removeAll(world.keywords.list(id), (keywordId) => world.keywords.change(keywordId, removed, by));
  removeAll(world.ads.list(id), (adId) => world.ads.change(adId, removed, by));
  removeAll(negatives, (negativeId) => world.negativeKeywords.change(negativeId, removed, by));
}

/** A campaign takes everything in it along, all in the one transaction. */
export function removeCampaignRows(removing: Removing, id: number): void {
  const { world, by } = removing;
  world.campaigns.change(id, removed, by);
  removeAll(world.adGroups.list(id), (adGroupId) => removeAdGroupRows(removing, adGroupId));
  removeAll(world.negativeKeywords.list(id), (negativeId) =>
    world.negativeKeywords.change(negativeId, removed, by),
  );
}
