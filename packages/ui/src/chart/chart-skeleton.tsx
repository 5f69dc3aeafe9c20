import classes from './chart-skeleton.module.css';
import { Skeleton } from '../feedback/skeleton.tsx';

const heights = [
  44, 52, 55, 49, 46, 43, 46, 45, 54, 55, 50, 49, 48, 52, 52, 60, 60, 56, 52, 46, 46, 46, 54, 53, 51, 48, 46,
  48,
];

/** The chart's shape while its first data is read. */
export function ChartSkeleton({ height = 260 }: { readonly height?: number }) {
  return (
    <div className={classes.chart} aria-hidden>
      <div className={classes.head}>
        <Skeleton width={220} height={14} />
        <Skeleton width={220} height={14} />
      </div>
      <div className={classes.columns} style={{ height }}>
        {heights.map((share, index) => (
          // The bars never change place, and equal heights repeat.
          <Skeleton key={index} height={Math.round((share / 100) * (height - 50))} />
        ))}
      </div>
    </div>
  );
}
