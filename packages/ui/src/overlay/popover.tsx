import { lazy, Suspense, useState } from 'react';
import { EarlyTrigger } from './early-trigger.tsx';
import { useKeptFocus } from './kept-focus.ts';
import type { PopoverProps } from './popover-props.ts';

const LoadedPopover = lazy(async () => ({ default: (await import('./loaded-popover.tsx')).LoadedPopover }));

/** Takes the focus, lets it go on by Tab, closes by Escape or a press beside it, and gives the focus back. */
export function Popover(props: PopoverProps) {
  const [wasPressed, setPressed] = useState(false);
  const focus = useKeptFocus();
  const press = () => {
    setPressed(true);
    props.onOpenChange?.(true);
  };
  return (
    <Suspense
      fallback={<EarlyTrigger trigger={props.trigger} opens="dialog" focus={focus.early} onPress={press} />}
    >
      <LoadedPopover {...props} focus={focus.loaded} defaultOpen={wasPressed} />
    </Suspense>
  );
}
