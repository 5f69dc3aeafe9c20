import { noMeasures as unknown, type ReportMeasures } from '@tapwright/contracts/report-measures';

/** Of nothing that was spent. */
export const noMeasures: ReportMeasures = { ...unknown, localSpendAmount: 0 };
