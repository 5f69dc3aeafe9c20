import type { MeasuredRange, Measure } from './measure.ts';
import type { Writer } from './writer.ts';

export type Change = {
  readonly direction: 'up' | 'down' | 'level';
  /** "7.6 %" or "0.10 pt", without a sign: the arrow carries it. */
  readonly figure: string;
  readonly judgement: 'good' | 'poor' | 'none';
};

const judgedFrom = 0.02;

/** Nothing to say when a side is missing, or when there was nothing to compare with. */
export function prepareChange(
  range: Pick<MeasuredRange, 'measure' | 'total' | 'before' | 'complete'>,
  write: Writer,
): Change | null {
  const { measure, total: now } = range;
  const before = range.before?.total ?? null;
  if (now === null || before === null || before === 0) return null;
  const inPoints = measure.change === 'points';
  const difference = inPoints ? now - before : (100 * (now - before)) / before;
  const digits = inPoints && Math.abs(difference) < 1 ? 2 : 1;
  const isLevel = Math.abs(difference) < 0.05;
  return {
    direction: isLevel ? 'level' : difference > 0 ? 'up' : 'down',
    figure: write.change(Math.abs(difference), measure.change, digits),
    judgement: isLevel ? 'none' : judge(measure, now, before, range.complete),
  };
}

function judge(
  measure: Measure,
  now: number,
  before: number,
  complete: MeasuredRange['complete'],
): Change['judgement'] {
  const whole = verdict(measure, now, before);
  if (!complete) return whole;
  const { now: completeNow, before: completeBefore } = complete;
  if (completeNow === null || completeBefore === null) return 'none';
  return verdict(measure, completeNow, completeBefore) === whole ? whole : 'none';
}

function verdict(measure: Measure, now: number, before: number): Change['judgement'] {
  const relative = before === 0 ? 0 : (now - before) / before;
  if (measure.better === 'neither' || Math.abs(relative) < judgedFrom) return 'none';
  return relative > 0 === (measure.better === 'more') ? 'good' : 'poor';
}
