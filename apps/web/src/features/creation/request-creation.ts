import type { BodyOf } from '@tapwright/contracts/call';
import type { addCampaigns } from '@tapwright/contracts/change-sets';
import type { AdGroupForm, CampaignForm, CreationForm } from '@tapwright/contracts/creation';
import { adNameOf } from '@tapwright/domain/ad-names';
import type { Currency } from '@tapwright/domain/currencies';
import { type KeywordLine, readKeywordLines } from '@tapwright/domain/keyword-lines';
import { parseAmount } from '@tapwright/domain/money';

type NewCampaign = BodyOf<typeof addCampaigns>['campaigns'][number];
type NewAdGroup = NonNullable<NewCampaign['adGroups']>[number];

/** Where in the form each of the campaigns and ad groups stands that is asked for. */
export type Places = readonly { readonly campaign: number; readonly adGroups: readonly number[] }[];

export const takesKeywords = ({ placement }: Pick<CampaignForm, 'placement'>): boolean =>
  placement === 'APPSTORE_SEARCH_RESULTS';
/** Apple bids by itself in search results alone; what was chosen stays for whoever comes back to them. */
export const strategyOf = (campaign: CampaignForm): CampaignForm['bidStrategy'] =>
  takesKeywords(campaign) ? campaign.bidStrategy : 'MANUAL_CPT';
export const isAutomated = (campaign: CampaignForm): boolean => strategyOf(campaign) === 'MAX_CONVERSIONS';

export type ListedKeyword = KeywordLine & {
  /** `bidStops`: it is above that of the ad group, and takes that. */
  readonly state: 'new' | 'twice' | 'tooLong' | 'bidStops' | 'bidUnread';
};

/** What was pasted, each line with what becomes of it. */
export function listKeywords(
  { keywords, matchType, bid }: Pick<AdGroupForm, 'keywords' | 'matchType' | 'bid'>,
  currency: Currency,
): ListedKeyword[] {
  const most = parseAmount(bid, currency);
  return readKeywordLines(keywords, matchType).map((line) => {
    if (line.leftOut !== undefined) return { ...line, state: line.leftOut };
    if (line.bid === '') return { ...line, state: 'new' };
    const amount = parseAmount(plainAmount(line.bid), currency);
    if (typeof amount === 'string') return { ...line, state: 'bidUnread' };
    const stops = typeof most !== 'string' && amount.minor > most.minor;
    return { ...line, bid: plainAmount(line.bid), state: stops ? 'bidStops' : 'new' };
  });
}

/** Signs of currencies stand before amounts in sheets. */
const plainAmount = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll(',', '');

export const listNegatives = (negatives: string): KeywordLine[] => readKeywordLines(negatives, 'BROAD');

const isSent = ({ state }: ListedKeyword): boolean => state === 'new' || state === 'bidStops';
export const listSent = (keywords: readonly ListedKeyword[]): ListedKeyword[] => keywords.filter(isSent);

/** What the form asks for, as the call takes it. */
export function requestCreation(
  form: CreationForm,
  currency: Currency,
  status: 'running' | 'paused' = 'running',
): { campaigns: NewCampaign[]; places: Places } {
  const { campaigns, campaignGroupId, app } = form;
  const page = (adGroup: AdGroupForm) => pageOf(form, adGroup);
  const asked = campaigns.flatMap((campaign, place) => (campaign.isLeftOut ? [] : [{ campaign, place }]));
  return {
    campaigns: asked.map(({ campaign }) => ({
      campaignGroupId: campaignGroupId ?? 1,
      adamId: app?.adamId ?? '0',
      ...requestCampaign(campaign, { currency, status, page }),
    })),
    places: asked.map(({ campaign, place }) => ({
      campaign: place,
      adGroups: campaign.adGroups.flatMap(({ isLeftOut }, number) => (isLeftOut ? [] : [number])),
    })),
  };
}

type Given = {
  readonly currency: Currency;
  readonly status: 'running' | 'paused';
  readonly page: (adGroup: AdGroupForm) => ReturnType<typeof pageOf>;
};

function requestCampaign(
  campaign: CampaignForm,
  { currency, status, page }: Given,
): Omit<NewCampaign, 'campaignGroupId' | 'adamId'> {
  const { name, countries, placement, dailyCap, totalBudget, cpaGoal, startTime, endTime } = campaign;
  return {
    name,
    status,
    countries,
    placement,
    bidStrategy: strategyOf(campaign),
    dailyCap,
    totalBudget,
    cpaGoal,
    startTime,
    endTime,
    negativeKeywords: takesKeywords(campaign) ? requestNegatives(campaign.negatives) : [],
    adGroups: campaign.adGroups
      .filter(({ isLeftOut }) => !isLeftOut)
      .map((adGroup) => ({ ...requestAdGroup(campaign, adGroup, currency), ...requestAds(page(adGroup)) })),
  };
}

function requestAdGroup(campaign: CampaignForm, adGroup: AdGroupForm, currency: Currency): NewAdGroup {
  const { name, bid, cpaGoal, searchMatch, device, customerType, gender, minAge, maxAge, places, hours } =
    adGroup;
  const isOurs = !isAutomated(campaign);
  const hasKeywords = takesKeywords(campaign);
  return {
    name,
    cpaGoal,
    searchMatch: hasKeywords && (searchMatch || !isOurs),
    customerType,
    devices: device === 'all' ? [] : [device],
    genders: gender === 'all' ? [] : [gender],
    minAge,
    maxAge,
    regions: places.flatMap(({ kind, placeId }) => (kind === 'region' ? [placeId] : [])),
    cities: places.flatMap(({ kind, placeId }) => (kind === 'city' ? [placeId] : [])),
    hours: hasKeywords ? hours : [],
    ...(isOurs && { bid }),
    keywords: hasKeywords
      ? listSent(listKeywords(adGroup, currency)).map(({ text, matchType, bid: own, state }) => ({
          text,
          matchType,
          ...(own !== '' && state === 'new' && isOurs && { bid: own }),
        }))
      : [],
    negativeKeywords: hasKeywords ? requestNegatives(adGroup.negatives) : [],
  };
}

/** That was chosen for the app that it belongs to. */
export const pageOf = ({ app }: CreationForm, { productPage }: AdGroupForm) =>
  productPage?.adamId === app?.adamId ? (productPage ?? undefined) : undefined;

const requestAds = (page: ReturnType<typeof pageOf>): Pick<NewAdGroup, 'ads'> =>
  page === undefined
    ? {}
    : { ads: [{ productPageId: page.productPageId, name: adNameOf(page.name), status: 'running' }] };

const requestNegatives = (negatives: string) =>
  listNegatives(negatives).flatMap(({ text, matchType, leftOut }) =>
    leftOut === undefined ? [{ text, matchType }] : [],
  );
