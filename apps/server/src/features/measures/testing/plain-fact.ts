import type { ReportedFact } from './reported-world.ts';

const views = { viewInstalls: 0, viewNewDownloads: 0, viewRedownloads: 0 };
const downloads = { tapInstalls: 0, tapNewDownloads: 0, tapRedownloads: 0 };

/** A day of campaign 11 on which something was spent; a test says what else it is about. */
export const plainFact = {
  zone: 'ORTZ',
  span: 'day',
  campaignId: '11',
  adGroupId: '',
  keywordId: '',
  source: '',
  term: '',
  dimension: '',
  value: '',
  measures: { spendMicros: 1_000_000, impressions: 10, taps: 2, ...downloads, ...views },
} as const satisfies Partial<ReportedFact>;
