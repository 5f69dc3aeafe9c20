import { useId } from 'react';
import classes from './choice-list.module.css';

type Props = {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly note?: string | undefined;
  }[];
  /** Where there is no option. */
  readonly empty: string;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Any of several, as real checkboxes; many of them scroll. What is chosen and not shown stays chosen. */
export function CheckList({ label, chosen, options, empty, onChange }: Props) {
  const id = useId();
  const isChosen = new Set(chosen);
  return (
    <fieldset className={classes.group} aria-label={label}>
      <div className={classes.list} data-short>
        {options.length === 0 ? <p className={classes.option}>{empty}</p> : null}
        {options.map(({ value, label: name, note }) => (
          <label key={value} className={classes.option}>
            <input
              className={classes.input}
              type="checkbox"
              checked={isChosen.has(value)}
              aria-describedby={note === undefined ? undefined : `${id}-${value}`}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              {note === undefined ? null : (
                <span id={`${id}-${value}`} className={classes.note}>
                  {note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
