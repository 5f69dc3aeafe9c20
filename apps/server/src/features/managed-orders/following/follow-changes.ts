import { isOfPlatform } from '@tapwright/contracts/roles';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announceOrder } from '../announce-order.ts';
import { listOrdersOfAccounts } from '../campaigns-store.ts';
import { findProposed, insertMessage } from '../conversation/messages-store.ts';
import { findOrderOfGroup, lockOrder, updateOrder } from '../orders-store.ts';
import { followOrder } from './follow-order.ts';

type Proposal = {
  teamId: number;
  changeSetId: number;
  adAccountIds: readonly string[];
  note: string;
  author: { userId: number; role: string };
};

/** What staff propose stands in the conversation at once; decided in one place, it is decided in both. */
export async function followProposal(
  tx: Transaction,
  deps: Deps,
  { teamId, changeSetId, adAccountIds, note, author }: Proposal,
): Promise<void> {
  if (!isOfPlatform(author.role)) return;
  const by = author.userId;
  for (const key of await listOrdersOfAccounts(tx, teamId, adAccountIds)) {
    const order = await lockOrder(tx, key);
    if (order === undefined) continue;
    const message = { kind: 'proposal', byUser: by, isStaff: true, body: note, changeSetId } as const;
    await insertMessage(tx, { ...key, ...message, createdAt: deps.clock.now() });
    await updateOrder(tx, order, { teamWaitsSince: null });
    await announceOrder(tx, deps, order, { to: 'team', what: 'proposal', by, words: note });
    await followOrder(tx, deps, key, { by, isStaff: true });
  }
}

/** It was approved, declined or withdrawn, or nobody decided in time. */
export async function followDecision(
  tx: Transaction,
  deps: Deps,
  { teamId, changeSetId, by }: { teamId: number; changeSetId: number; by: number | null },
): Promise<void> {
  const key = await findProposed(tx, teamId, changeSetId);
  if (key === undefined) return;
  const order = await lockOrder(tx, key);
  await followOrder(tx, deps, key, { by, isStaff: by !== null && by === order?.staffId });
}

/** Apple has answered to what was sent into a campaign group. */
export async function followSettling(
  tx: Transaction,
  deps: Deps,
  { teamId, campaignGroupId }: { teamId: number; campaignGroupId: number },
): Promise<void> {
  const key = await findOrderOfGroup(tx, teamId, campaignGroupId);
  if (key !== undefined) await followOrder(tx, deps, key);
}
