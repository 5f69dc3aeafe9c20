import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { ChangeSetView, findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findScope } from '../campaign-groups/index.ts';
import { viewFields } from '../open-edits/index.ts';
import { type ChangeSetRow, listChangeSets, listEditsOfSet, type ShownEdit } from './change-sets-store.ts';

export async function listTeamChangeSets(
  context: TeamContext,
  { pageNum, pageSize }: ParsedQueryOf<typeof findChangeSets>,
): Promise<AnswerOf<typeof findChangeSets>> {
  const { db, seen } = await openScope(context);
  const rows = await listChangeSets(db, seen, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  return { list: rows.map(viewSet), total: rows[0]?.total ?? 0 };
}

export async function readChangeSet(
  context: TeamContext,
  { changeSetId, pageNum, pageSize }: ParsedQueryOf<typeof findChangeSet>,
): Promise<AnswerOf<typeof findChangeSet>> {
  const set = await getChangeSet(context, changeSetId);
  const { db, seen } = await openScope(context);
  const page = { changeSetId, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const edits = await listEditsOfSet(db, seen, page);
  return { set, edits: { list: edits.map(viewEdit), total: set.counts.edits } };
}

export async function getChangeSet(context: TeamContext, changeSetId: number): Promise<ChangeSetView> {
  const { db, seen } = await openScope(context);
  const [row] = await listChangeSets(db, seen, { changeSetId, limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('notFound');
  return viewSet(row);
}

async function openScope(context: TeamContext) {
  authoriseTeam(context, 'ads.see');
  // A set that was just committed is read back, and a replica may not have it yet.
  const db = context.database.write;
  const scope = await findScope(db, context.membership);
  return { db, seen: { teamId: context.membership.teamId, campaignIds: scope?.campaignIds } };
}

const viewSet = ({
  edits,
  open,
  live,
  refused,
  stale,
  withdrawn,
  createdAt,
  settledAt,
  ...row
}: ChangeSetRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
  counts: { edits, open, live, refused, stale, withdrawn },
});

const viewEdit = ({ currency, ...row }: ShownEdit) => ({
  ...row,
  before: viewFields(row.before, currency),
  after: viewFields(row.after, currency),
});
