import { judgeListed, maxNegativesOfPlace, mendOf } from '@tapwright/domain/negative-lists';
import { maxEdits } from '@tapwright/contracts/limits';
import type { Connection } from '../../../platform/db/database.ts';
import type { RequestedEdit } from '../../changes/index.ts';
import type { Reader } from '../lists/list-campaigns-store.ts';
import { countStanding, type ListedRow, listListed } from './listed-facts-store.ts';

export type Step = {
  edits: RequestedEdit[];
  /** What each edit is about, at the same place. */
  rows: ListedRow[];
  /** More than one set may hold. */
  left: number;
  /** By campaign, what it has no room for. */
  over: ReadonlyMap<string, number>;
};

/** All that differs between a list and its campaigns, as edits. What the list did not bring is left alone. */
export async function planStep(
  db: Connection,
  reader: Reader,
  { listId, campaignIds }: { listId: number; campaignIds?: readonly string[] | undefined },
): Promise<Step> {
  const asked = { ...reader, listId, among: campaignIds };
  const rows = await listListed(db, asked, { withByHand: false });
  const mended = rows.flatMap((row) => {
    const mend = mendOf(judgeListed(row));
    return mend === undefined ? [] : [{ row, mend }];
  });
  const standing = await countStanding(db, reader.teamId, [
    ...new Set(mended.map(({ row }) => row.campaignId)),
  ]);
  const room = new Map([...standing].map(([id, count]) => [id, maxNegativesOfPlace - count]));
  for (const { row, mend } of mended)
    if (mend === 'remove') room.set(row.campaignId, (room.get(row.campaignId) ?? 0) + 1);
  const over = new Map<string, number>();
  const fitting = mended.filter(({ row: { campaignId }, mend }) => {
    if (mend !== 'add') return true;
    const left = room.get(campaignId) ?? maxNegativesOfPlace;
    room.set(campaignId, left - 1);
    if (left <= 0) over.set(campaignId, (over.get(campaignId) ?? 0) + 1);
    return left > 0;
  });
  const now = fitting.slice(0, maxEdits);
  return {
    edits: now.map(({ row, mend }) => editOf(row, mend)),
    rows: now.map(({ row }) => row),
    left: fitting.length - now.length,
    over,
  };
}

function editOf(
  { campaignId, text, matchType, negativeKeywordId }: ListedRow,
  mend: 'add' | 'activate' | 'remove',
): RequestedEdit {
  const kind = 'negativeKeyword';
  if (mend === 'add') return { kind, intent: 'create', campaignId, fields: { text, matchType } };
  const id = negativeKeywordId ?? '';
  return mend === 'remove'
    ? { kind, intent: 'remove', id, fields: {} }
    : { kind, intent: 'update', id, fields: { status: 'running' } };
}
