import { readAnswer } from '@tapwright/apple-ads/client/read-answer';
import { endpoints } from '@tapwright/apple-ads/wire/endpoints';
import { type Measurement, medianOf } from './table.ts';

const keywords = 1000;
const days = 10;
const turns = 15;
const usd = (amount: string) => ({ amount, currency: 'USD' });

const metrics = (count: number) => ({
  localSpend: usd('12.34'),
  impressions: count,
  taps: 3,
  tapNewDownloads: 1,
  tapRedownloads: 0,
  viewNewDownloads: 0,
  viewRedownloads: 1,
});

const row = (index: number) => ({
  metadata: {
    id: 9_100_000 + index,
    campaignId: 51_001,
    adGroupId: 61_001,
    adAccountId: 700_100_200,
    text: `focus timer ${index}`,
    matchType: 'EXACT',
    bid: usd('1.50'),
    status: 'ENABLED',
    displayStatus: 'RUNNING',
    deleted: false,
    creationTime: '2026-11-20T10:05:00.000',
    modificationTime: '2026-11-20T10:05:00.000',
    adGroup: { name: 'Brand', deleted: false },
  },
  totalMetrics: metrics(index),
  granularMetrics: Array.from({ length: days }, (_, day) => ({
    date: `2026-11-${10 + day}`,
    ...metrics(day),
  })),
});

function workMsOf(work: () => unknown): number {
  const times = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = process.threadCpuUsage();
    work();
    times.push(process.threadCpuUsage(before).user / 1000);
  }
  return medianOf(times);
}

/** What it costs to judge a page of a report and turn its ids into text, beside parsing its JSON alone. */
export async function measure(): Promise<Measurement[]> {
  const rows = Array.from({ length: keywords }, (_, index) => row(index));
  const text = JSON.stringify({ result: { rows }, pagination: { offset: 0, pageSize: keywords } });
  const read = () => readAnswer(endpoints.reportKeywords, text, { call: 'reportKeywords' });
  const parse = (): unknown => JSON.parse(text);
  workMsOf(read);
  const ratio = workMsOf(read) / workMsOf(parse);
  return [
    {
      what: 'Apple Ads client: 10,000 keyword days read, beside JSON.parse',
      figure: `${ratio.toFixed(1)} times`,
      goal: { words: 'at most 3 times', isMet: ratio <= 3 },
    },
  ];
}
