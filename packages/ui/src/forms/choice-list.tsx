import { useId } from 'react';
import classes from './choice-list.module.css';
import { StatusGlyph } from '../feedback/status-glyph.tsx';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly note?: string | undefined;
    /** Seen, but not to be chosen; the note says why. */
    readonly disabled?: boolean;
  }[];
  readonly error?: string | undefined;
  /** In a dialog: begins at what is chosen. */
  readonly takesFocus?: boolean;
  readonly onChange: (value: Value) => void;
};

/** One of several that need a line to be understood, as real radio buttons; many of them scroll. */
export function ChoiceList<Value extends string>(props: Props<Value>) {
  const { label, value, options, error, takesFocus = false, onChange } = props;
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={`${id}-error`}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.list}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              className={classes.input}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              data-autofocus={(takesFocus && option.value === value) || undefined}
              aria-labelledby={`${id}-${option.value}-name`}
              aria-describedby={option.note ? `${id}-${option.value}` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.words}>
              <span id={`${id}-${option.value}-name`} className={classes.name}>
                {option.label}
              </span>
              {option.note ? (
                <span id={`${id}-${option.value}`} className={classes.note}>
                  {option.note}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {error === undefined ? null : (
          <p className={classes.error}>
            <StatusGlyph of="refused" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
