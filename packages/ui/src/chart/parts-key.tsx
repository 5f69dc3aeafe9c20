import classes from './parts-key.module.css';
import type { ChartInput } from './prepare-chart.ts';

type Props = {
  readonly label: string;
  readonly input: Pick<ChartInput, 'parts' | 'columns' | 'write'>;
  /** The slot that is read; their totals where none is. */
  readonly slot: number | null;
};

/** Which part has which ink, and what it has. */
export function PartsKey({ label, input: { parts, columns, write }, slot }: Props) {
  if (parts === undefined) return null;
  const { digits } = columns.measure;
  return (
    <ul className={classes.parts} aria-label={label}>
      {parts.map(({ key, name, days, total }, place) => (
        <li key={key} className={classes.part}>
          <span className={classes.ink} data-part={place + 1} aria-hidden />
          <bdi className={classes.name}>{name}</bdi>
          <b className={classes.figure}>
            {write.figure(slot === null ? total : (days[slot] ?? null), digits)}
          </b>
        </li>
      ))}
    </ul>
  );
}
