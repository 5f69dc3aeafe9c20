import type { ReportEdges } from '../question/report-types.ts';

export const noEdges: ReportEdges = {
  dataTo: '2026-11-21',
  readAt: '2026-11-22T08:00:00Z',
  gaps: [],
  wholeOnly: [],
  youngFrom: null,
  timeZone: 'ORTZ',
  zones: ['UTC'],
  currencies: ['USD'],
  isConverted: false,
  rate: null,
  comparison: null,
  hasUnknownRates: false,
};
