import { Popover as BasePopover } from '@base-ui/react/popover';
import type { RefCallback } from 'react';
import type { PopoverProps } from './popover-props.ts';
import classes from './popup.module.css';

type Props = PopoverProps & { readonly defaultOpen: boolean; readonly focus: RefCallback<HTMLElement> };

export function LoadedPopover(props: Props) {
  const { trigger, label, side = 'bottom', align = 'end', width, className, anchor, children } = props;
  const { placeClassName, open, onOpenChange, byHover = false, defaultOpen, focus } = props;
  return (
    <BasePopover.Root
      {...(open === undefined ? { defaultOpen } : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <BasePopover.Trigger ref={focus} render={trigger} openOnHover={byHover} delay={400} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={`${classes.place} ${placeClassName ?? ''}`}
          side={side}
          align={align}
          sideOffset={4}
          {...(anchor ? { anchor } : {})}
        >
          <BasePopover.Popup
            aria-label={label}
            className={`${classes.popup} ${classes.padded} ${className ?? ''}`}
            style={{ width }}
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
