import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { openScope, readMembership } from '../sets/open-scope.ts';
import { viewFields } from '../../open-edits/index.ts';
import { mayDecide } from '../approval/get-proposal.ts';
import { viewTeamMoney } from '../approval/read-amount.ts';
import {
  type ChangeSetRow,
  listChangeSets,
  listEditsOfSet,
  type Reader,
  type ShownEdit,
} from '../sets/change-sets-store.ts';
import { nameEnd, readEnds } from './ends-store.ts';
import {
  type EditNames,
  findEditNumbers,
  listEditNames,
  listSummaries,
  type Summary,
} from './summaries-store.ts';

export async function listTeamChangeSets(
  context: TeamContext,
  { pageNum, pageSize, ...filter }: ParsedQueryOf<typeof findChangeSets>,
): Promise<AnswerOf<typeof findChangeSets>> {
  const { db, reader } = await openScope(context);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listChangeSets(db, reader, { ...filter, ...page });
  return { list: await viewSets(db, reader, rows), total: rows[0]?.total ?? 0 };
}

export async function readChangeSet(
  context: TeamContext,
  { changeSetId, end, name, pageNum, pageSize }: ParsedQueryOf<typeof findChangeSet>,
): Promise<AnswerOf<typeof findChangeSet>> {
  const { db, reader } = await openScope(context);
  const [row] = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('notFound');
  const summaries = await listSummaries(db, reader, [changeSetId]);
  const set = viewSet(row, summaries.get(changeSetId));
  const found =
    name === undefined ? undefined : await findEditNumbers(db, reader, { changeSetId, end, name });
  const page = { changeSetId, end, numbers: found, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { ends, takenOut, committedAt, endedAt } = await readEnds(db, reader, changeSetId);
  const chosen = ends.find((one) => nameEnd(one) === end);
  const total = found?.length ?? (end === undefined ? set.counts.edits : (chosen?.count ?? 0));
  const edits = await listEditsOfSet(db, reader, page);
  const numbers = edits.map(({ number }) => number);
  const names = await listEditNames(db, { teamId: reader.teamId, changeSetId }, numbers);
  return {
    set,
    edits: { list: edits.map((edit) => viewEdit(edit, names)), total },
    ends,
    trail: {
      committedAt: committedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      takenOut,
    },
    mayDecide: await mayDecide(db, context, row),
  };
}

/** After a write of one's own, which may have added to one's scope. */
export async function getChangeSet(context: TeamContext, changeSetId: number): Promise<ChangeSetView> {
  const membership = await readMembership(context);
  const { db, reader } = await openScope({ ...context, membership });
  const rows = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  const [set] = await viewSets(db, reader, rows);
  if (set === undefined) throw new Refusal('notFound');
  return set;
}

function viewSet(row: ChangeSetRow, summary: Summary | undefined): ChangeSetView {
  const { changeSetId, origin, authorId, author, note, state, undoes, repeats, repeatedBy } = row;
  const { edits, open, live, refused, stale, withdrawn } = row;
  return {
    changeSetId,
    origin,
    authorId,
    author,
    note,
    state,
    undoes,
    repeats,
    repeatedBy,
    createdAt: row.createdAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    // Of a set that is seen in part it would tell of the rest.
    rise:
      row.edits === row.allEdits && state !== 'draft' ? viewTeamMoney(row.riseMinor, row.currencyType) : null,
    approval: viewApproval(row),
    settledAt: row.settledAt?.toISOString() ?? null,
    counts: { edits, open, live, refused, stale, withdrawn },
    about: {
      kinds: summary?.kinds ?? [],
      intents: summary?.intents ?? [],
      fields: summary?.fields ?? [],
      first: summary?.first ? { ...summary.first, ...viewBoth(summary.first, summary.currency) } : null,
    },
  };
}

function viewApproval(row: ChangeSetRow): ChangeSetView['approval'] {
  const { proposedAt, approvalReasons, decidedById, decidedBy } = row;
  if (proposedAt === null) return null;
  return {
    reasons: approvalReasons,
    proposedAt: proposedAt.toISOString(),
    confirmed: row.confirmed,
    decidedById,
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.decisionReason,
  };
}

async function viewSets(
  db: Connection,
  reader: Reader,
  rows: readonly ChangeSetRow[],
): Promise<ChangeSetView[]> {
  const ids = rows.map(({ changeSetId }) => changeSetId);
  const summaries = await listSummaries(db, reader, ids);
  return rows.map((row) => viewSet(row, summaries.get(row.changeSetId)));
}

type Both = Pick<ShownEdit, 'before' | 'after'>;
const viewBoth = ({ before, after }: Both, currency: string | null): Both => ({
  before: viewFields(before, currency),
  after: viewFields(after, currency),
});

const unknown: EditNames = { name: null, campaignName: null, adGroupName: null };
const viewEdit = (
  { adAccountId: _adAccountId, attempts: _attempts, ...row }: ShownEdit,
  names: ReadonlyMap<number, EditNames>,
) => ({
  ...row,
  ...(names.get(row.number) ?? unknown),
  ...viewBoth(row, row.currency),
});
