import type { MeasuredSubject, RowSubject, Stretch } from './measure-request.ts';
import { addMeasures } from './tally.ts';

/** Searches with fewer impressions than this over the whole range are told without their text. */
const leastImpressionsTold = 10;

const ownerOf = ({ adGroupId, keywordId, country, device, searchTerm }: RowSubject): string =>
  `${adGroupId}|${keywordId}|${country ?? ''}|${device ?? ''}|${searchTerm ?? ''}`;

/** Folds rare searches into one row without text for each keyword, so that nothing is lost from the sums. */
export function hideRareTerms(measured: readonly MeasuredSubject[]): MeasuredSubject[] {
  const told = measured.map((one) =>
    impressionsOf(one) < leastImpressionsTold
      ? { ...one, subject: { ...one.subject, searchTerm: null } }
      : one,
  );
  return [...Map.groupBy(told, ({ subject }) => ownerOf(subject)).values()].flatMap(addUp);
}

const impressionsOf = ({ stretches }: MeasuredSubject): number =>
  stretches.reduce((sum, { measures }) => sum + measures.impressions, 0);

function addUp(same: readonly MeasuredSubject[]): readonly MeasuredSubject[] {
  const [first] = same;
  if (first === undefined || same.length === 1) return same;
  const byTime = new Map<string | null, Stretch>();
  for (const { stretches } of same)
    for (const { at, measures } of stretches) {
      const known = byTime.get(at);
      byTime.set(at, { at, measures: known ? addMeasures(known.measures, measures) : measures });
    }
  const stretches = [...byTime.values()].toSorted((one, other) =>
    (one.at ?? '') < (other.at ?? '') ? -1 : 1,
  );
  return [{ ...first, stretches }];
}
