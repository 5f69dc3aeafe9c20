import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCountry } from '@tapwright/i18n/name-country';
import { allHours } from '../../platform/fields/hours-of-week.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { listKeywords, listNegatives, listSent, pageOf, strategyOf } from './request-creation.ts';
import type { Creation } from './use-creation.ts';

export type Fact = { readonly label: string; readonly value: string; readonly path?: string };
type Part = { readonly title: string; readonly rows: readonly Fact[]; readonly none: string };

const shownCountries = 4;

export function useSummary(creation: Creation): readonly Part[] {
  const { t } = useTranslation(['creation', 'adWords']);
  const { campaign, adGroup } = creation;
  const keywordFacts = useKeywordFacts(creation);
  const campaignFacts = useCampaignFacts(creation);
  const adGroupFacts = useAdGroupFacts(creation, adGroup.name !== '' || adGroup.bid !== '');
  const { form, writeMoney } = creation;
  if (form.way === 'structure') {
    const paths = ['campaignGroupId', 'campaigns.0.adamId', 'campaigns.0.countries'];
    const caps = form.campaigns.flatMap(({ name, dailyCap, isLeftOut }, place) =>
      isLeftOut || name === ''
        ? []
        : [{ label: name, value: writeMoney(dailyCap), path: `campaigns.${place}.dailyCap` }],
    );
    return [
      {
        title: t('summary.campaign'),
        rows: campaignFacts.filter(({ path }) => paths.includes(path ?? '')),
        none: '',
      },
      { title: t('fields.dailyCap'), rows: caps, none: t('summary.notYet') },
    ];
  }
  return [
    { title: t('summary.campaign'), rows: campaignFacts, none: '' },
    { title: t('summary.adGroup'), rows: adGroupFacts, none: t('summary.notYet') },
    ...(campaign.placement === 'APPSTORE_SEARCH_RESULTS'
      ? [{ title: t('summary.keywords'), rows: keywordFacts, none: t('summary.notChosen') }]
      : []),
  ];
}

function useCampaignFacts({ form, group, campaign, countries, language, now, writeMoney }: Creation): Fact[] {
  const { t } = useTranslation(['creation', 'adWords']);
  const { startTime, endTime } = campaign;
  const more = countries.length - shownCountries;
  const zone = group?.timeZone ?? 'UTC';
  const write = (time: string) => formatInstant(language, new Date(time), { zone, now });
  const at = 'campaigns.0';
  return [
    { label: t('fields.group'), value: group?.name ?? '–', path: 'campaignGroupId' },
    { label: t('fields.app'), value: form.app?.name ?? t('summary.notChosen'), path: `${at}.adamId` },
    {
      label: t('fields.storefronts'),
      value:
        countries.length === 0
          ? t('summary.notChosen')
          : formatList(
              language,
              countries.slice(0, shownCountries).map((one) => nameCountry(language, one)),
            ) + (more > 0 ? ` +${more}` : ''),
      path: `${at}.countries`,
    },
    { label: t('fields.placement'), value: t(`adWords:placements.${campaign.placement}`) },
    { label: t('fields.bids'), value: t(`bids.${strategyOf(campaign)}.short`) },
    ...(campaign.dailyCap === ''
      ? []
      : [{ label: t('fields.dailyCap'), value: writeMoney(campaign.dailyCap), path: `${at}.dailyCap` }]),
    ...(campaign.totalBudget === ''
      ? []
      : [
          {
            label: t('fields.totalBudget'),
            value: writeMoney(campaign.totalBudget),
            path: `${at}.totalBudget`,
          },
        ]),
    {
      label: t('fields.runs'),
      value: t('summary.runs', {
        from: startTime === null ? t('summary.atOnce') : write(startTime),
        to: endTime === null ? t('summary.noEnd') : write(endTime),
      }),
      path: `${at}.endTime`,
    },
  ];
}

function useAdGroupFacts({ form, campaign, adGroup, writeMoney }: Creation, isBegun: boolean): Fact[] {
  const { t } = useTranslation(['creation', 'adWords', 'targeting']);
  const at = 'campaigns.0.adGroups.0';
  if (!isBegun) return [];
  const page = pageOf(form, adGroup);
  const { minAge, maxAge, gender, hours, places } = adGroup;
  const limits = [
    ...(gender === 'all' ? [] : [t(`adWords:genders.${gender}`)]),
    ...(minAge === null && maxAge === null
      ? []
      : [t('summary.ages', { from: minAge ?? 18, to: maxAge ?? '65+' })]),
  ];
  return [
    { label: t('fields.name'), value: adGroup.name, path: `${at}.name` },
    ...(strategyOf(campaign) === 'MANUAL_CPT'
      ? [{ label: t('fields.maxCpt'), value: writeMoney(adGroup.bid), path: `${at}.bid` }]
      : []),
    ...(adGroup.cpaGoal === ''
      ? []
      : [{ label: t('fields.cpaGoal'), value: writeMoney(adGroup.cpaGoal), path: `${at}.cpaGoal` }]),
    ...(page === undefined ? [] : [{ label: t('adWords:columns.productPage'), value: page.name }]),
    {
      label: t('adWords:audience.names.customers'),
      value: t(`adWords:audience.customers.${adGroup.customerType}`),
    },
    ...(adGroup.device === 'all'
      ? []
      : [
          {
            label: t('adWords:audience.names.devices'),
            value: t(`adWords:audience.devices.${adGroup.device}`),
          },
        ]),
    ...(limits.length === 0 ? [] : [{ label: t('fields.limits'), value: limits.join(', ') }]),
    ...(places.length === 0
      ? []
      : [{ label: t('fields.places'), value: t('places.count', { count: places.length }) }]),
    ...(hours.length === 0
      ? []
      : [
          {
            label: t('adWords:audience.names.hours'),
            value: t('targeting:hours.of', { count: hours.length, all: allHours.length }),
          },
        ]),
  ];
}

function useKeywordFacts({ campaign, adGroup, currency }: Creation): Fact[] {
  const { t } = useTranslation(['creation', 'adWords']);
  const lines = listKeywords(adGroup, currency);
  const sent = listSent(lines);
  const negatives = [listNegatives(campaign.negatives).length, listNegatives(adGroup.negatives).length];
  const countOf = (matchType: string) => sent.filter((one) => one.matchType === matchType).length;
  const leftOut = lines.length - sent.length;
  return [
    ...(sent.length === 0
      ? []
      : (['EXACT', 'BROAD'] as const).map((type) => ({
          label: t(`adWords:matchTypes.${type}`),
          value: String(countOf(type)),
        }))),
    ...(negatives.some((count) => count > 0)
      ? [{ label: t('fields.negatives'), value: negatives.join(' + ') }]
      : []),
    ...(leftOut > 0 ? [{ label: t('fields.leftOut'), value: String(leftOut) }] : []),
  ];
}
