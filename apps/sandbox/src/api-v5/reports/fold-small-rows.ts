import type { ReportRow } from '../../api-v1/reports/report-rows.ts';
import type { MeasureRequest, SeriesPoint } from '../../market/report/measure-request.ts';
import { addMeasures } from '../../market/counts/measures.ts';

export type Row = ReportRow & { other: boolean };

const minImpressions = 100;
const demographic = ['age', 'gender', 'adminAreaId', 'localityId'] as const;

type Gathered = Row & { granular: SeriesPoint[] };

/** Then a row may be made of several, and each of these has to be broken down by time. */
export const areSmallRowsFolded = ({ by = [] }: MeasureRequest): boolean =>
  by.some((breakdown) => breakdown !== 'country' && breakdown !== 'device');

/** Who is few, or not known at all, is reported together and without a name. */
const isSmall = ({ subject, total }: ReportRow): boolean =>
  demographic.some((name) => subject[name] !== undefined) &&
  (total.impressions < minImpressions || demographic.some((name) => subject[name] === null));

function namelessOf({ subject }: ReportRow): ReportRow['subject'] {
  const { campaignId, adGroupId, keywordId, adId, searchTerm } = subject;
  return {
    campaignId,
    ...(adGroupId === undefined ? {} : { adGroupId }),
    ...(keywordId === undefined ? {} : { keywordId }),
    ...(adId === undefined ? {} : { adId }),
    ...(searchTerm === undefined ? {} : { searchTerm }),
  };
}

function add(to: Gathered, row: ReportRow): void {
  to.total = addMeasures(to.total, row.total);
  for (const { at, measures } of row.granular) {
    const same = to.granular.find((one) => one.at === at);
    if (same) same.measures = addMeasures(same.measures, measures);
    else to.granular.push({ at, measures });
  }
  to.granular.sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1));
}

/** One `other` row for each subject takes in its demographic rows of little volume. */
export function foldSmallRows(rows: readonly ReportRow[]): Row[] {
  const others = new Map<string, Gathered>();
  const named = rows.flatMap((row): Row[] => {
    if (!isSmall(row)) return [{ ...row, other: row.subject.searchTerm === null }];
    const subject = namelessOf(row);
    const key = JSON.stringify(subject);
    const other = others.get(key);
    if (other) add(other, row);
    else others.set(key, { ...row, subject, granular: [...row.granular], other: true });
    return [];
  });
  return [...named, ...others.values()];
}
