import type { Transaction } from '../../../platform/db/database.ts';
import { findAttachedForShare } from './campaign-groups-store.ts';

/** The team has no such campaign group, or it was detached. */
export class CampaignGroupDetached extends Error {
  override readonly name = 'CampaignGroupDetached';

  constructor(campaignGroupId: number) {
    super(`Campaign group ${campaignGroupId} is not attached.`);
  }
}

export const isDetached = (error: unknown): boolean => error instanceof CampaignGroupDetached;

/** Whoever detaches it waits for the end of this transaction; if it is detached already, this throws. */
export async function lockAttached(
  tx: Transaction,
  { teamId, campaignGroupId }: { teamId: number; campaignGroupId: number },
): Promise<void> {
  if (!(await findAttachedForShare(tx, teamId, campaignGroupId)))
    throw new CampaignGroupDetached(campaignGroupId);
}
