import {
  getMeasure,
  type MeasureName,
  measureNames,
  type StoredMeasure,
  storedMeasures,
} from '@tapwright/contracts/report-measures';
import { namesOf, recordOf } from '@tapwright/contracts/typed-record';
import { columnOf } from '../facts/fact-levels.ts';

const storedNames = namesOf(storedMeasures);
const stored: Readonly<Record<StoredMeasure, string>> = {
  ...recordOf(storedNames, (name) => `coalesce(${columnOf(storedMeasures[name])}, 0)`),
  localSpendAmount: `case when coalesce(own, 0) = 0 then 0 else nullif(amount, 'NaN') end`,
};

/** The measures of the catalogue, made from sums, to sort and to filter by; `measures-of.ts` does the same in code. */
export const measureSql: Readonly<Record<MeasureName, string>> = recordOf(measureNames, sqlOf);

function sqlOf(name: MeasureName): string {
  const measure = getMeasure(name);
  if (measure.kind === 'count' && measure.sum !== undefined)
    return measure.sum.map((each) => stored[each]).join(' + ');
  if (measure.kind !== 'count' && measure.over !== undefined) {
    const [above, below] = measure.over;
    return `(${stored[above]}) * ${measure.times ?? 1} / nullif(${stored[below]}, 0)`;
  }
  const kept = storedNames.find((each) => each === name);
  if (kept === undefined) throw new TypeError(`The measure ${name} comes from nowhere.`);
  return stored[kept];
}
