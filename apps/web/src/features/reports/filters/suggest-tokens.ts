import type { CampaignType } from '@tapwright/contracts/ad-values';
import type { DayRange } from '@tapwright/domain/ranges';
import { type BoundedName, comparators, type Condition } from './conditions.ts';
import { type Holder, holders } from './holders.ts';
import type { FilteredSetting, SettingFilter } from './setting-filters.ts';

/** What is said of a row's campaign: its app, a storefront, where its ads are shown, how it is billed, what it is for. */
export type CampaignKind =
  | { readonly of: 'adamId' | 'country' | 'placement' | 'currency'; readonly value: string }
  | { readonly of: 'campaignType'; readonly value: CampaignType };

export type Token =
  | { readonly kind: 'name'; readonly text: string }
  /** A part of the name of what a row lies in. */
  | { readonly kind: 'within'; readonly of: Holder; readonly text: string }
  /** Taken from the chart, never typed. */
  | { readonly kind: 'days'; readonly days: DayRange }
  | { readonly kind: 'setting'; readonly setting: SettingFilter }
  | { readonly kind: 'campaign'; readonly campaign: CampaignKind }
  | { readonly kind: 'condition'; readonly condition: Condition };

/** What a press or Enter does: takes a token, or goes on in words that already say the measure. */
export type Suggestion = { readonly take: Token } | { readonly goOn: string; readonly measure: BoundedName };

export type FilterWords = {
  readonly measures: readonly { readonly name: BoundedName; readonly word: string }[];
  /** `word` as it is shown, after the name of the column. */
  readonly settings: readonly { readonly setting: SettingFilter; readonly word: string }[];
  /** Of the campaigns that there are; `word` as it is shown, after the name of the column. */
  readonly campaigns: readonly { readonly campaign: CampaignKind; readonly word: string }[];
  /** Which settings this list can be filtered by. */
  readonly offers: readonly (FilteredSetting | Holder)[];
};

const condition = /^(.*?)\s*(>=|<=|>|<|≥|≤|=)\s*(-?[\d.,]+)?\s*[%$¥cnrmb]*$/;
const maxSuggestions = 8;

/** What the words that were typed may mean, the likeliest first. */
export function suggestTokens(typed: string, words: FilterWords): Suggestion[] {
  const text = typed.trim().toLocaleLowerCase();
  const [, named = text, sign, figure] = condition.exec(text) ?? [];
  const is = comparators.find((one) => one === sign?.replace('≥', '>=').replace('≤', '<='));
  const measures = words.measures.filter(
    ({ word }) => named.trim() !== '' && word.toLocaleLowerCase().includes(named.trim()),
  );
  const bounds = measures.flatMap(({ name, word }): Suggestion[] => {
    const value = readFigure(figure);
    if (is && value !== undefined) {
      return [{ take: { kind: 'condition', condition: { measure: name, is, figure: value } } }];
    }
    const signs = is ? [is] : (['>', '<'] as const);
    return signs.map((one) => ({ goOn: `${word} ${one} `, measure: name }));
  });
  if (sign !== undefined) return bounds.slice(0, maxSuggestions);
  const names = nameTokens(typed, words);
  return [...[...bounds, ...stateTokens(text, words)].slice(0, maxSuggestions - names.length), ...names];
}

function stateTokens(text: string, { settings, campaigns, offers }: FilterWords): Suggestion[] {
  const means = (word: string) => word.toLocaleLowerCase().includes(text);
  return [
    ...settings
      .filter(({ setting, word }) => offers.includes(setting.of) && means(word))
      .map(({ setting }): Suggestion => ({ take: { kind: 'setting', setting } })),
    ...campaigns
      .filter(({ word }) => text !== '' && means(word))
      .map(({ campaign }): Suggestion => ({ take: { kind: 'campaign', campaign } })),
  ];
}

/** Its own, and those of what it lies in. */
function nameTokens(typed: string, { offers }: FilterWords): Suggestion[] {
  const text = typed.trim();
  if (text === '') return [];
  const within = holders.filter((of) => offers.includes(of));
  return [
    { take: { kind: 'name', text } },
    ...within.map((of): Suggestion => ({ take: { kind: 'within', of, text } })),
  ];
}

/** "1,234.5" and "1234,5" alike: the last sign divides, unless three digits follow it. */
function readFigure(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const plain = text.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const figure = Number(plain);
  return Number.isFinite(figure) ? figure : undefined;
}
