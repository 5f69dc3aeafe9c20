import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';
import loader from './loader.module.css';

type Props = ComponentProps<'button'> & {
  readonly size?: 'small' | 'normal' | 'large';
  readonly outlined?: boolean;
  /** Under way: cannot be pressed again. */
  readonly loading?: boolean;
};

/** One icon to press; its name is `aria-label`, or words in it that are only heard. */
export function IconButton(props: Props) {
  const {
    size = 'normal',
    outlined = false,
    loading = false,
    className,
    disabled,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${className ?? ''}`}
      data-size={size}
      data-outlined={outlined || undefined}
      disabled={disabled || loading}
    >
      {loading ? <span className={loader.loader} /> : children}
    </button>
  );
}
