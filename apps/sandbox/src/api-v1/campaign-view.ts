import type { Campaign } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { writeMoney } from '../verbs/money.ts';
import type { Account } from '../verbs/account-context.ts';
import { writeBidStrategy } from './bid-strategies.ts';
import type { AccountCall } from './call.ts';
import { statusOfCampaign } from '../verbs/status-of.ts';
import { statusFields } from './status-fields.ts';
import { timesOf, writeTimeOrNull } from './wire-forms.ts';

/** What was written, as it goes over the line; what the platform makes of it is added by `viewCampaign`. */
export function campaignFields(state: Campaign, { currency }: Account) {
  return {
    name: state.name,
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: String(state.adamId),
    billingEvent: 'TAPS',
    dailyBudget: { value: writeMoney(state.dailyBudget, currency) },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: [state.placement] },
      countryOrRegion: { include: [...state.countries] },
    },
    bidStrategy: writeBidStrategy(state.bidStrategy, currency),
    status: state.status,
    startTime: writeTimeOrNull(state.startAt),
    endTime: writeTimeOrNull(state.endAt),
    sharedBudgets: state.sharedBudgetIds.map((budgetId) => ({ budgetId })),
    invoiceDetail: state.invoiceDetail,
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
