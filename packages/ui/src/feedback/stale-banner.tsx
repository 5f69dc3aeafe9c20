import type { ReactNode } from 'react';
import { StatusGlyph } from './status-glyph.tsx';
import classes from './stale-banner.module.css';

type Props = {
  /** Since when, in a few words. */
  readonly title: ReactNode;
  /** As of when, and what waits. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

export function StaleBanner({ title, children, action }: Props) {
  return (
    <div className={classes.banner} role="status">
      <StatusGlyph of="stale" size={16} />
      <p className={classes.text}>
        <strong className={classes.title}>{title}</strong> {children}
      </p>
      {action}
    </div>
  );
}
