import * as z from 'zod/mini';
import type { BusyClient } from './busy-client.ts';

const dayMs = 86_400_000;

const metrics = z.object({
  impressions: z.number(),
  taps: z.number(),
  tapInstalls: z.number(),
  viewInstalls: z.number(),
  localSpend: z.object({ amount: z.string() }),
});
const day = z.extend(metrics, { date: z.string() });
const newerDays = z.object({
  result: z.object({
    rows: z.array(z.object({ metadata: z.object({ id: z.number() }), granularMetrics: z.array(day) })),
  }),
});
const newerTotals = z.object({
  result: z.object({
    rows: z.array(z.object({ totalMetrics: metrics })),
    summary: z.object({ grandTotal: metrics }),
  }),
});
const olderOf = <Shape extends Record<string, z.ZodMiniType>>(row: Shape) =>
  z.object({ data: z.object({ reportingDataResponse: z.object(row) }) });
const olderDays = olderOf({
  row: z.array(z.object({ metadata: z.object({ campaignId: z.number() }), granularity: z.array(day) })),
});
const olderTotals = olderOf({
  row: z.array(z.object({ total: metrics })),
  grandTotals: z.object({ total: metrics }),
});

/** One line for each campaign and day: counts, and spend in hundredths. */
export type Figures = ReadonlyMap<string, readonly number[]>;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const daysBefore = (at: number, days: number): string => dayOf(at - days * dayMs);

const figuresOf = ({
  impressions,
  taps,
  tapInstalls,
  viewInstalls,
  localSpend,
}: z.output<typeof metrics>) => [
  impressions,
  taps,
  tapInstalls,
  viewInstalls,
  Math.round(Number(localSpend.amount) * 100),
];

/** What the newer API tells of every campaign, day by day. */
export async function readNewer(client: BusyClient, start: string, end: string): Promise<Figures> {
  const answer = await client.newer('POST', '/reports/apps/campaigns/query', {
    timeRange: { start, end, granularity: 'DAILY' },
    filters: [{ field: 'campaignId', operator: 'GREATER_THAN', value: 0 }],
    pagination: { pageSize: 1000 },
  });
  const { rows } = z.parse(newerDays, answer).result;
  return new Map(
    rows.flatMap(({ metadata, granularMetrics }) =>
      granularMetrics.map((one) => [`${metadata.id} ${one.date}`, figuresOf(one)] as const),
    ),
  );
}

export async function readOlder(client: BusyClient, startTime: string, endTime: string): Promise<Figures> {
  const answer = await client.older('POST', '/reports/campaigns', {
    startTime,
    endTime,
    granularity: 'DAILY',
    selector: { pagination: { limit: 1000 } },
  });
  const { row } = z.parse(olderDays, answer).data.reportingDataResponse;
  return new Map(
    row.flatMap(({ metadata, granularity }) =>
      granularity.map((one) => [`${metadata.campaignId} ${one.date}`, figuresOf(one)] as const),
    ),
  );
}

/** How many lines of the one are not in the other as they are; `columns` leaves out what may still grow. */
export function countDifferences(one: Figures, other: Figures, columns: readonly number[]): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  const told = (figures: Figures, key: string): string =>
    columns.map((column) => figures.get(key)?.[column]).join();
  return [...keys].filter((key) => told(one, key) !== told(other, key)).length;
}

export const allColumns = [0, 1, 2, 3, 4];
/** Installs may still arrive for thirty days; impressions, taps and spend may not. */
export const settledColumns = [0, 1, 4];

const sumOf = (all: readonly (readonly number[])[]): string =>
  allColumns.map((column) => all.reduce((sum, row) => sum + (row[column] ?? 0), 0)).join();

/** How often days do not add up to totals, or rows to grand totals, in either API. */
export async function countWrongSums(client: BusyClient, start: string, end: string): Promise<number> {
  const fromDays = sumOf([...(await readNewer(client, start, end)).values()]);
  const newer = await client.newer('POST', '/reports/apps/campaigns/query', {
    timeRange: { start, end },
    filters: [{ field: 'campaignId', operator: 'GREATER_THAN', value: 0 }],
    options: { includeRows: ['GRAND_TOTAL'] },
    pagination: { pageSize: 1000 },
  });
  const older = await client.older('POST', '/reports/campaigns', {
    startTime: start,
    endTime: end,
    selector: { pagination: { limit: 1000 } },
    returnRowTotals: true,
    returnGrandTotals: true,
  });
  const { rows, summary } = z.parse(newerTotals, newer).result;
  const { row, grandTotals } = z.parse(olderTotals, older).data.reportingDataResponse;
  const sums = [
    sumOf([figuresOf(summary.grandTotal)]),
    sumOf([figuresOf(grandTotals.total)]),
    sumOf(rows.map(({ totalMetrics }) => figuresOf(totalMetrics))),
    sumOf(row.map(({ total }) => figuresOf(total))),
  ];
  return sums.filter((sum) => sum !== fromDays).length;
}
