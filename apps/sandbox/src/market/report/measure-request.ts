import type { Instant } from '../../world/entities.ts';
import type { Measures } from '../counts/measures.ts';

export type Level = 'campaign' | 'adGroup' | 'keyword' | 'searchTerm' | 'ad';
export type ReportZone = 'UTC' | 'ORTZ';
export type Grain = 'total' | 'hour' | 'day' | 'week' | 'month';
export type Breakdown = 'country' | 'device' | 'age' | 'gender' | 'adminArea' | 'locality';

export type MeasureRequest = {
  adAccountId: number;
  level: Level;
  /** All of the account's when left out. */
  campaignIds?: readonly number[];
  adGroupIds?: readonly number[];
  /** Days as `2026-11-20`, both within the range. */
  from: string;
  to: string;
  /** ORTZ is the zone of the account. */
  zone: ReportZone;
  grain: Grain;
  by?: readonly Breakdown[];
  now: Instant;
};

/** What a row is about; fields below the requested level are absent. */
export type RowSubject = {
  campaignId: number;
  adGroupId?: number;
  /** Null: Search Match, or a placement without keywords. */
  keywordId?: number | null;
  /** Null: the default product page. */
  adId?: number | null;
  /** Null: searches too rare to be named. */
  searchTerm?: string | null;
  country?: string;
  device?: string;
  /** Null: not known of these people. */
  age?: string | null;
  gender?: string | null;
  /** Ids of geo places; null where the place is not known. */
  adminAreaId?: string | null;
  localityId?: string | null;
};

export type MeasureRow = RowSubject & {
  /** `2026-11-20`, with an hour `2026-11-20T13`, the Monday of a week, the first of a month; null for a total. */
  at: string | null;
  measures: Measures;
};

/** A subject with what each bucket of time brought it, in the order of time. */
export type MeasuredSubject = { subject: RowSubject; series: readonly SeriesPoint[] };
export type SeriesPoint = Pick<MeasureRow, 'at' | 'measures'>;
