/** Why an edit cannot be made. */
export const refusalReasons = [
  'required',
  'tooLong',
  'signNotAllowed',
  'nameTaken',
  'notANumber',
  'tooManyDecimals',
  'tooLarge',
  'tooLow',
  'tooHigh',
  'capAboveBudget',
  'capBelowBid',
  'budgetBelowCap',
  'budgetLowered',
  'bidAboveCap',
  'bidAboveBudget',
  'bidAboveAdGroup',
  'goalAboveCap',
  'endPast',
  'endBeforeStart',
  'duplicateKeyword',
  'tooManyKeywords',
  'removed',
  'notHere',
  'changedMeanwhile',
  'countriesMissing',
  'noAuthority',
  'parentRefused',
  'stillPending',
  'agesSwapped',
  'hoursOnlyInSearch',
  'namedTwice',
  'balanceTooLow',
  'rateMissing',
  'otherAdRuns',
  'pageTaken',
  'adviceGone',
  'targetStays',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What a person may do after saying yes to it by name. */
export const warningReasons = [
  'bidBelowGoal',
  'goalLowered',
  'bidRose',
  'keywordsAbove',
  'removalIsFinal',
] as const;
export type WarningReason = (typeof warningReasons)[number];

type Values = Readonly<Record<string, string | number>>;
export type Finding<Reason> = { readonly field: string; readonly reason: Reason; readonly values?: Values };

/** Fine where both are empty. */
export type Verdict = {
  readonly refused: readonly Finding<RefusalReason>[];
  readonly confirm: readonly Finding<WarningReason>[];
};

/** Warnings that meet more than half of the rows stand once with their count; the others stay with their rows. */
export function gatherWarnings(verdicts: readonly Verdict[]): Map<WarningReason, number> {
  const counts = new Map<WarningReason, number>();
  for (const { confirm } of verdicts)
    for (const reason of new Set(confirm.map((finding) => finding.reason)))
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => verdicts.length > 1 && count * 2 > verdicts.length));
}
