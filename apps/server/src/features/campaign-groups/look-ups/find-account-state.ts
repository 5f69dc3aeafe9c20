import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findAccountState as call } from '@tapwright/contracts/look-ups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForGroup } from '../apple/ask-for-group.ts';

const instant = (time: string | null | undefined) => (time ? readWireTime(time).toISOString() : null);

/** Whether Apple would deliver at all: what it says of the ad account, and of the budget orders that pay for it. */
export async function findAccountState(
  context: TeamContext,
  { campaignGroupId }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options, { adAccountId }) => {
    const account = await calls.getAdAccount(adAccountId, options);
    const isCredit = account.paymentModel === 'LOC';
    const orders = isCredit
      ? (await calls.querySharedBudgets({ pagination: { pageSize: 200 } }, options)).rows
      : [];
    return {
      isActive: account.systemStatus !== 'INACTIVE',
      reasons: account.systemStatusReasons ?? [],
      isCredit,
      budgetOrders: orders
        .filter(
          ({ adAccountIds, deleted, systemStatusReasons }) =>
            adAccountIds?.map(String).includes(adAccountId) &&
            !deleted &&
            !systemStatusReasons?.includes('CANCELED'),
        )
        .map(({ name, startTime, endTime, systemStatus }) => ({
          name: name ?? '',
          isActive: systemStatus !== 'INACTIVE',
          startTime: instant(startTime),
          endTime: instant(endTime),
        })),
    };
  });
}
