import * as z from 'zod/mini';
import { selector } from '@tapwright/apple-ads-v5/selector';
import { impressionShareRanges } from '@tapwright/apple-ads-v5/report';
import type { Instant } from '../../world/entities.ts';
import type { World } from '../../world/world.ts';

const ordered = z.strictObject({
  id: z.int(),
  adAccountId: z.int(),
  name: z.string(),
  granularity: z.enum(['DAILY', 'WEEKLY']),
  dateRange: z.enum([...impressionShareRanges, 'CUSTOM']),
  startTime: z.string(),
  endTime: z.string(),
  selector: z.nullable(selector),
  orderedAt: z.number(),
});

export type OrderedReport = z.output<typeof ordered>;

const note = 'customReports';
const firstId = 9001;
const keptMs = 2 * 86_400_000;
const pendingAfterMs = 5_000;
export const completedAfterMs = 30_000;

function readAll(world: World): OrderedReport[] {
  return z.parse(z.array(ordered), world.notes.get(note) ?? []);
}

/** Reports are kept for two days. */
export const listReports = (world: World, adAccountId: number, now: Instant): OrderedReport[] =>
  readAll(world).filter((report) => report.adAccountId === adAccountId && now < report.orderedAt + keptMs);

export function findReport(world: World, id: number, now: Instant): OrderedReport | undefined {
  return readAll(world).find((report) => report.id === id && now < report.orderedAt + keptMs);
}

export function keepReport(world: World, report: Omit<OrderedReport, 'id'>): OrderedReport {
  const all = readAll(world);
  const kept = { id: (all.at(-1)?.id ?? firstId - 1) + 1, ...report };
  const recent = all.filter(({ orderedAt }) => report.orderedAt < orderedAt + keptMs);
  world.notes.set(note, z.parse(z.json(), JSON.parse(JSON.stringify([...recent, kept]))));
  return kept;
}

export function stateOf({ orderedAt }: OrderedReport, now: Instant): 'QUEUED' | 'PENDING' | 'COMPLETED' {
  if (now < orderedAt + pendingAfterMs) return 'QUEUED';
  return now < orderedAt + completedAfterMs ? 'PENDING' : 'COMPLETED';
}
