import type { BodyOf } from '@tapwright/contracts/call';
import type { CopySource } from '@tapwright/contracts/change-copies';
import type { addCampaigns } from '@tapwright/contracts/change-sets';
import { type Currency, currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';

export type NewCampaign = BodyOf<typeof addCampaigns>['campaigns'][number];

/** Where one copy goes to, and what becomes of the amounts and words on the way. */
export type CopyTarget = {
  readonly campaignGroupId: number;
  readonly currency: Currency;
  readonly adamId: string;
  readonly countries: readonly string[];
  readonly name: string;
  readonly factor: number;
  /** As typed; empty: the original's, converted and by the factor. */
  readonly dailyCap: string;
  readonly keeps: (text: string) => boolean;
};

/** What one unit of the source is in the currency of the target; undefined where no rate is known. */
export function findRate({ currency, rates }: CopySource, target: string): number | undefined {
  if (currency === target) return 1;
  const worthOf = (wanted: string) => rates.find((rate) => rate.currency === wanted)?.worth;
  const [from, into] = [worthOf(currency), worthOf(target)];
  return from === undefined || into === undefined ? undefined : from / into;
}

/** Half to even, and never to nothing: an amount of zero would be none. */
export function convertAmount(
  amount: string | undefined,
  from: string,
  { rate, factor, currency }: { rate: number; factor: number; currency: Currency },
): string {
  const known = findCurrency(from);
  const money = known && parseAmount(amount ?? '', known);
  if (known === undefined || money === undefined || typeof money === 'string') return '';
  const exact = money.minor * rate * factor * 10 ** (currencyDecimals[currency] - currencyDecimals[known]);
  return toAmount(moneyOf(Math.max(1, roundHalfEven(exact)), currency));
}

function roundHalfEven(value: number): number {
  // What is half but for the noise of the multiplication counts as half.
  const steady = Number(value.toPrecision(12));
  const floor = Math.floor(steady);
  if (steady - floor !== 0.5) return Math.round(steady);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** The campaign as it will be created for one target: paused, since nobody has looked at it there. */
export function copyFor(
  source: CopySource,
  adGroupIds: ReadonlySet<string>,
  target: CopyTarget,
): NewCampaign {
  const { campaign, currency: from } = source;
  const { currency, factor, countries } = target;
  const rate = findRate(source, currency) ?? 1;
  const convert = (amount: string | undefined) => convertAmount(amount, from, { rate, factor, currency });
  const isSamePlace = countries.join(' ') === (campaign.countries ?? []).join(' ');
  const isKept = ({ text }: { text: string }) => target.keeps(text);
  return {
    ...campaign,
    campaignGroupId: target.campaignGroupId,
    adamId: target.adamId,
    name: target.name,
    status: 'paused',
    countries: [...countries],
    dailyCap: target.dailyCap === '' ? convert(campaign.dailyCap) : target.dailyCap,
    totalBudget: convert(campaign.totalBudget),
    cpaGoal: convert(campaign.cpaGoal),
    negativeKeywords: (campaign.negativeKeywords ?? []).filter(isKept),
    adGroups: campaign.adGroups
      .filter(({ adGroupId }) => adGroupIds.has(adGroupId))
      .map(({ adGroupId: _original, reachesByApps: _notCopied, ...adGroup }) => ({
        ...adGroup,
        bid: convert(adGroup.bid),
        cpaGoal: convert(adGroup.cpaGoal),
        ...(!isSamePlace && { regions: [], cities: [] }),
        keywords: (adGroup.keywords ?? []).filter(isKept).map(({ bid, ...keyword }) => ({
          ...keyword,
          ...(isOwnBid(bid, adGroup.bid) && { bid: convert(bid) }),
        })),
        negativeKeywords: (adGroup.negativeKeywords ?? []).filter(isKept),
      })),
  };
}

/** Apple lets a keyword's bid stand above that of its ad group; with us it stops there. */
export const isAbove = (bid: string | undefined, most: string | undefined): boolean =>
  Number(bid ?? '') > Number(most ?? '') && Number(most ?? '') > 0;
const isOwnBid = (bid: string | undefined, most: string | undefined): boolean =>
  bid !== undefined && bid !== '' && !isAbove(bid, most);

export type CopyCounts = {
  readonly campaigns: number;
  readonly adGroups: number;
  readonly keywords: number;
  readonly negatives: number;
};

export function countCopies(campaigns: readonly NewCampaign[]): CopyCounts {
  const adGroups = campaigns.flatMap((campaign) => campaign.adGroups ?? []);
  const sum = (lengths: readonly (number | undefined)[]) =>
    lengths.reduce<number>((total, length) => total + (length ?? 0), 0);
  return {
    campaigns: campaigns.length,
    adGroups: adGroups.length,
    keywords: sum(adGroups.map(({ keywords }) => keywords?.length)),
    negatives: sum([...campaigns, ...adGroups].map(({ negativeKeywords }) => negativeKeywords?.length)),
  };
}
