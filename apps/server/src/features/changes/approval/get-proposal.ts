import { can } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TeamWrite } from '../../writes/index.ts';
import { type ChangeSetRow, listCampaignsOfSet } from '../sets/change-sets-store.ts';
import { readerOf } from '../sets/open-scope.ts';
import { getWaitingSet, type WaitingSet } from '../sets/get-waiting-set.ts';
import { listApprovers } from './approvers-store.ts';

/** A set that this member may decide on. */
export async function getProposal(write: TeamWrite, changeSetId: number): Promise<WaitingSet> {
  const { tx } = write;
  const waiting = await getWaitingSet(tx, await readerOf(tx, write), changeSetId);
  const { set } = waiting;
  if (set.state !== 'proposed') throw new Refusal(set.state === 'draft' ? 'notFound' : 'changedMeanwhile');
  if (!(await mayDecide(tx, write, set))) throw new Refusal('notPermitted');
  return waiting;
}

/** All of it in their scope, and not their own. */
export async function mayDecide(
  db: Connection,
  { membership, person }: Pick<TeamContext, 'membership' | 'person'>,
  set: ChangeSetRow,
): Promise<boolean> {
  const { changeSetId, authorId } = set;
  const isOpen = set.state === 'proposed' && set.edits === set.allEdits;
  if (!isOpen || !can(membership.role, 'change.approve')) return false;
  const { teamId } = membership;
  const campaignIds = await listCampaignsOfSet(db, { teamId, changeSetId });
  const approvers = await listApprovers(db, teamId, { authorId, campaignIds });
  return approvers.some(({ userId }) => userId === person.userId);
}
