import type { ListInk } from '@tapwright/contracts/word-lists';
import classes from './list-mark.module.css';

/** A square in the colour of a list; never without its name within reach. */
export const ListMark = ({ ink }: { readonly ink: ListInk }) => (
  <span className={classes.mark} data-ink={ink} aria-hidden />
);
