import * as z from 'zod/mini';
import type { BusyClient } from './busy-client.ts';
import { daysBefore } from './figures-of-days.ts';

const keyword = z.object({
  id: z.number(),
  campaignId: z.number(),
  adGroupId: z.number(),
  bid: z.object({ currency: z.string() }),
});
const campaignRows = z.object({ result: z.tuple([z.object({ id: z.number() })], z.unknown()) });
const keywordRows = z.object({ result: z.tuple([keyword], keyword) });
const madeRows = z.object({ data: z.tuple([z.object({ id: z.number() })]) });

export type Place = {
  campaignId: number;
  adGroupId: number;
  keywordIds: readonly number[];
  currency: string;
};

/** A running ad group with its keywords, to work on. */
export async function findPlace(client: BusyClient): Promise<Place> {
  const campaigns = await client.newer('POST', '/campaigns/query', {
    filters: [{ field: 'systemStatus', operator: 'EQUALS', value: 'RUNNING' }],
  });
  const [first] = z.parse(campaignRows, campaigns).result;
  const answer = await client.newer('POST', '/keywords/query', {
    filters: [{ field: 'campaignId', operator: 'EQUALS', value: String(first.id) }],
    pagination: { pageSize: 1000 },
  });
  const { result: keywords } = z.parse(keywordRows, answer);
  const { campaignId, adGroupId, bid } = keywords[0];
  const ofGroup = keywords.filter((row) => row.adGroupId === adGroupId);
  return { campaignId, adGroupId, keywordIds: ofGroup.map((row) => row.id), currency: bid.currency };
}

type Turn = () => Promise<unknown>;

function makeWrites(client: BusyClient, { campaignId, adGroupId, keywordIds, currency }: Place): Turn[] {
  const inGroup = `/campaigns/${campaignId}/adgroups/${adGroupId}`;
  const made: number[] = [];
  let turn = 0;
  const nextId = (): number => {
    turn += 1;
    return keywordIds[turn % keywordIds.length] ?? 0;
  };
  const nextBid = () => ({ amount: (0.5 + (turn % 40) / 20).toFixed(2), currency });
  return [
    async () => client.newer('PUT', `/keywords/${nextId()}`, { bid: nextBid() }),
    async () =>
      client.older('PUT', `${inGroup}/targetingkeywords/bulk`, [{ id: nextId(), bidAmount: nextBid() }]),
    async () => {
      const answer = await client.older('POST', `${inGroup}/targetingkeywords/bulk`, [
        { text: `word ${crypto.randomUUID()}`, matchType: 'BROAD', bidAmount: nextBid() },
      ]);
      made.push(z.parse(madeRows, answer).data[0].id);
    },
    async () => {
      const id = made.length > 20 ? made.shift() : undefined;
      if (id !== undefined) await client.newer('DELETE', `/keywords/${id}`);
    },
    async () => {
      await client.older('PUT', inGroup, { status: 'PAUSED' });
      await client.older('PUT', inGroup, { status: 'ENABLED' });
    },
  ];
}

function makeReads(client: BusyClient, { campaignId }: Place): Turn[] {
  const filters = [{ field: 'campaignId', operator: 'EQUALS', value: String(campaignId) }];
  return [
    async () =>
      client.newer('POST', '/keywords/query', {
        filters,
        pagination: { pageSize: 200, fetchTotalCount: true },
      }),
    async () => {
      const now = await client.now();
      const timeRange = { start: daysBefore(now, 6), end: daysBefore(now, 0), granularity: 'DAILY' };
      await client.newer('POST', '/reports/apps/keywords/query', { timeRange, filters });
    },
    async () => {
      const now = await client.now();
      await client.older('POST', `/reports/campaigns/${campaignId}/searchterms`, {
        startTime: daysBefore(now, 7),
        endTime: daysBefore(now, 1),
        selector: { orderBy: [{ field: 'impressions', sortOrder: 'DESCENDING' }] },
        returnRowTotals: true,
      });
    },
    async () => client.older('GET', `/campaigns/${campaignId}/adgroups`),
    async () => {
      const value = `${daysBefore(await client.now(), 1)}T00:00:00.000`;
      await client.newer('POST', '/change-history/query', {
        filters: [{ field: 'eventTime', operator: 'GREATER_THAN', value }],
      });
    },
  ];
}

/** What a console and its scripts do all day: move bids, add and remove keywords, read lists and reports. */
export function makeTurns(client: BusyClient, place: Place): Turn[] {
  const reads = makeReads(client, place);
  return makeWrites(client, place).flatMap((write, at) => [write, ...reads.slice(at, at + 1)]);
}
