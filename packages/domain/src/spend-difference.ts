/**
 * Why a day of the ledger is not what Apple reports. late: not booked yet; restated: corrected since it was booked;
 * rate: it has none yet; notRead: Apple's report of it is not here.
 */
export const differenceReasons = ['equal', 'late', 'restated', 'rate', 'notRead'] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

export type DayToCompare = {
  booked: number;
  /** Null where its day has no rate, undefined where there is no report. */
  reported: number | null | undefined;
  wasBooked: boolean;
};

export function nameDifference({ booked, reported, wasBooked }: DayToCompare): DifferenceReason {
  if (reported === null) return 'rate';
  if (reported === undefined) return booked === 0 ? 'equal' : 'notRead';
  if (reported === booked) return 'equal';
  return wasBooked ? 'restated' : 'late';
}
