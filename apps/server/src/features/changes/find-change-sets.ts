import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { ChangeSetView, findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { Connection } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findScope } from '../campaign-groups/index.ts';
import { viewFields } from '../open-edits/index.ts';
import {
  type ChangeSetRow,
  listChangeSets,
  listEditsOfSet,
  type Reader,
  type ShownEdit,
} from './change-sets-store.ts';

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
  const set = await getChangeSet(context, changeSetId);
  const { db, reader } = await openScope(context);
  const page = { changeSetId, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const edits = await listEditsOfSet(db, reader, page);
  return { set, edits: { list: edits.map(viewEdit), total: set.counts.edits } };
}

export async function getChangeSet(context: TeamContext, changeSetId: number): Promise<ChangeSetView> {
  const { db, reader } = await openScope(context);
  const [row] = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('notFound');
  return viewSet(row);
}

export async function openScope(context: TeamContext): Promise<{ db: Connection; reader: Reader }> {
  authoriseTeam(context, 'ads.see');
  // A set that was just committed is read back, and a replica may not have it yet.
  const db = context.database.write;
  return { db, reader: await readerOf(db, context) };
}

export async function readerOf(
  db: Connection,
  { membership, person }: Pick<TeamContext, 'membership' | 'person'>,
): Promise<Reader> {
  const scope = await findScope(db, membership);
  return { teamId: membership.teamId, userId: person.userId, campaignIds: scope?.campaignIds };
}

const viewSet = ({
  allEdits: _allEdits,
  confirmed: _confirmed,
  edits,
  open,
  live,
  refused,
  stale,
  withdrawn,
  createdAt,
  scheduledFor,
  settledAt,
  ...row
}: ChangeSetRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  scheduledFor: scheduledFor?.toISOString() ?? null,
  settledAt: settledAt?.toISOString() ?? null,
  counts: { edits, open, live, refused, stale, withdrawn },
});

const viewEdit = ({ currency, adAccountId: _adAccountId, ...row }: ShownEdit) => ({
  ...row,
  before: viewFields(row.before, currency),
  after: viewFields(row.after, currency),
});
