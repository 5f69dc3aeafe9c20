import type { Writer } from '../writer.ts';

/** Writes so plainly that a test sees what was decided, not how a language puts it. */
export const plainWriter: Writer = {
  figure: (value, digits) => (value === null ? '–' : value.toFixed(digits)),
  shortFigure: (value) => `${value / 1000}k`,
  change: (size, unit, digits) => `${size.toFixed(digits)} ${unit}`,
  day: (day) => day.slice(5),
  weekday: (day) => `weekday ${day.slice(5)}`,
  month: (day) => day.slice(0, 7),
};
