import type { PreviewRow } from './prepare-preview.ts';

/** The head of a campaign's edits, which are shown below it unless it is folded. */
export type GroupHead = {
  readonly campaignId: string;
  readonly name: string;
  readonly count: number;
  readonly isFolded: boolean;
};

/** By campaign, the most edits first; edits of one campaign, or of nobody knows which, need no heads. */
export function groupRows(
  rows: readonly PreviewRow[],
  folded: ReadonlySet<string>,
): (PreviewRow | GroupHead)[] {
  const groups = Map.groupBy(rows, ({ item }) => item.campaign?.id ?? '');
  if (groups.size < 2) return [...rows];
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([campaignId, members]) => {
      const isFolded = folded.has(campaignId);
      const name = members.find(({ item }) => item.campaign !== undefined)?.item.campaign?.name ?? '';
      return [{ campaignId, name, count: members.length, isFolded }, ...(isFolded ? [] : members)];
    });
}

export const isHead = (row: PreviewRow | GroupHead): row is GroupHead => 'isFolded' in row;
