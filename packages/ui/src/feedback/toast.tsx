import type { HTMLAttributes, ReactNode } from 'react';
import { StatusGlyph } from './status-glyph.tsx';
import classes from './toast.module.css';

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'> & {
  readonly tone: 'good' | 'poor' | 'busy';
  /** What can be done about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const glyphs = { good: 'in-order', poor: 'refused', busy: 'sending' } as const;

/** By hand: every page has it from its first moment on, and a library’s is heavy for that. */
export function Toast({ tone, action, closeLabel, onClose, children, ...handlers }: Props) {
  return (
    <div role="alert" className={classes.toast} data-tone={tone} {...handlers}>
      <StatusGlyph of={glyphs[tone]} size={16} />
      <p className={classes.text}>{children}</p>
      {action === undefined ? null : (
        <button type="button" className={classes.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          <path
            d="m2 2 8 8M10 2l-8 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  );
}
