import classes from './count-badge.module.css';

const shownUpTo = 99;

/** Sits on the corner of its neighbour; the number itself belongs in that neighbour's label. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-count={count > shownUpTo ? `${shownUpTo}+` : count} aria-hidden />
  );
}
