import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/index.ts';
import { listConcerned } from './concerned-store.ts';

export type Removal = {
  teamId: number;
  campaignGroupId: number;
  name: string;
  /** Where one campaign of the group was removed, and not the group itself. */
  campaignId?: string;
  /** Nobody of ours, where it happened at Apple. */
  by?: number;
};

/** A campaign group, or one campaign of it, was removed: whoever had it in scope, owner and admins hear of it. */
export async function announceRemoval(
  tx: Transaction,
  context: Pick<Deps, 'live'>,
  { teamId, name, by, ...removed }: Removal,
): Promise<void> {
  const concerned = await listConcerned(tx, teamId, removed);
  await notify(
    tx,
    context,
    concerned
      .filter((userId) => userId !== by)
      .map((userId) => ({
        type: removed.campaignId === undefined ? 'campaignGroupRemoved' : 'campaignRemoved',
        userId,
        teamId,
        ...(by === undefined ? {} : { senderId: by }),
        detailed: name,
      })),
  );
}

type RemovedCampaign = { campaignGroupId: number; campaignId: string; name: string };

/** Of one change set: each person hears once of what they had in scope, by its name or by how many. */
export async function announceRemovedCampaigns(
  tx: Transaction,
  context: Pick<Deps, 'live'>,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  removed: readonly RemovedCampaign[],
): Promise<void> {
  const named = new Map<number, string[]>();
  for (const { name, ...campaign } of removed)
    for (const userId of await listConcerned(tx, teamId, campaign))
      named.set(userId, [...(named.get(userId) ?? []), name]);
  await notify(
    tx,
    context,
    [...named].map(([userId, names]) => ({
      type: 'campaignRemoved',
      userId,
      teamId,
      ...(names.length === 1
        ? { detailed: names[0] ?? '' }
        : { detailed: String(names.length), changeSetId }),
    })),
  );
}
