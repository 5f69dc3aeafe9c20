import classes from './series-key.module.css';

type Props = { readonly of: 'columns' | 'line' | 'columns-before' | 'line-before' | 'immature' };

export function SeriesKey({ of }: Props) {
  return <span className={classes.key} data-series={of} aria-hidden />;
}
