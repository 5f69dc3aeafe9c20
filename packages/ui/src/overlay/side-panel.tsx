import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { useOnPage } from '../layout/use-on-page.ts';
import { useMediaQuery } from '../look/use-media-query.ts';
import { Drawer } from './drawer.tsx';
import { OverlayHead } from './overlay-head.tsx';
import classes from './side-panel.module.css';

type Props = {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Where there is room beside the page: whether the focus stays there, for the next row. */
  readonly leavesFocus?: boolean;
  readonly children: ReactNode;
};

/** Tells of one row: on a wide screen beside the page, which makes room and stays in use; else over it. */
export function SidePanel({ leavesFocus = false, ...props }: Props) {
  const hasRoom = useMediaQuery('(min-width: 1300px)');
  return hasRoom ? (
    <Beside leavesFocus={leavesFocus} {...props} />
  ) : (
    <Drawer side="right" width={408} {...props} />
  );
}

function Beside({ title, closeLabel, onClose, leavesFocus, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  useOnPage('side-panel');
  useFocusOutside(popup);
  return (
    <BaseDialog.Root
      open
      modal={false}
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Popup
          ref={popup}
          className={classes.beside}
          data-beside-page
          initialFocus={leavesFocus !== true}
          finalFocus={false}
        >
          <OverlayHead title={title} closeLabel={closeLabel} />
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** On leaving, the focus goes to where it was last beside the panel, unless it is there. */
function useFocusOutside(panel: { readonly current: HTMLElement | null }) {
  const last = useRef(document.activeElement);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && panel.current?.contains(target);
      if (target instanceof HTMLElement && isInside !== true) last.current = target;
    };
    document.addEventListener('focusin', keep);
    return () => {
      document.removeEventListener('focusin', keep);
      if (last.current instanceof HTMLElement) last.current.focus();
    };
  }, [panel]);
}
