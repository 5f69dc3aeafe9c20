import { useRef, useState, type KeyboardEvent } from 'react';
import { useMediaQuery } from '../look/use-media-query.ts';
import { Button } from './button.tsx';
import { Calendar, type Days } from './calendar.tsx';
import classes from './range-panel.module.css';
import { Picker } from './picker.tsx';
import type { Comparison, DayRange, RangeProps, RangeWriter } from './range-words.ts';
import { TextField } from './text-field.tsx';

type Props = RangeProps & { readonly onCancel: () => void };

/** A preset is shown at once; days of one's own when both are chosen and confirmed. */
export function RangePanel(props: Props) {
  const { range, preset, presets, today, words, write, compare, onChange } = props;
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const isAll = presets.some(({ key, isAll: all }) => key === preset && all === true);
  const [days, setDays] = useState<Days>(isAll ? [null, null] : [range.from, range.to]);
  const [compareWith, setCompareWith] = useState(compare?.value);
  const [from, to] = days;
  const compared =
    compare && compareWith !== undefined && from !== null && to !== null
      ? compare.daysOf(compareWith, { from, to }, from === range.from && to === range.to ? preset : undefined)
      : undefined;
  return (
    <div className={classes.panel}>
      <Presets {...props} onChange={(choice) => onChange({ ...choice, compareWith })} />
      <div className={classes.own}>
        <TypedDays days={days} today={today} words={words} onChange={setDays} />
        <Chosen days={days} words={words} write={write} />
        <Calendar
          days={days}
          months={isNarrow ? 1 : 2}
          today={today}
          compared={compared}
          words={words}
          write={write}
          onChange={setDays}
        />
        {compare && compareWith !== undefined ? (
          <ComparisonFields
            compare={compare}
            value={compareWith}
            days={compared}
            write={write}
            onChange={setCompareWith}
          />
        ) : null}
        <Foot
          {...props}
          days={days}
          onShow={(from, to) => {
            const isSame = from === range.from && to === range.to;
            // Whoever changes only the comparison keeps "this month", not its days.
            onChange(
              isSame && preset !== undefined ? { preset, compareWith } : { range: { from, to }, compareWith },
            );
          }}
        />
      </div>
    </div>
  );
}

/** One stop for Tab, however many there are: arrows go from one to the next. */
function Presets({ presets, preset, words, onChange, onPoint }: Props) {
  const [come, leave] = useRest(onPoint);
  const stop = presets.some(({ key }) => key === preset) ? preset : presets[0]?.key;
  return (
    <ul className={classes.presets} aria-label={words.presets}>
      {presets.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.preset}
            aria-current={key === preset}
            tabIndex={key === stop ? 0 : -1}
            onKeyDown={walkPresets}
            onFocus={() => come(key)}
            onBlur={leave}
            onPointerEnter={() => come(key)}
            onPointerLeave={leave}
            onClick={() => onChange({ preset: key })}
          >
            {label}
          </button>
        </li>
      ))}
      <li className={classes.preset} data-own aria-current={preset === undefined}>
        {words.custom}
      </li>
    </ul>
  );
}

const restMs = 50;

/** Whoever only passes means none of them. */
function useRest(onRest: ((key: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const come = (key: string) => {
    leave();
    timer.current = setTimeout(() => onRest?.(key), restMs);
  };
  return [come, leave] as const;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function walkPresets(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  if (step === undefined || buttons.length === 0) return;
  event.preventDefault();
  buttons.at((buttons.indexOf(event.currentTarget) + step) % buttons.length)?.focus();
}

type TypedProps = Pick<Props, 'today' | 'words'> & {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
};

/** Days that are far away are typed quicker than they are found in a calendar. */
function TypedDays({ days: [from, to], today, words, onChange }: TypedProps) {
  const change = (first: string | null, last: string | null) =>
    onChange(first !== null && last !== null && first > last ? [last, first] : [first, last]);
  return (
    <div className={classes.typed}>
      <TypedDay label={words.from} day={from} today={today} onTyped={(day) => change(day, to)} />
      <TypedDay label={words.to} day={to} today={today} onTyped={(day) => change(from, day)} />
    </div>
  );
}

type TypedDayProps = {
  readonly label: string;
  readonly day: string | null;
  readonly today: string;
  readonly onTyped: (day: string) => void;
};

/** Counts when it is left or confirmed: a year half typed is a day of the year 2. */
function TypedDay({ label, day, today, onTyped }: TypedDayProps) {
  const take = (typed: string) => {
    if (typed !== '' && typed !== day) onTyped(typed < today ? typed : today);
  };
  return (
    <TextField
      key={day}
      type="date"
      label={label}
      max={today}
      defaultValue={day ?? ''}
      onBlur={({ target }) => take(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') take(currentTarget.value);
      }}
    />
  );
}

type DaysProps = Pick<Props, 'words' | 'write'> & { readonly days: Days };

function Chosen({ days: [from, to], words, write }: DaysProps) {
  return (
    <p className={classes.chosen} aria-live="polite">
      {from === null || to === null ? (
        words.chooseEnd
      ) : (
        <>
          <strong className={classes.days}>{write.range(from, to)}</strong> {words.days(countDays(from, to))}
        </>
      )}
    </p>
  );
}

type ComparisonProps = {
  readonly compare: Comparison;
  readonly value: string;
  /** Undefined until both ends are chosen, and where nothing is compared. */
  readonly days: DayRange | undefined;
  readonly write: RangeWriter;
  readonly onChange: (value: string) => void;
};

function ComparisonFields({ compare, value, days, write, onChange }: ComparisonProps) {
  return (
    <div className={classes.comparison}>
      <span className={classes.comparisonLabel}>{compare.label}</span>
      <Picker label={compare.label} value={value} options={compare.options} onChange={onChange} />
      <span className={classes.comparisonDays}>{days ? write.range(days.from, days.to) : null}</span>
    </div>
  );
}

type FootProps = Pick<Props, 'words' | 'onCancel'> & {
  readonly days: Days;
  readonly onShow: (from: string, to: string) => void;
};

function Foot({ days: [from, to], words, onShow, onCancel }: FootProps) {
  return (
    <div className={classes.foot}>
      <p className={classes.note}>{words.note}</p>
      <Button onClick={onCancel}>{words.cancel}</Button>
      <Button
        variant="filled"
        disabled={from === null || to === null}
        onClick={() => {
          if (from !== null && to !== null) onShow(from, to);
        }}
      >
        {words.show}
      </Button>
    </div>
  );
}

const dayMs = 86_400_000;

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}
