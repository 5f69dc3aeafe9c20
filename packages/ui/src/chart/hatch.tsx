import classes from './hatch.module.css';

/** The sign of days whose figures still grow; with words where none stand beside it. */
export function Hatch({ words }: { readonly words?: string }) {
  return words === undefined ? (
    <span className={classes.hatch} />
  ) : (
    <span className={`${classes.hatch} ${classes.inline}`} role="img" aria-label={words} title={words} />
  );
}
