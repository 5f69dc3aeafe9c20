/** Of what Apple has no day for: the day of UTC on which it is booked. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
