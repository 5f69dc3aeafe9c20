import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly icon?: ReactNode }[];
  readonly onChange: (value: Value) => void;
  readonly listClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** The panel may be as wide as the page. */
  readonly isWide?: boolean;
  /** What belongs to the chosen one. */
  readonly children: ReactNode;
};

/** On a phone there are more than fit: they scroll sideways. */
const bringInSight = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The arrows move, Enter or Space chooses: what is chosen may be asked about, or may have to be loaded. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, value, tabs, onChange, listClassName, panelClassName, isWide, children } = props;
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <BaseTabs.List className={`${classes.list} ${listClassName ?? ''}`} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            ref={tab.value === value ? bringInSight : undefined}
            value={tab.value}
            className={classes.tab}
          >
            {tab.icon}
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={value} className={`${classes.panel} ${panelClassName ?? ''}`} data-wide={isWide}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
