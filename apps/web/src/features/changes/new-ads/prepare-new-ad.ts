import type { ProductPage } from '@tapwright/contracts/look-ups';
import { adNameOf } from '@tapwright/domain/ad-names';
import type { NewAdRequest } from '../api/ad-queries.ts';

/** Those of an ad group that were not removed. */
export type StandingAd = {
  readonly adId: string;
  readonly name: string;
  readonly status: string;
  readonly productPageId: string | null;
};

export type PageChoice = ProductPage & {
  /** The ad that shows it in this ad group already. */
  readonly shownBy: string | undefined;
  readonly canBeChosen: boolean;
};

/** Those that can be chosen stand first. */
export function listPageChoices(pages: readonly ProductPage[], ads: readonly StandingAd[]): PageChoice[] {
  const choices = pages.map((page) => {
    const shownBy = ads.find(
      ({ productPageId }) => productPageId?.toLowerCase() === page.productPageId,
    )?.name;
    return { ...page, shownBy, canBeChosen: page.isPublished && shownBy === undefined };
  });
  return choices.toSorted((one, other) => Number(other.canBeChosen) - Number(one.canBeChosen));
}

export const findRunning = (ads: readonly StandingAd[]): StandingAd | undefined =>
  ads.find(({ status }) => status === 'running');

type Chosen = {
  readonly teamId: number;
  readonly adGroupId: string;
  readonly page: Pick<ProductPage, 'productPageId' | 'name'>;
  readonly status: 'running' | 'paused';
};

/** One that runs takes the place of the one that does. */
export function requestNewAd(
  { teamId, adGroupId, page, status }: Chosen,
  running: StandingAd | undefined,
): NewAdRequest {
  const { productPageId, name } = page;
  return {
    teamId,
    newAds: [{ adGroupId, productPageId, name: adNameOf(name), status }],
    ...(status === 'running' &&
      running !== undefined && {
        ads: [{ adId: running.adId, status: 'paused', before: { status: 'running' } }],
      }),
  };
}
