import type { ReactNode } from 'react';
import type { ReportLevel } from '@tapwright/contracts/ad-columns';
import type { Place } from './prepare-question.ts';
import type { ReportEdges } from './report-types.ts';
import type { ReportState } from './use-report-view.ts';

export type ReadEdges = {
  readonly data: { readonly edges: ReportEdges } | undefined;
  readonly error: unknown;
};

/** What every table of a report is given. */
export type ReportProps = {
  readonly state: ReportState;
  readonly place: Place;
  /** What opens and saves views of it; undefined for whoever may not. */
  readonly views?: ReactNode;
  /** In place of the table where there is nothing to list. */
  readonly empty: ReactNode;
  /** The foot under it, drawn from the edges of what it has read, and from what else is known of that level; none where that failed. */
  readonly foot: (read: ReadEdges, level: ReportLevel) => ReactNode;
};
