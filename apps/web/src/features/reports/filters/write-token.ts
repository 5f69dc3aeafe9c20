import { findValueKey } from '@tapwright/contracts/ad-values';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { formatNumber } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { nameCountry } from '@tapwright/i18n/name-country';
import { unitOfBounded } from './conditions.ts';
import { wordOfBounded } from './word-of-bounded.ts';
import { columnOf, wordKeyOf } from './setting-filters.ts';
import type { CampaignKind, Token } from './suggest-tokens.ts';
import type { KeyIn } from '@tapwright/i18n/messages';
import type { Say } from '../../../platform/words/use-translation.ts';

/** By number. */
export type AppNames = ReadonlyMap<string, string>;
type Writing = {
  readonly t: Say<KeyIn<'overview' | 'adWords'>>;
  readonly language: Language;
  readonly appNames: AppNames;
};

export function columnOfCampaign({ of }: CampaignKind) {
  if (of === 'placement') return 'placements';
  return of === 'adamId' ? 'app' : of;
}

export type TokenWords = { readonly name: string; readonly value: string };

const signs = { '>': '>', '<': '<', '>=': '≥', '<=': '≤', '=': '=' } as const;

/** How many of them there are is where a word stands. */
const places = ['runningIn', 'pausedIn', 'negativeIn', 'metIn'];

/** A token in words: what it is about, and what it asks. */
export function writeToken(
  token: Token,
  { t, language, unit, appNames }: Writing & { unit: TeamCurrency },
): TokenWords {
  if (token.kind === 'name' || token.kind === 'within') {
    const of = token.kind === 'name' ? 'name' : token.of === 'campaignName' ? 'campaign' : 'adGroup';
    const what = t(`adWords:columns.${of}`);
    return { name: t('overview:filter.contains', { what }), value: `“${token.text}”` };
  }
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
    const name = t(`adWords:columns.${columnOfCampaign(token.campaign)}`);
    return { name, value: writeCampaign(token.campaign, { t, language, appNames }) };
  }
  const { measure, is, figure } = token.condition;
  if (is === '=' && figure === 0 && places.some((one) => one === measure))
    return { name: wordOfBounded(measure, t), value: t('overview:filter.nowhere') };
  const digits = Math.min(6, String(figure).split('.')[1]?.length ?? 0);
  return {
    name: [wordOfBounded(measure, t), unitOfBounded(measure, unit, language)].filter(Boolean).join(' '),
    value: `${signs[is]} ${formatNumber(language, figure, digits)}`,
  };
}

/** A storefront by its country, a type or a placement by its word, an app by its name, or its number while that is not known. */
export function writeCampaign(campaign: CampaignKind, { t, language, appNames }: Writing): string {
  if (campaign.of === 'campaignType') return t(`adWords:campaignTypes.${campaign.value}`);
  const { of, value } = campaign;
  const placement = of === 'placement' && findValueKey('placements', value);
  if (placement) return t(`adWords:${placement}`);
  if (of === 'country') return nameCountry(language, value);
  return appNames.get(value) ?? value;
}
