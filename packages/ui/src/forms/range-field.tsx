import { IconCalendar, IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Popover } from '../overlay/popover.tsx';
import classes from './range-field.module.css';
import type { DayRange, RangeChoice, RangeProps } from './range-words.ts';

const RangePanel = lazy(async () => ({ default: (await import('./range-panel.tsx')).RangePanel }));

/** Shows the days, with a step to either side; opens presets and a calendar, which are loaded then. */
export function RangeField(props: RangeProps) {
  const { words, steps, lockMs, onChange } = props;
  const [isLocked, lock] = useLock(lockMs);
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Whatever changes the days, such as another page or the way back, closes what shows the old ones.
  const shown = `${props.range.from} ${props.range.to}`;
  const [openedAt, setOpenedAt] = useState(shown);
  if (isOpen && openedAt !== shown) setOpen(false);
  const choose = (choice: RangeChoice) => {
    setOpen(false);
    lock();
    onChange(choice);
  };
  const step = (range: DayRange | undefined) => {
    if (range && !isLocked) choose({ range });
  };
  return (
    <div ref={field} className={classes.field} data-locked={isLocked}>
      {steps ? (
        <Step label={steps.earlierLabel} disabled={!steps.earlier} onPress={() => step(steps.earlier)}>
          <IconChevronLeft size={14} />
        </Step>
      ) : null}
      <Popover
        label={words.label}
        className={classes.dropdown}
        placeClassName={classes.place}
        anchor={field}
        open={isOpen}
        onOpenChange={(next) => {
          setOpenedAt(shown);
          setOpen(next && !isLocked);
        }}
        trigger={
          <button type="button" className={classes.shown} aria-disabled={isLocked}>
            <Shown {...props} />
          </button>
        }
      >
        <Suspense fallback={<div className={classes.room} />}>
          <RangePanel {...props} onChange={choose} onCancel={() => setOpen(false)} />
        </Suspense>
      </Popover>
      {steps ? (
        <Step label={steps.laterLabel} disabled={!steps.later} onPress={() => step(steps.later)}>
          <IconChevronRight size={14} />
        </Step>
      ) : null}
    </div>
  );
}

function useLock(lockMs: number) {
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setLocked(false), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked, lockMs]);
  return [isLocked, () => setLocked(true)] as const;
}

function Shown({ range, preset, presets, words, write, compare }: RangeProps) {
  const { label: name, isAll = false } = presets.find(({ key }) => key === preset) ?? {};
  const compared = compare?.daysOf(compare.value, range, preset);
  return (
    <>
      <IconCalendar size={16} className={classes.sign} />
      <span className="tw-visually-hidden">{words.label} </span>
      {name === undefined ? null : <span className={classes.name}>{name}</span>}
      <span className={classes.range}>
        {isAll ? null : <span className={classes.days}>{write.range(range.from, range.to)}</span>}
        {compare && compared ? <span className={classes.versus}>{compare.versus(compared)}</span> : null}
      </span>
      <IconChevronDown size={14} className={classes.sign} />
    </>
  );
}

type StepProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
