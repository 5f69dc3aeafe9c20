import type { CreationForm } from '@tapwright/contracts/creation';
import type { ProductPage, Rejection } from '@tapwright/contracts/look-ups';
import { pageOf } from '../request-creation.ts';

export type Reviewed = {
  readonly rejections: readonly Rejection[];
  /** Of the app, in App Store Connect; undefined while they were not read. */
  readonly pages: readonly ProductPage[] | undefined;
};

/** What Apple's review has against what would be shown, where it would be shown. */
export function judgeReview(form: CreationForm, { rejections, pages }: Reviewed) {
  const campaigns = form.campaigns.filter(({ isLeftOut }) => !isLeftOut);
  const countries = new Set(campaigns.flatMap((campaign) => campaign.countries));
  const chosen = campaigns
    .flatMap(({ adGroups }) => adGroups.filter(({ isLeftOut }) => !isLeftOut))
    .flatMap((adGroup) => pageOf(form, adGroup) ?? []);
  const isShown = (productPageId: string | null) =>
    productPageId === null || chosen.some((page) => page.productPageId === productPageId);
  const found = rejections.filter(
    ({ productPageId, country }) => isShown(productPageId) && (country === null || countries.has(country)),
  );
  const unpublished = chosen.filter(({ productPageId }) =>
    pages?.some((page) => page.productPageId === productPageId && !page.isPublished),
  );
  // Of a page of its own Apple shows the default one instead; where that is rejected in a storefront, the app is not eligible.
  const isStopped =
    unpublished.length > 0 ||
    found.some(({ productPageId, country }) => productPageId === null && country === null);
  return { isStopped, found, unpublished: unpublished.map(({ name }) => name) };
}
