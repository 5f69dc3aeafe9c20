import classes from './chart-marks.module.css';
import type { PlotSize } from './plot-options.ts';

export type ChartMark = {
  readonly slot: number;
  readonly count: number;
  /** What it says in full, such as "3 changes on 12 Nov". */
  readonly label: string;
};

type Props = {
  readonly marks: readonly ChartMark[];
  readonly slots: number;
  readonly size: Pick<PlotSize, 'width' | 'gutter'>;
  readonly onMark: (slot: number) => void;
};

const narrow = 20;

/** Over the slots on which something was changed. By keys they are reached as one list, beside the chart. */
export function ChartMarks({ marks, slots, size: { width, gutter }, onMark }: Props) {
  const slotWidth = (width - 2 * gutter) / Math.max(slots, 1);
  return (
    <div className={classes.marks}>
      {marks
        .filter(({ slot }) => slot < slots && width > 0)
        .map(({ slot, count, label }) => (
          <button
            key={slot}
            type="button"
            className={classes.mark}
            data-narrow={slotWidth < narrow}
            style={{ left: gutter + (slot + 0.5) * slotWidth }}
            aria-label={label}
            title={label}
            tabIndex={-1}
            onClick={() => onMark(slot)}
          >
            {slotWidth < narrow ? null : count > 99 ? '99+' : count}
          </button>
        ))}
    </div>
  );
}
