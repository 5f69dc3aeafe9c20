import classes from './chart-marks.module.css';
import type { PlotSize } from './plot-options.ts';

export type ChartMark = {
  readonly slot: number;
  /** How many, as it is written; part of the label. */
  readonly figure: string;
  /** What it says in full, such as "3 changes on 12 Nov". */
  readonly label: string;
};

type Props = {
  readonly marks: readonly ChartMark[];
  readonly slots: number;
  readonly size: Pick<PlotSize, 'width' | 'gutter'>;
  readonly onMark: (slot: number) => void;
};

/** A figure is shown where it has room; a mark without one is a dot. */
const widthOf = (figure: string) => 14 + 6 * figure.length;

/** Over the slots on which something was changed. By keys they are reached as one list, beside the chart. */
export function ChartMarks({ marks, slots, size: { width, gutter }, onMark }: Props) {
  const slotWidth = (width - 2 * gutter) / Math.max(slots, 1);
  return (
    <div className={classes.marks}>
      {marks
        .filter(({ slot }) => slot < slots && width > 0)
        .map(({ slot, figure, label }) => (
          <button
            key={slot}
            type="button"
            className={classes.mark}
            data-narrow={slotWidth < widthOf(figure)}
            style={{ left: gutter + (slot + 0.5) * slotWidth }}
            aria-label={label}
            title={label}
            tabIndex={-1}
            onClick={() => onMark(slot)}
          >
            {slotWidth < widthOf(figure) ? null : figure}
          </button>
        ))}
    </div>
  );
}
