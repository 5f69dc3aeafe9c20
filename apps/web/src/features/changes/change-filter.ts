import { changeOrigins, type ChangeOrigin, type ChangeSetState } from '@tapwright/contracts/change-sets';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';

/** What a list is cut down to by one press. */
export const changeTabs = ['all', 'proposed', 'sending', 'failed', 'mine'] as const;
export type ChangeTab = (typeof changeTabs)[number];
export type ChangeFilter = {
  readonly tab: ChangeTab;
  readonly origin: ChangeOrigin | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
};

type Search = Readonly<Record<string, unknown>>;

/** From the address. What cannot be read there counts as not said. */
export function readChangeFilter(search: Search): ChangeFilter {
  const pageNum = Number(search['page']);
  return {
    tab: changeTabs.find((one) => one === search['state']) ?? 'all',
    origin: changeOrigins.find((one) => one === search['origin']),
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
    pageSize: pageSizes.find((size) => size === Number(search['size'])) ?? defaultPageSize,
  };
}

/** For the address, which names only what differs from the first view. */
export const writeChangeFilter = ({ tab, origin, pageNum, pageSize }: ChangeFilter) => ({
  state: tab === 'all' ? undefined : tab,
  origin,
  page: pageNum === 1 ? undefined : String(pageNum),
  size: pageSize === defaultPageSize ? undefined : String(pageSize),
});

/** As the call takes it. */
export function filterQuery({ tab, origin, pageNum, pageSize }: ChangeFilter, ownId: number | undefined) {
  return {
    pageNum,
    pageSize,
    ...(origin && { origin }),
    ...((tab === 'proposed' || tab === 'sending') && { state: tab satisfies ChangeSetState }),
    ...(tab === 'failed' && { failed: 'yes' as const }),
    ...(tab === 'mine' && ownId !== undefined && { authorId: ownId }),
  };
}
