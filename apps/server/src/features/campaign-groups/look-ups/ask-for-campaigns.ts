import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { addDays, type Day } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { type AskOptions, askForGroup } from '../apple/ask-for-group.ts';
import type { CampaignGroupRow } from '../groups/campaign-groups-store.ts';
import { findScope } from '../scope/find-scope.ts';
import { listOwnCampaigns } from './own-campaigns-store.ts';

type Of = { readonly campaignGroupId: number; readonly adamId: string; readonly country?: string };
type Report = {
  readonly timeRange: { readonly start: Day; readonly end: Day };
  readonly filters: readonly [
    { readonly field: 'campaignId'; readonly operator: 'IN'; readonly value: string[] },
  ];
};
type Asking = {
  readonly calls: AdAccountCalls;
  readonly options: AskOptions;
  readonly group: CampaignGroupRow;
};

/** A report of whole days on an app's campaigns in one ad account, as far as whoever asks may see them; without any: undefined. */
export async function askForCampaigns<Value>(
  context: TeamContext,
  { campaignGroupId, adamId, country }: Of,
  days: number,
  ask: (asking: Asking, report: Report) => Promise<Value>,
): Promise<Value | undefined> {
  const { read } = context.database;
  const scope = await findScope(read, context.membership);
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options, group) => {
    const value = await listOwnCampaigns(read, context.membership.teamId, {
      adAccountId: group.adAccountId,
      adamId,
      ...(country !== undefined && { country }),
      scoped: scope?.campaignIds,
    });
    if (value.length === 0) return undefined;
    const today = dayIn(group.timeZone, context.clock.now());
    return ask(
      { calls, options, group },
      {
        timeRange: { start: addDays(today, -days), end: addDays(today, -1) },
        filters: [{ field: 'campaignId', operator: 'IN', value }],
      },
    );
  });
}
