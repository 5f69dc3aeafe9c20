import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './overlay.module.css';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  /** Where it has no title of its own. */
  readonly label?: string;
  readonly place: string | undefined;
  readonly side?: 'left' | 'right';
  readonly className: string;
  readonly width?: number;
  /** What would be lost stays when somebody presses beside it. */
  readonly keepsOpen?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Over the page while it is mounted. The focus goes to what has `data-autofocus`, else to the first that takes it. */
export function Overlay(props: Props) {
  const { label, place, side, className, width, keepsOpen = false, onClose, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  useReturnFocus();
  const findFirst = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && popup.current?.contains(activeElement)) return activeElement;
    return popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true;
  };
  return (
    <BaseDialog.Root
      open
      disablePointerDismissal={keepsOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop forceRender className={classes.scrim} />
        <BaseDialog.Viewport className={place} data-side={side}>
          <BaseDialog.Popup
            ref={popup}
            aria-label={label}
            className={className}
            style={{ maxWidth: width }}
            initialFocus={findFirst}
            finalFocus={false}
          >
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
