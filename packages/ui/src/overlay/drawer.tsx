import type { ReactNode } from 'react';
import { Overlay } from './overlay.tsx';
import classes from './overlay.module.css';
import { OverlayHead } from './overlay-head.tsx';

type Props = {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly side?: 'left' | 'right';
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** At one edge of the page, as high as it is. */
export function Drawer({ title, closeLabel, side = 'left', width = 280, onClose, children }: Props) {
  return (
    <Overlay
      place={classes.drawerPlace}
      side={side}
      className={`${classes.drawer}`}
      width={width}
      onClose={onClose}
    >
      <OverlayHead title={title} closeLabel={closeLabel} />
      {children}
    </Overlay>
  );
}
