import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import classes from './tooltip.module.css';

type Props = { readonly label: string; readonly children: ReactElement<Record<string, unknown>> };

/** Shows what something is called; it is heard only where the element says so itself. */
export function Tooltip({ label, children }: Props) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={classes.place} sideOffset={6}>
          <BaseTooltip.Popup className={classes.tip}>{label}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
