import type { AdStatus, DeliveryMode } from '@tapwright/contracts/report-query';
import { adStatuses, deliveryModes } from '@tapwright/contracts/report-query';
import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import { measuresOf } from './measures-of.ts';
import type { FigureRow } from './report-list-store.ts';
import type { AskedAccount, Question } from './report-question.ts';
import type { Sums } from './sums-store.ts';

/** What every row of a report tells besides what it is about. */
export function viewMeasures(
  row: FigureRow,
  { before }: Question,
): ReportMeasures & { accountSpendAmount: number; before: ReportMeasures | null } {
  return {
    ...measuresOf(row),
    accountSpendAmount: row.own ?? 0,
    before: before === undefined ? null : measuresOf(beforeOf(row)),
  };
}

export const beforeOf = (row: FigureRow): Sums => ({
  own: row.beforeOwn ?? 0,
  amount: row.beforeAmount ?? null,
  impressions: row.beforeImpressions ?? 0,
  taps: row.beforeTaps ?? 0,
  tapInstalls: row.beforeTapInstalls ?? 0,
  tapNewDownloads: row.beforeTapNewDownloads ?? 0,
  tapRedownloads: row.beforeTapRedownloads ?? 0,
  viewInstalls: row.beforeViewInstalls ?? 0,
  viewNewDownloads: row.beforeViewNewDownloads ?? 0,
  viewRedownloads: row.beforeViewRedownloads ?? 0,
});

export function viewGroup(account: AskedAccount | undefined) {
  return {
    campaignGroupId: account?.campaignGroupId ?? 0,
    campaignGroupName: account?.name ?? '',
    currency: account?.currency ?? '',
  };
}

export const modeOf = (account: { deliveryMode: string } | undefined): DeliveryMode =>
  deliveryModes.find((mode) => mode === account?.deliveryMode) ?? 'collaborative';

export const statusOf = (word: unknown): AdStatus =>
  adStatuses.find((status) => status === word) ?? 'removed';

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A list of words that came as JSON. */
export function wordsOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : null;
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
}
