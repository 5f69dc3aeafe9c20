import type { Days, MeasuredRange, Part } from './measure.ts';
import { prepareAxis } from './prepare-axis.ts';
import type { Axis } from './prepare-axis.ts';
import { nameDay, prepareDates } from './prepare-dates.ts';
import type { DateLabel, Step } from './prepare-dates.ts';
import type { Writer } from './writer.ts';

export type ChartInput = {
  /** First day of each slot, ISO. */
  readonly days: readonly string[];
  readonly daysBefore?: readonly string[];
  readonly step: Step;
  readonly columns: MeasuredRange;
  readonly line?: MeasuredRange;
  /** The columns stand in these parts, the first at their foot. */
  readonly parts?: readonly Part[];
  readonly write: Writer;
};

export type Room = { readonly width: number; readonly compact: boolean };

type PreparedColumns = {
  readonly now: Days;
  readonly before: Days;
  readonly parts: readonly Days[];
  readonly axis: Axis;
};
type PreparedLine = {
  readonly complete: Days;
  /** Starts at the last complete slot, so that the dots join the line. */
  readonly immature: Days;
  readonly before: Days;
  readonly axis: Axis;
};

export type PreparedChart = {
  readonly slots: number;
  readonly columns: PreparedColumns;
  readonly line: PreparedLine | null;
  /** Where the band of days still arriving begins; `slots` when there is none. */
  readonly immatureFrom: number;
  readonly dates: readonly DateLabel[];
};

const columnsKeepTo = 1.6;
const immatureMayReach = 1.5;

export function prepareChart(input: ChartInput, room: Room): PreparedChart {
  const slots = input.days.length;
  return {
    slots,
    columns: prepareColumns(input, room),
    line: input.line ? prepareLine(input.line, input.write, room) : null,
    immatureFrom: Math.min(input.columns.immatureFrom ?? slots, input.line?.immatureFrom ?? slots),
    dates: prepareDates(input.days, input.step, input.write, room.width),
  };
}

function prepareColumns({ columns, parts = [], write }: ChartInput, { compact }: Room): PreparedColumns {
  const before = columns.before?.days ?? [];
  const reach = columnsKeepTo * largest(columns.days, before);
  return {
    now: columns.days,
    before,
    parts: parts.map(({ days }) => days),
    axis: prepareAxis({ reach, digits: columns.measure.digits, write, compact }),
  };
}

/** The lowest top that holds the line puts it highest, which keeps it above the columns where that can be. */
function prepareLine(line: MeasuredRange, write: Writer, { compact }: Room): PreparedLine {
  const { immatureFrom = line.days.length } = line;
  const joinsAt = immatureFrom < line.days.length ? immatureFrom - 1 : immatureFrom;
  const before = line.before?.days ?? [];
  const settled = largest(line.days.slice(0, immatureFrom), before);
  const arriving = largest(line.days.slice(immatureFrom));
  // One wild immature day must not press all others flat; it then leaves the plot at the top.
  const reach = settled > 0 ? Math.max(settled, Math.min(arriving, immatureMayReach * settled)) : arriving;
  const axis = prepareAxis({ reach, digits: line.measure.digits, write, compact });
  return {
    complete: line.days.map((value, index) => (index < immatureFrom ? value : null)),
    immature: line.days.map((value, index) => (index >= joinsAt ? value : null)),
    before,
    axis,
  };
}

/** What stands at the axis under the pointer: "Fri 6 Nov vs 9 Oct". */
export function nameSlot(
  input: Pick<ChartInput, 'days' | 'daysBefore' | 'step' | 'write'>,
  index: number,
  versus: (now: string, before: string) => string,
): string {
  const day = input.days[index];
  if (day === undefined) return '';
  const now = nameDay(day, input.step, input.write);
  const dayBefore = input.daysBefore?.[index];
  if (dayBefore === undefined) return now;
  const step = input.step === 'day' ? 'week' : input.step;
  return versus(now, nameDay(dayBefore, step, input.write));
}

/** The slot a key leads to; from nowhere the last complete one comes first. */
export function moveSlot(
  key: string,
  from: number | null,
  slots: number,
  immatureFrom: number,
): number | null {
  if (slots === 0) return null;
  const start = from ?? Math.max(immatureFrom - 1, 0);
  const last = slots - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return from === null ? start : Math.max(from - 1, 0);
  if (key === 'ArrowRight') return from === null ? start : Math.min(from + 1, last);
  return null;
}

function largest(...lists: readonly Days[]): number {
  return Math.max(0, ...lists.flat().filter((value) => value !== null));
}
