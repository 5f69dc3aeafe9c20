import type { MeasureRow } from './measure-request.ts';
import { addMeasures } from './tally.ts';

/** Searches with fewer impressions than this over the whole range are told without their text. */
const leastImpressionsTold = 10;

function ownerOf(row: MeasureRow): string {
  return `${row.adGroupId}|${row.keywordId}|${row.country ?? ''}|${row.device ?? ''}|${row.searchTerm ?? ''}`;
}

/** Folds rare searches into one row without text for each keyword, so that nothing is lost from the sums. */
export function hideRareTerms(rows: readonly MeasureRow[]): MeasureRow[] {
  const impressions = new Map<string, number>();
  const owners = rows.map(ownerOf);
  rows.forEach(({ measures }, place) => {
    const owner = owners[place] ?? '';
    impressions.set(owner, (impressions.get(owner) ?? 0) + measures.impressions);
  });
  const told = new Map<string, Map<string, MeasureRow>>();
  for (const [place, row] of rows.entries()) {
    const known = owners[place] ?? '';
    const isRare = (impressions.get(known) ?? 0) < leastImpressionsTold;
    const shown = isRare ? { ...row, searchTerm: null } : row;
    const owner = isRare ? ownerOf(shown) : known;
    const byTime = told.get(owner) ?? new Map<string, MeasureRow>();
    told.set(owner, byTime);
    const at = shown.at ?? '';
    const same = byTime.get(at);
    byTime.set(at, same ? { ...same, measures: addMeasures(same.measures, shown.measures) } : shown);
  }
  return [...told.values()].flatMap((byTime) => inOrderOfTime([...byTime.values()]));
}

function inOrderOfTime(rows: readonly MeasureRow[]): MeasureRow[] {
  return rows.toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1));
}
