import { changeOrigins, type ChangeOrigin, type ChangeSetState } from '@tapwright/contracts/change-set-view';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import type { Day } from '@tapwright/domain/days';
import { daysOf, momentsOf, type Period, readPeriod, writePeriod } from '../../../platform/fields/period.ts';

/** What a list is cut down to by one press. */
export const changeTabs = ['all', 'proposed', 'scheduled', 'sending', 'failed', 'mine', 'outside'] as const;
export type ChangeTab = (typeof changeTabs)[number];
export type ChangeFilter = {
  readonly tab: ChangeTab;
  readonly origin: ChangeOrigin | undefined;
  readonly period: Period;
  readonly pageNum: number;
  readonly pageSize: number;
};

/** What has not ended is shown however long ago it was made. */
const waiting = ['proposed', 'scheduled', 'sending'] as const satisfies (ChangeTab & ChangeSetState)[];
export const isWaiting = (tab: ChangeTab) => waiting.some((one) => one === tab);

type Search = Readonly<Record<string, unknown>>;

/** From the address. What cannot be read there counts as not said. */
export function readChangeFilter(search: Search, today: Day): ChangeFilter {
  const pageNum = Number(search['page']);
  return {
    tab: changeTabs.find((one) => one === search['state']) ?? 'all',
    origin: changeOrigins.find((one) => one === search['origin']),
    period: readPeriod(search, today),
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
    pageSize: pageSizes.find((size) => size === Number(search['size'])) ?? defaultPageSize,
  };
}

/** For the address, which names only what differs from the first view. */
export const writeChangeFilter = ({ tab, origin, period, pageNum, pageSize }: ChangeFilter) => ({
  state: tab === 'all' ? undefined : tab,
  origin,
  ...writePeriod(period),
  page: pageNum === 1 ? undefined : String(pageNum),
  size: pageSize === defaultPageSize ? undefined : String(pageSize),
});

type Reader = { readonly ownId: number | undefined; readonly today: Day; readonly zone: string };

/** As the calls take it, for the list or for a file of all of it. */
export function filterQuery({ tab, origin, period }: ChangeFilter, { ownId, today, zone }: Reader) {
  const days = daysOf(period, today);
  const { startTime, endTime } = momentsOf(days, zone);
  const state = waiting.find((one) => one === tab);
  return {
    ...(state === undefined && { startTime }),
    // A page stays open past midnight, and what reaches to today goes on.
    ...(state === undefined && days.to !== today && { endTime }),
    ...(state && { state }),
    ...(origin && tab !== 'outside' && { origin }),
    ...(tab === 'failed' && { failed: 'yes' as const }),
    ...(tab === 'mine' && ownId !== undefined && { authorId: ownId }),
  };
}
