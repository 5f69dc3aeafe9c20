import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { DayPicker, type DayProps } from 'react-day-picker';
import { CalendarCaption, CalendarContext } from './calendar-caption.tsx';
import { asDate, asDay } from './calendar-days.ts';
import classes from './calendar.module.css';
import type { DayRange, RangeWords, RangeWriter } from './range-words.ts';

export type Days = readonly [from: string | null, to: string | null];

type Props = {
  readonly days: Days;
  readonly months: 1 | 2;
  /** No later day can be chosen. */
  readonly today: string;
  /** What the days are compared with. */
  readonly compared: DayRange | undefined;
  readonly words: Pick<RangeWords, 'previousMonth' | 'nextMonth' | 'month'>;
  readonly write: RangeWriter;
  readonly onChange: (days: Days) => void;
};

/** The first press begins a range, the second ends it, in whichever order they lie. */
export function Calendar({ days: [from, to], months, today, compared, words, write, onChange }: Props) {
  const [pointed, setPointed] = useState<string>();
  const ends = [from, to ?? pointed ?? from].filter((day) => day !== null && day !== undefined).toSorted();
  const [start, end] = ends.map(asDate);
  const choose = (date: Date) => {
    const day = asDay(date);
    const [first = day, last = day] = from !== null && to === null ? [from, day].toSorted() : [];
    onChange(from !== null && to === null ? [first, last] : [day, null]);
  };
  return (
    <CalendarContext value={{ today, label: words.month, write }}>
      <DayPicker
        mode="range"
        classNames={ownClasses}
        numberOfMonths={months}
        navLayout="around"
        weekStartsOn={1}
        defaultMonth={firstMonth(to ?? today, months)}
        endMonth={asDate(today)}
        today={asDate(today)}
        disabled={{ after: asDate(today) }}
        selected={{ from: start, to: end }}
        onSelect={(_range, pressed) => choose(pressed)}
        onDayMouseEnter={(date) => setPointed(asDay(date))}
        onDayMouseLeave={() => setPointed(undefined)}
        modifiers={compared ? { compared: { from: asDate(compared.from), to: asDate(compared.to) } } : {}}
        formatters={{ formatWeekdayName: (date) => write.weekday(asDay(date)) }}
        labels={{
          labelPrevious: () => words.previousMonth,
          labelNext: () => words.nextMonth,
          labelGrid: (date) => write.month(asDay(date)),
          labelDayButton: (date) => write.day(asDay(date)),
          labelWeekday: (date) => write.weekday(asDay(date)),
        }}
        components={{ MonthCaption: CalendarCaption, Day: CalendarDay, Chevron: CalendarChevron }}
      />
    </CalendarContext>
  );
}

function CalendarDay({ day: _day, modifiers, ...cell }: DayProps) {
  return <td {...cell} data-before={modifiers['compared'] || undefined} />;
}

function CalendarChevron({ orientation }: { readonly orientation?: string }) {
  return orientation === 'left' ? <IconChevronLeft size={14} /> : <IconChevronRight size={14} />;
}

/** So that the last chosen day stands in the last of the months. */
function firstMonth(last: string, months: number): Date {
  const first = asDate(last);
  return new Date(first.getFullYear(), first.getMonth() - months + 1, 1, 12);
}

const nameOf = (own: string) => classes[own] ?? '';

const ownClasses = {
  months: nameOf('months'),
  month: nameOf('month'),
  month_grid: nameOf('grid'),
  button_previous: nameOf('previous'),
  button_next: nameOf('next'),
  weekday: nameOf('weekday'),
  day: nameOf('day'),
  day_button: nameOf('press'),
  today: nameOf('today'),
  disabled: nameOf('disabled'),
  outside: nameOf('outside'),
  range_start: nameOf('end'),
  range_middle: nameOf('middle'),
  range_end: nameOf('end'),
};
