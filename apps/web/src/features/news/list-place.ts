import { type NewsType, newsTypes } from '@tapwright/contracts/news';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';

export type ListPlace = {
  readonly type: NewsType;
  readonly pageNum: number;
  readonly pageSize: number;
};

type Written = { type?: string | undefined; page?: string | undefined; size?: string | undefined };

/** What an address says of a list; a wrong part of it is as good as none. */
export function placeOf({ type, page = '', size }: Written): ListPlace {
  return {
    type: newsTypes.find((one) => one === type) ?? 'news',
    pageNum: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    pageSize: pageSizes.find((one) => String(one) === size) ?? defaultPageSize,
  };
}
