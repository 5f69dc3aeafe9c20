import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { ChangeSetView, findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { openScope } from './open-scope.ts';
import { viewFields } from '../open-edits/index.ts';
import { mayDecide } from './approval/get-proposal.ts';
import { viewTeamMoney } from './approval/read-amount.ts';
import { type ChangeSetRow, listChangeSets, listEditsOfSet, type ShownEdit } from './change-sets-store.ts';

export async function listTeamChangeSets(
  context: TeamContext,
  { pageNum, pageSize, state, origin, authorId }: ParsedQueryOf<typeof findChangeSets>,
): Promise<AnswerOf<typeof findChangeSets>> {
  const { db, reader } = await openScope(context);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listChangeSets(db, reader, { state, origin, authorId, ...page });
  return { list: rows.map(viewSet), total: rows[0]?.total ?? 0 };
}

export async function readChangeSet(
  context: TeamContext,
  { changeSetId, pageNum, pageSize }: ParsedQueryOf<typeof findChangeSet>,
): Promise<AnswerOf<typeof findChangeSet>> {
  const { db, reader } = await openScope(context);
  const [row] = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('notFound');
  const set = viewSet(row);
  const page = { changeSetId, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const edits = await listEditsOfSet(db, reader, page);
  return {
    set,
    edits: { list: edits.map(viewEdit), total: set.counts.edits },
    mayDecide: await mayDecide(db, context, row),
  };
}

export async function getChangeSet(context: TeamContext, changeSetId: number): Promise<ChangeSetView> {
  const { db, reader } = await openScope(context);
  const [row] = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('notFound');
  return viewSet(row);
}

function viewSet(row: ChangeSetRow): ChangeSetView {
  const { changeSetId, origin, authorId, author, note, state, undoes } = row;
  const { edits, open, live, refused, stale, withdrawn } = row;
  return {
    changeSetId,
    origin,
    authorId,
    author,
    note,
    state,
    undoes,
    createdAt: row.createdAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    approval: viewApproval(row),
    settledAt: row.settledAt?.toISOString() ?? null,
    counts: { edits, open, live, refused, stale, withdrawn },
  };
}

function viewApproval(row: ChangeSetRow): ChangeSetView['approval'] {
  const { proposedAt, approvalReasons, riseMinor, currencyType, decidedById, decidedBy } = row;
  if (proposedAt === null) return null;
  return {
    reasons: approvalReasons,
    proposedAt: proposedAt.toISOString(),
    rise: viewTeamMoney(riseMinor, currencyType),
    decidedById,
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.decisionReason,
  };
}

const viewEdit = ({ currency, adAccountId: _adAccountId, ...row }: ShownEdit) => ({
  ...row,
  before: viewFields(row.before, currency),
  after: viewFields(row.after, currency),
});
