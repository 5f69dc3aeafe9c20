/** The stretches of a day in which money was left, as pairs of milliseconds; null is the whole day. */
export type Windows = readonly number[] | null;
