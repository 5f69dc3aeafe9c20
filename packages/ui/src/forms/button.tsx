import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import classes from './button.module.css';
import loader from './loader.module.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  readonly variant?: 'default' | 'filled' | 'subtle' | 'danger';
  readonly size?: 'xs' | 'sm' | 'lg';
  readonly icon?: ReactNode;
  /** Under way: cannot be pressed again. */
  readonly loading?: boolean | undefined;
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
  /** What it is in place of a button, such as a link: `<Link to="/login" />`. */
  readonly render?: ReactElement<Record<string, unknown>>;
};

export function Button(props: Props) {
  const {
    variant = 'default',
    size = 'sm',
    icon,
    loading = false,
    fullWidth,
    className,
    render,
    ...rest
  } = props;
  const { children, type = 'button', disabled = false, ref, ...others } = rest;
  const ofButton = render ? {} : { type, disabled: disabled || loading };
  return useRender({
    defaultTagName: 'button',
    render,
    ...(ref ? { ref } : {}),
    props: {
      ...others,
      ...ofButton,
      className: `${classes.button} ${className ?? ''}`,
      'data-variant': variant,
      'data-size': size,
      'data-wide': fullWidth || undefined,
      'data-icon': icon ? true : undefined,
      'data-loading': loading || undefined,
      children: (
        <>
          <span className={classes.inside}>
            {icon ? <span className={classes.icon}>{icon}</span> : null}
            <span className={classes.label}>{children}</span>
          </span>
          {loading ? (
            <span className={classes.loader}>
              <span className={loader.loader} />
            </span>
          ) : null}
        </>
      ),
    },
  });
}
