import type { ComponentProps } from 'react';
import { StatusGlyph } from '../feedback/status-glyph.tsx';
import classes from './token-field.module.css';

export type Token = {
  readonly key: string;
  readonly label: string;
  readonly isWrong?: boolean;
  /** What the press on its cross is called. */
  readonly remove: string;
};

type Props = {
  readonly tokens: readonly Token[];
  readonly onRemove: (key: string) => void;
  readonly input: Omit<ComponentProps<'input'>, 'className'>;
};

/** What was chosen stands in the field, before what is typed next. */
export function TokenField({ tokens, onRemove, input }: Props) {
  return (
    <div className={classes.box} data-wrong={input['aria-invalid'] === true || undefined}>
      {tokens.map(({ key, label, isWrong, remove }) => (
        <span key={key} className={classes.token} data-wrong={isWrong || undefined}>
          {isWrong ? <StatusGlyph of="refused" /> : null}
          {label}
          <button type="button" tabIndex={-1} aria-label={remove} onClick={() => onRemove(key)}>
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
              <path
                d="m3.2 3.2 5.6 5.6M8.8 3.2 3.2 8.8"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
              />
            </svg>
          </button>
        </span>
      ))}
      <input className={classes.input} {...input} />
    </div>
  );
}
