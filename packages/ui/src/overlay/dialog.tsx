import type { ReactNode } from 'react';
import { Overlay } from './overlay.tsx';
import classes from './overlay.module.css';
import { OverlayHead } from './overlay-head.tsx';

type Props = {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly width?: number;
  /** What would be lost stays when somebody presses beside it. */
  readonly keepsOpen?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Dialog({ title, closeLabel, width = 480, keepsOpen = false, onClose, children }: Props) {
  return (
    <Overlay
      place={classes.dialogPlace}
      className={`${classes.dialog}`}
      width={width}
      keepsOpen={keepsOpen}
      onClose={onClose}
    >
      <OverlayHead title={title} closeLabel={closeLabel} />
      <div className={classes.dialogBody}>{children}</div>
    </Overlay>
  );
}
