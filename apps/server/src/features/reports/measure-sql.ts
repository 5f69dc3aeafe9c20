import type { MeasureName } from '@tapwright/contracts/report-measures';

const spend = `case when coalesce(own, 0) = 0 then 0 else nullif(amount, 'NaN') end`;
const sum = (name: string) => `coalesce(${name}, 0)`;
const over = (one: string, other: string) => `(${one}) / nullif(${other}, 0)`;

/** The measures of the contract, made from sums, to sort and to filter by; `measures-of.ts` says the same in code. */
export const measureSql: Readonly<Record<MeasureName, string>> = {
  localSpendAmount: spend,
  impressions: sum('impressions'),
  taps: sum('taps'),
  installs: sum('tap_installs'),
  avgCptAmount: over(spend, 'taps'),
  avgCpaAmount: over(spend, 'tap_installs'),
  ttr: over('taps', 'impressions'),
  conversionRate: over('tap_installs', 'taps'),
  newDownloads: sum('tap_new_downloads'),
  redownloads: sum('tap_redownloads'),
  viewInstalls: sum('view_installs'),
  viewNewDownloads: sum('view_new_downloads'),
  viewRedownloads: sum('view_redownloads'),
  totalInstalls: `${sum('tap_installs')} + ${sum('view_installs')}`,
};
