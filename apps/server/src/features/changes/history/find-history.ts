import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findObjectHistory, HistoryRow } from '@tapwright/contracts/object-history';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { viewFields } from '../../open-edits/index.ts';
import { listAds, listAccounts } from '../ads/ads-store.ts';
import { type HistoryEntry, listHistory } from './history-store.ts';
import { openScope } from '../sets/open-scope.ts';

/** Removed objects have theirs too; what is out of scope does not exist. */
export async function findHistory(
  context: TeamContext,
  { kind, objectId, pageNum, pageSize }: ParsedQueryOf<typeof findObjectHistory>,
): Promise<AnswerOf<typeof findObjectHistory>> {
  const { db, reader } = await openScope(context);
  const { teamId, campaignIds } = reader;
  const [object] = await listAds(db, teamId, kind, 'id', [objectId]);
  const isSeen = object && (campaignIds?.includes(Number(object.campaignId)) ?? true);
  if (object === undefined || !isSeen) throw new Refusal('notFound');
  const [account] = await listAccounts(db, teamId, [object.adAccountId]);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listHistory(db, teamId, { kind, objectId }, page);
  const view = (row: HistoryEntry) => viewEntry(row, account?.currency ?? null);
  return { list: rows.map(view), total: rows[0]?.total ?? 0 };
}

function viewEntry(row: HistoryEntry, currency: string | null): HistoryRow {
  const { changeSetId, intent, number, origin, authorId, author, note, state, refusal, appleWords } = row;
  const at = row.at.toISOString();
  const [before, after] = [row.before ?? {}, row.after ?? {}];
  if (changeSetId === null) return { source: 'outside', at, intent, before, after };
  return {
    source: 'edit',
    at,
    intent,
    before: viewFields(before, currency),
    after: viewFields(after, currency),
    changeSetId,
    number,
    origin,
    authorId,
    author,
    note,
    state,
    refusal,
    appleWords,
  };
}
