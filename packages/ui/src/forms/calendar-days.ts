/** Noon, since a day of some zones has no midnight. */
export const asDate = (day: string) => new Date(`${day}T12:00`);

export function asDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
