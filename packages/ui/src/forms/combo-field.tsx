import { type ReactNode, useId } from 'react';
import classes from './combo-field.module.css';
import { FieldNote } from './field-note.tsx';
import { TokenField, type Token } from './token-field.tsx';
import { useCombo } from './use-combo.ts';

export type ComboOption = {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly aside?: ReactNode;
  /** Seen, but not to be chosen. */
  readonly isDisabled?: boolean;
};

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly placeholder?: string;
  readonly options: readonly ComboOption[];
  /** The list belongs to what was typed before. */
  readonly isOld?: boolean;
  /** Where the list is shown without anything typed, what it says while it is empty. */
  readonly none?: string;
  readonly tokens?: readonly Token[];
  readonly error?: string | undefined;
  readonly help?: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onTake: (key: string) => void;
  readonly onRemove?: (key: string) => void;
};

/** Typed, looked up, taken: by arrows and Enter, or by a press. */
export function ComboField(props: Props) {
  const { label, hint, name, placeholder, options, isOld = false, none, error, help, typed } = props;
  const id = useId();
  const { at, isOpen, ...handlers } = useCombo(props);
  const isShown = isOpen && (options.length > 0 || none !== undefined);
  return (
    <div className={classes.search}>
      <label className={classes.label} htmlFor={id}>
        {label} {hint ? <span className={classes.help}>{hint}</span> : null}
      </label>
      <TokenField
        tokens={props.tokens ?? []}
        onRemove={(key) => props.onRemove?.(key)}
        input={{
          id,
          name,
          role: 'combobox',
          'aria-expanded': isShown,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': isShown && options[at] ? `${id}-${at}` : undefined,
          'aria-invalid': error !== undefined,
          autoComplete: 'off',
          placeholder,
          value: typed,
          ...handlers,
        }}
      />
      <FieldNote error={error} help={help} />
      {isShown ? (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={classes.list}
          data-old={isOld || undefined}
        >
          {options.map(({ key, ...option }, place) => (
            <Option
              key={key}
              id={`${id}-${place}`}
              {...option}
              isAt={place === at}
              onTake={() => props.onTake(key)}
            />
          ))}
          {options.length === 0 ? <p className={classes.none}>{none}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

type OptionProps = Omit<ComboOption, 'key'> & {
  readonly id: string;
  readonly isAt: boolean;
  readonly onTake: () => void;
};

function Option({ id, label, note, aside, isDisabled = false, isAt, onTake }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isAt}
      aria-disabled={isDisabled}
      className={classes.option}
      onMouseDown={(event) => {
        event.preventDefault();
        if (!isDisabled) onTake();
      }}
    >
      <span className={classes.words}>
        <b>{label}</b>
        {note ? <span className={classes.help}>{note}</span> : null}
      </span>
      {aside}
    </div>
  );
}
