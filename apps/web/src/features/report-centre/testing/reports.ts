import type { ReportRun, SavedReport } from '@tapwright/contracts/report-centre';
import { firstDefinition } from '../first-definition.ts';

export const report: SavedReport = {
  reportId: 11,
  name: 'Morning numbers',
  definition: firstDefinition('USD'),
  isShared: false,
  isOwn: true,
  mayEdit: true,
  madeBy: 'Ann',
  schedule: null,
  nextRunAt: null,
  revision: 2,
  changedAt: '2026-11-01T08:00:00Z',
};

export const run: ReportRun = {
  runId: 21,
  reportId: 11,
  name: 'Morning numbers',
  readerName: 'Ann',
  isOwn: true,
  trigger: 'download',
  format: 'csv',
  state: 'done',
  isMailed: false,
  madeAt: '2026-11-20T08:00:00Z',
  range: { from: '2026-11-13', to: '2026-11-19' },
  rows: 12,
  isCut: false,
  dataTo: '2026-11-19',
  timeZone: 'ORTZ',
  unit: 'USD',
  hiddenShare: null,
};
