import { sparkBox } from './prepare-sparkline.ts';
import type { Sparkline as Shape } from './prepare-sparkline.ts';
import classes from './sparkline.module.css';

type Props = { readonly shape: Shape; readonly series?: 'columns' | 'line' };

export function Sparkline({ shape, series }: Props) {
  return (
    <svg
      className={classes.spark}
      data-series={series}
      viewBox={`0 0 ${sparkBox.width} ${sparkBox.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={classes.before} d={shape.before} />
      <path className={classes.now} d={shape.now} />
      <path className={classes.tail} d={shape.tail} />
    </svg>
  );
}
