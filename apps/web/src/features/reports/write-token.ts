import { formatDayRange } from '@tapwright/i18n/format-day';
import { formatNumber } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { nameCountry } from '@tapwright/i18n/name-country';
import { unitOf } from './measures.ts';
import { columnOf, wordKeyOf } from './setting-filters.ts';
import type { CampaignKind, Token } from './suggest-tokens.ts';
import type { OverviewWords } from './overview-words.ts';

export type TokenWords = { readonly name: string; readonly value: string };

const signs = { '>': '>', '<': '<', '>=': '≥', '<=': '≤', '=': '=' } as const;

/** A token in words: what it is about, and what it asks. */
export function writeToken(
  token: Token,
  { t, language, unit }: { t: OverviewWords; language: Language; unit: TeamCurrency },
): TokenWords {
  if (token.kind === 'name') return { name: t('overview:filter.contains'), value: `“${token.text}”` };
  if (token.kind === 'days')
    return {
      name: t('adWords:columns.slot'),
      value: formatDayRange(language, token.days.from, token.days.to),
    };
  if (token.kind === 'setting') {
    const { setting } = token;
    return { name: t(`adWords:columns.${columnOf(setting)}`), value: t(`adWords:${wordKeyOf(setting)}`) };
  }
  if (token.kind === 'campaign') {
    const { of } = token.campaign;
    return { name: t(`adWords:columns.${of}`), value: writeCampaign(token.campaign, { t, language }) };
  }
  const { measure, is, figure } = token.condition;
  const digits = Math.min(6, String(figure).split('.')[1]?.length ?? 0);
  return {
    name: [t(`adWords:measures.${measure}`), unitOf(measure, unit)].filter(Boolean).join(' '),
    value: `${signs[is]} ${formatNumber(language, figure, digits)}`,
  };
}

/** A storefront by its country, a type by its word, an app by its number. */
export function writeCampaign(
  campaign: CampaignKind,
  { t, language }: { t: OverviewWords; language: Language },
): string {
  if (campaign.of === 'campaignType') return t(`adWords:campaignTypes.${campaign.value}`);
  return campaign.of === 'country' ? nameCountry(language, campaign.value) : campaign.value;
}
