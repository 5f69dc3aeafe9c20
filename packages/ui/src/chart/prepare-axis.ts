import type { Writer } from './writer.ts';

type Tick = { readonly value: number; readonly label: string };
export type Axis = { readonly top: number; readonly ticks: readonly Tick[] };

type Input = {
  /** The axis starts at zero and ends at the nice number at or above this. */
  readonly reach: number;
  readonly digits: number;
  readonly write: Writer;
  readonly compact: boolean;
};

const axisSteps = 7;
const shortenFrom = { compact: 100, roomy: 1_000_000 };
const niceFactors = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Seven even steps from zero, each a number that a person would choose. */
export function prepareAxis({ reach, digits, write, compact }: Input): Axis {
  const step = niceStep(reach / axisSteps, digits);
  const ticks = Array.from({ length: axisSteps + 1 }, (_, index) => {
    const value = Number((index * step).toPrecision(12));
    return { value, label: labelOf(value, step, digits, write, compact) };
  });
  return { top: Number((axisSteps * step).toPrecision(12)), ticks };
}

function niceStep(need: number, digits: number): number {
  if (need === 0) return 1;
  const smallest = 10 ** -digits;
  if (!(need > smallest)) return smallest;
  const power = 10 ** Math.floor(Math.log10(need));
  const fits = (step: number): boolean =>
    step >= need * 0.999_999 && Math.abs(step / smallest - Math.round(step / smallest)) < 1e-6;
  return niceFactors.map((factor) => factor * power).find(fits) ?? 10 * power;
}

function labelOf(value: number, step: number, digits: number, write: Writer, compact: boolean): string {
  if (step >= (compact ? shortenFrom.compact : shortenFrom.roomy)) return write.shortFigure(value);
  return write.figure(value, Number.isInteger(step) ? 0 : digits);
}
