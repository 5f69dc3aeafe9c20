import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { readTable } from './read-table.ts';

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 6);

const record = z.record(z.string(), z.unknown());
const rows = z.array(record);

/** Figures as they are; of a list a hash of each column, so that what differs later says where. */
export function recordAnswer(answer: unknown, groups: readonly number[]): string[] {
  const placed = JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    const place = (id: unknown) => groups.indexOf(Number(id));
    if (name === 'campaignGroupId') return place(value);
    return name === 'campaignGroupIds' && Array.isArray(value) ? value.map(place) : value;
  });
  return Object.entries(z.parse(record, placed)).map(
    ([name, part]) => `  ${name}: ${name === 'edges' ? hash(part) : writePart(part)}`,
  );
}

function writePart(part: unknown): string {
  const long = z.safeParse(rows, part);
  if (long.success && Object.hasOwn(long.data[0] ?? {}, 'before')) return writeRows(long.data);
  const inner = z.safeParse(z.object({ slots: rows, totals: z.unknown() }), part);
  if (inner.success) return `${writeRows(inner.data.slots)} ${JSON.stringify(inner.data.totals)}`;
  return JSON.stringify(part);
}

function writeRows(list: readonly Record<string, unknown>[]): string {
  const [first = {}] = list;
  const cells = list.map((row) => flatten(row));
  const columns = Object.keys(flatten(first)).map((name) => `${name} ${hash(cells.map((row) => row[name]))}`);
  return `${list.length} rows: ${columns.join(', ')}`;
}

function flatten(row: Record<string, unknown>): Record<string, unknown> {
  const pairs = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const isMeasures = name === 'before' || name === 'measures';
    const inner = isMeasures ? z.safeParse(record, value) : undefined;
    return inner?.success
      ? Object.entries(inner.data).map(([key, each]) => [`${name}.${key}`, each])
      : [[name, value]];
  });
  return Object.fromEntries(pairs);
}

export function recordFile(text: string): string[] {
  const { head, rows: lines } = readTable(text);
  return [
    `  ${lines.length} lines, the first: ${JSON.stringify(lines[0] ?? [])}`,
    ...head.map((name, at) => `  ${name}: ${hash(lines.map((line) => line[at]))}`),
  ];
}
