const hoursOfDay = 24;
const daysOfWeek = 7;

/** Apple’s: from Sunday 00:00 in the ad account's zone. */
export const hourOf = (day: number, hour: number): number => day * hoursOfDay + hour;
export const allHours: readonly number[] = Array.from(
  { length: daysOfWeek * hoursOfDay },
  (_, place) => place,
);
export const nightHours = allHours.filter((hour) => hour % hoursOfDay < 6);
export const workingHours = allHours.filter((hour) => {
  const day = Math.floor(hour / hoursOfDay);
  const at = hour % hoursOfDay;
  return day >= 1 && day <= 5 && at >= 8 && at < 18;
});

/** The rectangle between two cells, whichever way round. */
export function hoursBetween(one: Cell, other: Cell): number[] {
  const [firstRow, lastRow] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [firstHour, lastHour] = [Math.min(one.hour, other.hour), Math.max(one.hour, other.hour)];
  return Array.from({ length: lastRow - firstRow + 1 }, (_, row) => firstRow + row).flatMap((row) =>
    Array.from({ length: lastHour - firstHour + 1 }, (_, at) => hourOf(dayOfRow(row), firstHour + at)),
  );
}

/** Rows begin on Monday, Apple's week on Sunday. */
export const dayOfRow = (row: number): number => (row + 1) % daysOfWeek;
export type Cell = { readonly row: number; readonly hour: number };
