import { useQuery } from '@tanstack/react-query';
import type { Rejection } from '@tapwright/contracts/look-ups';
import { productPagesQuery } from '../../../platform/fields/product-pages-query.ts';
import type { Reviewed } from './judge-review.ts';
import { pageOf } from '../request-creation.ts';
import type { Creation } from '../use-creation.ts';

/** What Apple's review says of the app; of its pages only where one was chosen. */
export function useReviewed(
  { teamId, form, group }: Pick<Creation, 'teamId' | 'form' | 'group'>,
  rejections: readonly Rejection[] | undefined,
): Reviewed | undefined {
  const { campaignGroupId, app } = form;
  const hasPage = form.campaigns.some(({ adGroups }) =>
    adGroups.some((adGroup) => pageOf(form, adGroup) !== undefined),
  );
  const { data: pages } = useQuery({
    ...productPagesQuery({ teamId, campaignGroupId: campaignGroupId ?? 0, adamId: app?.adamId ?? '' }),
    enabled: group !== undefined && app !== null && hasPage,
  });
  return rejections && { rejections, pages };
}
