import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import { isReadOnly } from '../../certificates/index.ts';
import type { CampaignGroupRow } from './campaign-groups-store.ts';

const deliveryModes = ['collaborative', 'selfService', 'managed'] as const;

export function viewCampaignGroup(row: CampaignGroupRow): CampaignGroupView {
  const mode = deliveryModes.find((one) => one === row.deliveryMode);
  if (mode === undefined) throw new TypeError(`no delivery mode ${row.deliveryMode}`);
  return {
    campaignGroupId: row.campaignGroupId,
    name: row.name,
    deliveryMode: mode,
    adAccountId: row.adAccountId,
    appleName: row.appleName,
    certificateId: row.certificateId,
    currency: row.currency,
    timeZone: row.timeZone,
    canWrite: !isReadOnly(row.appleRoles),
    totalBudget: amountOf(row.totalBudgetMinor, row.currency),
    cpaGoal: amountOf(row.cpaGoalMinor, row.currency),
    attachedAt: row.attachedAt.toISOString(),
    revision: row.revision,
  };
}

function amountOf(minor: number | null, currency: string): string | null {
  const known = findCurrency(currency);
  return minor === null || known === undefined ? null : toAmount(moneyOf(minor, known));
}

/** As the operation log speaks of a guard. */
export function guardFact(minor: number | null, currency: string) {
  const amount = amountOf(minor, currency);
  return amount === null ? null : { amount, currency };
}
