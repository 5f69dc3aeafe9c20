import type { Compared, MeasuredRange, Measure } from './measure.ts';
import type { Writer } from './writer.ts';

export type Change = {
  /** None: there is nothing to compare, and the note says why. */
  readonly direction: 'up' | 'down' | 'level' | 'none';
  /** "7.6 %" or "0.10 pt", without a sign: the arrow carries it. */
  readonly figure: string;
  readonly judgement: 'good' | 'poor' | 'none';
  readonly note?: string;
};

const judgedFrom = 0.02;

/** Nothing to say when a side is missing, or when there was nothing to compare with. */
export function prepareChange(
  range: Pick<MeasuredRange, 'measure' | 'total' | 'before' | 'compared'>,
  write: Writer,
): Change | null {
  const { measure, before, compared = { now: range.total, before: before?.total ?? null } } = range;
  if (before === undefined) return null;
  if ('why' in compared)
    return { direction: 'none', figure: write.figure(null, 0), judgement: 'none', note: compared.why };
  const difference = differ(measure, compared);
  if (difference === null) return null;
  const inPoints = measure.change === 'points';
  const digits = inPoints && Math.abs(difference) < 1 ? 2 : 1;
  const isLevel = Math.abs(difference) < 0.05;
  return {
    direction: isLevel ? 'level' : difference > 0 ? 'up' : 'down',
    figure: write.change(Math.abs(difference), measure.change, digits),
    judgement: isLevel ? 'none' : judge(measure, compared),
    ...(compared.note === undefined ? {} : { note: compared.note }),
  };
}

function differ({ change }: Measure, { now, before }: Compared): number | null {
  if (now === null || before === null || before === 0) return null;
  return change === 'points' ? now - before : (100 * (now - before)) / before;
}

/** What is worse and may still mend is not judged; what is better already can only become better. */
function judge(measure: Measure, { now, before, isProvisional }: Compared): Change['judgement'] {
  const relative = now === null || before === null || before === 0 ? 0 : (now - before) / before;
  if (measure.better === 'neither' || Math.abs(relative) < judgedFrom) return 'none';
  if (relative > 0 === (measure.better === 'more')) return 'good';
  return isProvisional ? 'none' : 'poor';
}
