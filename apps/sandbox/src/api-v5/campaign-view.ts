import type { Campaign, InvoiceDetail } from '../world/entities.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import { countryHolds } from '../world/status/campaign-status.ts';
import { timesOf, writeTime, writeTimeOrNull } from '../api-v1/wire-forms.ts';
import { statusOfCampaign } from '../verbs/status-of.ts';
import { v5OrgIdOf } from './org-id.ts';
import type { AccountCall } from './call.ts';
import { writeSent } from './money.ts';
import { channelOf, writePlacement } from './placements.ts';
import { campaignServing, countryReasons } from './status-words.ts';

const writeInvoiceDetails = (detail: InvoiceDetail | null) =>
  detail && {
    buyerName: detail.primaryBuyerName,
    buyerEmail: detail.primaryBuyerEmail,
    billingContactEmail: detail.billingEmail,
    clientName: detail.clientName,
    orderNumber: detail.orderNumber,
  };

const sapinLaw = ({ regulationResponses }: Campaign): string =>
  regulationResponses.find(({ regulationType }) => regulationType === 'CAMPAIGN_SAPIN_LAW')?.responseValue ??
  'NOT_ANSWERED';

/** There is no lifetime budget any more; a campaign made without a start began when it was made. */
export function viewCampaign(call: AccountCall, row: Row<Campaign>) {
  const { world, now, account } = call;
  const state = latest(row);
  const { type, bid } = state.bidStrategy;
  const money = writeSent(world, 'campaign', row.id, account.currency);
  return {
    id: row.id,
    orgId: v5OrgIdOf(account.id),
    name: state.name,
    adamId: state.adamId,
    adChannelType: channelOf(state.placement),
    supplySources: [writePlacement(state.placement)],
    billingEvent: 'TAPS',
    countriesOrRegions: [...state.countries],
    dailyBudgetAmount: money('dailyBudgetAmount', state.dailyBudget),
    budgetAmount: null,
    biddingStrategy: type,
    targetCpa: type === 'MAX_CONVERSIONS' ? money('targetCpa', bid) : null,
    budgetOrders: [...state.sharedBudgetIds],
    locInvoiceDetails: writeInvoiceDetails(state.invoiceDetail),
    paymentModel: account.paymentModel,
    sapinLawResponse: sapinLaw(state),
    status: state.status,
    ...campaignServing(statusOfCampaign(call, row)),
    countryOrRegionServingStateReasons: countryReasons(countryHolds(world, state, now)),
    startTime: writeTime(state.startAt ?? createdAt(row)),
    endTime: writeTimeOrNull(state.endAt),
    deleted: state.deleted,
    ...timesOf(row),
  };
}
