import type { ReactNode } from 'react';
import { Overlay } from './overlay.tsx';
import classes from './overlay.module.css';

type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Without head and cross, such as a palette: high on the page, closed by Escape or a press beside it. */
export function BareDialog({ label, className, onClose, children }: Props) {
  return (
    <Overlay
      label={label}
      place={classes.barePlace}
      className={`${classes.bare} ${className ?? ''}`}
      width={480}
      onClose={onClose}
    >
      {children}
    </Overlay>
  );
}
