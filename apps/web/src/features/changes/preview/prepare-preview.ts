import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { type Preview, pathsOf } from '../api/commit-change.ts';
import type { Change, ChangeItem } from '../change.ts';

type Edit = Preview['edits'][number];
export const verdicts = ['fine', 'confirm', 'since', 'refused', 'same', 'taken'] as const;
export type VerdictName = (typeof verdicts)[number];

export type PreviewRow = {
  /** Its place among the items of the change. */
  readonly place: number;
  readonly item: ChangeItem;
  readonly edit: Edit | undefined;
  readonly verdict: Exclude<VerdictName, 'taken'>;
};

/** What is as before has no edit in the answer. */
export function prepareRows(change: Change, preview: Preview): PreviewRow[] {
  const byPath = new Map(preview.edits.map((edit) => [edit.path, edit]));
  const paths = pathsOf(change);
  const rows = change.items.map((item, place) => {
    const edit = byPath.get(paths[place] ?? '');
    return { place, item, edit, verdict: verdictOf(edit, change.undoes !== undefined) };
  });
  const unraised = new Set(
    rows.flatMap(({ item, verdict }) => (item.kind === 'adGroup' && verdict === 'refused' ? [item.id] : [])),
  );
  if (unraised.size === 0) return rows;
  // Whose max is not raised refuses the bids above it.
  return rows.map((row) =>
    unraised.has(row.edit?.adGroup?.adGroupId ?? '') ? { ...row, verdict: 'refused' as const } : row,
  );
}

/** `since`: of an undo, what somebody changed after it, and nothing else stands against. */
function verdictOf(edit: Edit | undefined, isUndo: boolean): PreviewRow['verdict'] {
  if (edit === undefined) return 'same';
  const isSince =
    edit.refused.length > 0 && edit.refused.every(({ reason }) => reason === 'changedMeanwhile');
  if (isUndo && isSince) return 'since';
  if (edit.refused.length > 0) return 'refused';
  return edit.warnings.length > 0 ? 'confirm' : 'fine';
}

/** Those that are really sent: in the set, not refused, and all of their warnings said yes to. */
export function chooseSent(
  rows: readonly PreviewRow[],
  taken: ReadonlySet<number>,
  confirmed: readonly WarningReason[],
): PreviewRow[] {
  return rows.filter(
    ({ place, verdict, edit }) =>
      !taken.has(place) &&
      (verdict === 'fine' || verdict === 'confirm') &&
      (edit?.warnings ?? []).every(({ reason }) => confirmed.includes(reason)),
  );
}

/** The change cut down to these rows. */
export function cutChange({ teamId, items, undoes, draft }: Change, rows: readonly PreviewRow[]): Change {
  const kept = rows.map(({ place }) => place);
  const cut = ({ changeSetId, numbers }: NonNullable<Change['draft']>) => ({
    changeSetId,
    numbers: kept.flatMap((place) => numbers[place] ?? []),
  });
  return {
    teamId,
    items: kept.flatMap((place) => items[place] ?? []),
    ...(undoes && { undoes: cutUndo(undoes, cut(undoes)) }),
    ...(draft && { draft: cut(draft) }),
  };
}

function cutUndo(undoes: NonNullable<Change['undoes']>, cut: { changeSetId: number; numbers: number[] }) {
  const over = undoes.over?.filter(({ number }) => cut.numbers.includes(number));
  return { ...cut, created: undoes.created, ...(over && { over }) };
}

export type GatheredWarning = {
  readonly reason: WarningReason;
  readonly message: string;
  readonly count: number;
  /** Each says something of its own: this is one of them. */
  readonly isOneOf: boolean;
};

/** By name with its count. */
export function gatherRows(rows: readonly PreviewRow[], taken: ReadonlySet<number>): GatheredWarning[] {
  const found = new Map<WarningReason, GatheredWarning>();
  for (const { place, verdict, edit } of rows)
    if (verdict === 'confirm' && !taken.has(place))
      for (const { reason, message } of edit?.warnings ?? []) {
        const first = found.get(reason);
        found.set(reason, {
          reason,
          message: first?.message ?? message,
          count: (first?.count ?? 0) + 1,
          isOneOf: first !== undefined && (first.isOneOf || first.message !== message),
        });
      }
  return [...found.values()];
}
