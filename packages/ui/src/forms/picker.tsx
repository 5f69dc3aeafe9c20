import { IconChevronDown } from '@tabler/icons-react';
import classes from './picker.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** One of some, in the system's own list: right at hand on a phone, and heard as what it is. */
export function Picker<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <span className={classes.picker}>
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} className={classes.sign} />
    </span>
  );
}
