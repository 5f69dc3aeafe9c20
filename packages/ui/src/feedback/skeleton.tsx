import classes from './skeleton.module.css';

type Props = { readonly width?: number | string; readonly height?: number };

/** A bar in the shape of what comes; it shows after 150 ms, so that a quick answer never flickers. */
export function Skeleton({ width = '100%', height = 10 }: Props) {
  return <span className={classes.bar} style={{ width, height }} aria-hidden />;
}
