import { createContext, useContext } from 'react';
import { useDayPicker, type MonthCaptionProps } from 'react-day-picker';
import { asDate, asDay } from './calendar-days.ts';
import classes from './calendar.module.css';
import type { RangeWriter } from './range-words.ts';

type Context = { readonly today: string; readonly label: string; readonly write: RangeWriter } | undefined;

/** The calendar takes its caption as a component, so what that needs cannot come as props. */
export const CalendarContext = createContext<Context>(undefined);

const reach = 120;

/** The month's name, and at a press a list of those before it. */
export function CalendarCaption({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const { goToMonth } = useDayPicker();
  const context = useContext(CalendarContext);
  if (context === undefined) return <div />;
  const { today, label, write } = context;
  const last = asDate(today);
  const months = Array.from({ length: reach }, (_, back) =>
    asDay(new Date(last.getFullYear(), last.getMonth() - back, 1, 12)),
  );
  const shown = asDay(calendarMonth.date);
  return (
    <div className={classes.caption}>
      <select
        className={classes.choice}
        aria-label={label}
        value={shown}
        onChange={({ target }) => {
          const chosen = asDate(target.value);
          goToMonth(new Date(chosen.getFullYear(), chosen.getMonth() - displayIndex, 1, 12));
        }}
      >
        {(months.includes(shown) ? months : [shown, ...months]).map((month) => (
          <option key={month} value={month}>
            {write.month(month)}
          </option>
        ))}
      </select>
      <span className="tw-visually-hidden" role="status">
        {write.month(shown)}
      </span>
    </div>
  );
}
