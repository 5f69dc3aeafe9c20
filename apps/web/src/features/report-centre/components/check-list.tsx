import classes from './report-builder.module.css';

type Props<Value extends string | number> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly chosen: readonly Value[];
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** In the order of the options, whatever the order of pressing. */
  readonly onChange: (chosen: Value[]) => void;
};

/** Several of some, as real check boxes. */
export function CheckList<Value extends string | number>(props: Props<Value>) {
  const { label, options, chosen, help, error, onChange } = props;
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : chosen.includes(one))),
    );
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.check}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            disabled={option.disabled}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
      {error === undefined ? null : (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {help === undefined ? null : <p className={classes.help}>{help}</p>}
    </fieldset>
  );
}
