import { useQuery } from '@tanstack/react-query';
import type { AdServing } from '@tapwright/contracts/ad-values';
import { adListQuery } from '../api/ad-list-query.ts';
import { noFilter } from '../filters/filter-tokens.ts';
import { type Place, prepareListQuestion } from '../question/prepare-question.ts';
import type { ReportState } from '../question/use-report-view.ts';

/** What somebody has to do something about. */
const troubles: ReadonlySet<AdServing | null> = new Set([
  'rejected',
  'pageHidden',
  'pageGone',
  'unsuitable',
  'invalid',
]);

/** More than Apple's console shows of an ad group at once. */
const pageSize = 50;

/** Whatever is filtered: the same question for the number of the ads and for what is wrong with them. */
export function adsQuestion({ view, range }: Pick<ReportState, 'view' | 'range'>, place: Place) {
  const all = { ...view, ...noFilter, compare: 'off', zone: 'ORTZ', pageNum: 1 } as const;
  return { ...prepareListQuestion(all, range, place), pageSize };
}

/** Ads that are meant to run and whose product page Apple does not show. */
export function useAdTroubles(state: Pick<ReportState, 'view' | 'range'>, place: Place) {
  const { data } = useQuery(adListQuery(adsQuestion(state, place)));
  return (data?.list ?? []).filter(({ status, serving }) => status === 'running' && troubles.has(serving));
}

/** The one of the ad group that may be shown. */
export function useRunningAd(state: Pick<ReportState, 'view' | 'range'>, place: Place) {
  const { data } = useQuery(adListQuery(adsQuestion(state, place)));
  return data?.list.find(({ status }) => status === 'running');
}
