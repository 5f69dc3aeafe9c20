import { Popover } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import './popover.css';
import classes from './range-field.module.css';
import type { RangeChoice, RangeProps } from './range-words.ts';

const RangePanel = lazy(async () => ({ default: (await import('./range-panel.tsx')).RangePanel }));

/** Shows the days; opens presets and a calendar, which are loaded then. */
export function RangeField(props: RangeProps) {
  const { range, preset, presets, words, write, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const name = presets.find(({ key }) => key === preset)?.label;
  const choose = (choice: RangeChoice) => {
    setOpen(false);
    onChange(choice);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      keepMounted={false}
    >
      <Popover.Target>
        <button type="button" className={classes.field} onClick={() => setOpen(!isOpen)}>
          <IconCalendar size={16} className={classes.sign} />
          <span className="tw-only-heard">{words.label} </span>
          {name === undefined ? null : <span className={classes.name}>{name}</span>}
          <span className={classes.days}>{write.range(range.from, range.to)}</span>
          <IconChevronDown size={14} className={classes.sign} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={words.label}>
        <Suspense fallback={<div className={classes.room} />}>
          <RangePanel {...props} onChange={choose} onCancel={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
