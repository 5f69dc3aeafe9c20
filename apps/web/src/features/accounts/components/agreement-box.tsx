import { useId, type ReactNode } from 'react';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import classes from './agreement-box.module.css';

type Props = {
  readonly isChecked: boolean;
  readonly error: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
};

export function AgreementBox({ isChecked, error, onChange, children }: Props) {
  const noteId = useId();
  return (
    <div>
      <label className={classes.line}>
        <input
          type="checkbox"
          name="agreement"
          className={classes.box}
          checked={isChecked}
          aria-invalid={error !== undefined}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <div id={noteId} aria-live="polite">
        {error === undefined ? null : (
          <p className={classes.error}>
            <StatusGlyph of="refused" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
