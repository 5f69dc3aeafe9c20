import { type Fold, type FoldedRow, foldRows } from './fold-rows.ts';
import type { PreviewRow } from './prepare-preview.ts';

/** The head of a campaign's edits, which are shown below it unless it is folded. */
export type GroupHead = {
  readonly campaignId: string;
  readonly name: string;
  readonly count: number;
  readonly isFolded: boolean;
};

export type ListedRow = FoldedRow | Fold | GroupHead;
/** What a reader folded away, and where edits that are the same read as one line: which of these lines are open. */
export type Folds = { readonly campaigns: ReadonlySet<string>; readonly opened?: ReadonlySet<string> };

/** By campaign, the most edits first; edits of one campaign, or of nobody knows which, need no heads. */
export function groupRows(rows: readonly PreviewRow[], { campaigns, opened }: Folds): ListedRow[] {
  const fold = (members: readonly PreviewRow[], place: string) =>
    opened === undefined ? members : foldRows(members, place, opened);
  const groups = Map.groupBy(rows, ({ item }) => item.campaign?.id ?? '');
  if (groups.size < 2) return [...fold(rows, '')];
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([campaignId, members]) => {
      const isFolded = campaigns.has(campaignId);
      const name = members.find(({ item }) => item.campaign !== undefined)?.item.campaign?.name ?? '';
      const head = { campaignId, name, count: members.length, isFolded };
      return [head, ...(isFolded ? [] : fold(members, campaignId))];
    });
}

export const isHead = (row: ListedRow): row is GroupHead => 'isFolded' in row;
