import { UnexpectedAnswer } from '@tapwright/apple-ads/client/errors';
import type { AppMetrics } from '@tapwright/apple-ads/wire/reports/report-metrics';
import { findCurrency } from '@tapwright/domain/currencies';
import type { Measures } from '../../measures/index.ts';
import { toMicros } from './to-micros.ts';

const unusable = (message: string) =>
  new UnexpectedAnswer([{ code: 'unusable', message, field: undefined }], {});

export function needed(id: string | null | undefined): string {
  if (!id) throw unusable('A row of a report says not what it is about.');
  return id;
}

/** The spend in millionths; in the currency of the ad account, or the answer cannot be used. */
export function measuresOf(metrics: AppMetrics, currency: string): Measures {
  const { localSpend } = metrics;
  const spentIn = localSpend?.currency;
  if (spentIn && spentIn !== currency && findCurrency(spentIn) !== findCurrency(currency))
    throw unusable(`Spend in ${spentIn} of an account that is billed in ${currency}.`);
  return {
    spendMicros: localSpend ? toMicros(localSpend.amount) : 0,
    impressions: metrics.impressions ?? 0,
    taps: metrics.taps ?? 0,
    tapInstalls: metrics.tapInstalls ?? 0,
    tapNewDownloads: metrics.tapNewDownloads ?? 0,
    tapRedownloads: metrics.tapRedownloads ?? 0,
    viewInstalls: metrics.viewInstalls ?? 0,
    viewNewDownloads: metrics.viewNewDownloads ?? 0,
    viewRedownloads: metrics.viewRedownloads ?? 0,
  };
}
