import * as z from 'zod/mini';
import { comparedMeasures } from './report-comparison.ts';
import { reportEdges } from './report-edges.ts';
import { reportMeasures } from './report-measures.ts';

/** Longer lists go over the wire by columns: a third of the size, and read in a tenth of the time. */
const maxAsRows = 200;

/** The cells are not gone through one by one: there may be a hundred thousand. */
const columnsOnWire = z.object({ columns: z.record(z.string(), z.custom<unknown[]>(Array.isArray)) });

/** Whoever calls sees rows, however they came. */
function rowsOf<Row extends z.ZodMiniObject>(row: Row) {
  const names = Object.keys(row.shape);
  return z.codec(z.union([z.array(row), columnsOnWire]), z.custom<z.output<Row>[]>(Array.isArray), {
    decode: (wire) => (Array.isArray(wire) ? wire : readColumns(row, wire.columns)),
    encode: (rows) => (rows.length > maxAsRows ? { columns: writeColumns(names, rows) } : rows),
  });
}

function writeColumns(names: readonly string[], rows: readonly Record<string, unknown>[]) {
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]));
}

function readColumns<Row extends z.ZodMiniObject>(
  row: Row,
  columns: Record<string, unknown[]>,
): z.output<Row>[] {
  const names = Object.keys(row.shape);
  const length = columns[names[0] ?? '']?.length ?? 0;
  // JSON has no undefined: what a row went without comes as null.
  const optional = new Set(names.filter((name) => row.shape[name] instanceof z.ZodMiniOptional));
  const given = names.filter((name) => !optional.has(name));
  const rows = Array.from({ length }, (_, place) => {
    // Rows that are made alike, name by name, are read quickly; one from which something was taken is not.
    const one: Record<string, unknown> = {};
    for (const name of given) one[name] = columns[name]?.[place];
    for (const name of optional) {
      const value = columns[name]?.[place];
      if (value !== null) one[name] = value;
    }
    return one;
  });
  // The first stands for all of them: their columns were written together.
  z.parse(z.array(row), rows.slice(0, 1));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has just read the first.
  return rows as z.output<Row>[];
}

/** A page, how many rows there are in all, and the sums of all of them. */
export function reportListOf<Row extends z.ZodMiniObject>(row: Row) {
  return z.object({
    list: rowsOf(row),
    total: z.int(),
    totals: reportMeasures,
    totalsBefore: z.nullable(reportMeasures),
    compared: comparedMeasures,
    edges: reportEdges,
  });
}

export const reportTotals = z.object({
  total: z.int(),
  totals: reportMeasures,
  totalsBefore: z.nullable(reportMeasures),
  compared: comparedMeasures,
  edges: reportEdges,
});

export const reportSlot = z.object({
  /** A week or month that the range cuts is as long as what is left of it. */
  from: z.string(),
  to: z.string(),
  /** Null: a gap, which is no zero. */
  measures: z.nullable(reportMeasures),
  isYoung: z.boolean(),
});

export const reportDays = z.object({
  slots: z.array(reportSlot),
  totals: reportMeasures,
  before: z.nullable(z.object({ slots: z.array(reportSlot), totals: reportMeasures })),
  compared: comparedMeasures,
  edges: reportEdges,
});

export type ReportDays = z.infer<typeof reportDays>;
export type ReportSlot = z.infer<typeof reportSlot>;
