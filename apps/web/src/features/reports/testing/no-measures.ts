import type { ReportMeasures } from '@tapwright/contracts/report-measures';

export const noMeasures: ReportMeasures = {
  localSpendAmount: 0,
  impressions: 0,
  taps: 0,
  installs: 0,
  avgCptAmount: null,
  avgCpaAmount: null,
  ttr: null,
  conversionRate: null,
  newDownloads: 0,
  redownloads: 0,
  viewInstalls: 0,
  viewNewDownloads: 0,
  viewRedownloads: 0,
  totalInstalls: 0,
};
