import { queryOptions } from '@tanstack/react-query';
import { findProductPages } from '@tapwright/contracts/look-ups';
import { call } from '../calls/call.ts';
import { productPageKeys } from '../keys.ts';

export type OfApp = { readonly teamId: number; readonly campaignGroupId: number; readonly adamId: string };

/** Asked of Apple: kept for a minute and tried once. */
export const productPagesQuery = (of: OfApp) =>
  queryOptions({
    queryKey: productPageKeys.ofApp(of.teamId, of.campaignGroupId, of.adamId),
    queryFn: ({ signal }) => call(findProductPages, { query: of, signal }),
    staleTime: 60_000,
    retry: false,
  });
