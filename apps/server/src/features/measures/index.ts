export { checkRollUps } from './months/check-roll-ups.ts';
export { listDailyUse } from './facts/daily-use-store.ts';
export { addCoverage, findFirstDelivery, type Gap, listCoverage, listGaps } from './facts/coverage-store.ts';
export { countWholeHours, reportedAfterMs } from './facts/count-whole-hours.ts';
export { type HourFact, listHoursRead, mergeHours, noteHoursRead } from './facts/hours-store.ts';
export { dropMonths } from './retention/drop-months.ts';
export { FactBatch, type Measures } from './facts/fact-batch.ts';
export { type FactLevelName } from './facts/fact-levels.ts';
export { type FactScope } from './facts/facts-store.ts';
export { firstKept } from './retention/first-kept.ts';
export { listMonthsAhead, makeMonths } from './retention/make-months.ts';
export { readMonth } from './retention/read-month.ts';
export { rebuildRollUps } from './months/rebuild-roll-ups.ts';
export { findKeptFrom, lockKeptFrom, listDroppable, type Droppable } from './retention/retention-store.ts';
export { mergeShares, type ImpressionShare } from './facts/shares-store.ts';
export { putRatesInto, storeRates } from './conversion/store-rates.ts';
export { prepareFacts, writeDayFacts, writePeriodFacts, type Room } from './facts/write-facts.ts';
export { mountMeasures } from './mount-measures.ts';
export { measureSql } from './sums/measure-sql.ts';
export { compareSums } from './sums/compare-sums.ts';
export { addSums, fillMeasures, measuresBefore, measuresOf, sumsUnder } from './sums/measures-of.ts';
export {
  planAccounts,
  type PlannedAccounts,
  planSums,
  type SummedRange,
  type SumsQuery,
} from './sums/plan-accounts.ts';
export {
  type Coverage,
  lastCovered,
  nextMonth,
  noCoverage,
  planRange,
  type RangePlan,
} from './sums/plan-range.ts';
export {
  asRead,
  columnOf,
  type CutName,
  type FigureRow,
  figuresOf,
  type KeyExpression,
  nameAsRead,
  sumNames,
  type Sums,
  sumsById,
  sumsOf,
} from './sums/sums-store.ts';
