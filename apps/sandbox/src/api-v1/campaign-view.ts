import type { Campaign } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { writeMoney } from '../verbs/money.ts';
import type { Account } from '../verbs/account-context.ts';
import { writeBidStrategy } from './bid-strategies.ts';
import type { AccountCall } from './call.ts';
import { statusOfCampaign } from '../verbs/status-of.ts';
import { statusFields } from './status-fields.ts';
import { timesOf, withoutNulls, writeTime } from './wire-forms.ts';

/** What was written, as it goes over the line, without what was never set; what the platform makes of it is added by `viewCampaign`. */
export function campaignFields(state: Campaign, { currency }: Account) {
  return {
    name: state.name,
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: String(state.adamId),
    billingEvent: 'TAPS',
    dailyBudget: { value: writeMoney(state.dailyBudget, currency) },
    targeting: {
      supplyPlacement: { include: [state.placement] },
      countryOrRegion: { include: [...state.countries] },
    },
    bidStrategy: writeBidStrategy(state.bidStrategy, currency),
    status: state.status,
    ...(state.startAt === null ? {} : { startTime: writeTime(state.startAt) }),
    ...(state.endAt === null ? {} : { endTime: writeTime(state.endAt) }),
    ...(state.sharedBudgetIds.length === 0
      ? {}
      : { sharedBudgets: state.sharedBudgetIds.map((budgetId) => ({ budgetId })) }),
    ...(state.invoiceDetail === null ? {} : { invoiceDetail: withoutNulls(state.invoiceDetail) }),
    regulationResponses: [...state.regulationResponses],
    deleted: state.deleted,
  };
}

export function viewCampaign(call: AccountCall, row: Row<Campaign>) {
  const { account } = call;
  return {
    id: row.id,
    adAccountId: account.id,
    ...campaignFields(latest(row), account),
    paymentModel: account.paymentModel,
    ...statusFields(statusOfCampaign(call, row)),
    ...timesOf(row),
  };
}
