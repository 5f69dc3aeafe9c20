const daysOfMonth = 30;

/** What was of so many days, in a month. */
export const monthly = (amount: number, days: number): number => (amount * daysOfMonth) / days;
