import type { MeasuredSubject, RowSubject, SeriesPoint } from './measure-request.ts';
import { addMeasures } from '../counts/measures.ts';

/** Searches with fewer impressions than this over the whole range are shown without their text. */
const minImpressionsShown = 10;

const ownerOf = ({ adGroupId, keywordId, country, device, searchTerm }: RowSubject): string =>
  `${adGroupId}|${keywordId}|${country ?? ''}|${device ?? ''}|${searchTerm ?? ''}`;

/** Folds rare searches into one row without text for each keyword, so that nothing is lost from the sums. */
export function hideRareTerms(measured: readonly MeasuredSubject[]): MeasuredSubject[] {
  const shown = measured.map((one) =>
    impressionsOf(one) < minImpressionsShown
      ? { ...one, subject: { ...one.subject, searchTerm: null } }
      : one,
  );
  return [...Map.groupBy(shown, ({ subject }) => ownerOf(subject)).values()].flatMap(addUp);
}

const impressionsOf = ({ series }: MeasuredSubject): number =>
  series.reduce((sum, { measures }) => sum + measures.impressions, 0);

function addUp(same: readonly MeasuredSubject[]): readonly MeasuredSubject[] {
  const [first] = same;
  if (first === undefined || same.length === 1) return same;
  const byTime = new Map<string | null, SeriesPoint>();
  for (const { series } of same)
    for (const { at, measures } of series) {
      const known = byTime.get(at);
      byTime.set(at, { at, measures: known ? addMeasures(known.measures, measures) : measures });
    }
  const series = [...byTime.values()].toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1));
  return [{ ...first, series }];
}
