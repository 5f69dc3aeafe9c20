import { adStatuses, type CampaignType, matchTypes } from '@tapwright/contracts/ad-values';
import { comparators, type Condition } from './conditions.ts';
import type { AdStatus, MatchType, MeasureName } from './report-types.ts';

/** What is said of a row's campaign: its app, a storefront, what it is for. */
export type CampaignKind =
  | { readonly of: 'adamId' | 'country'; readonly value: string }
  | { readonly of: 'campaignType'; readonly value: CampaignType };

export type Token =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'status'; readonly status: AdStatus }
  | { readonly kind: 'match'; readonly match: MatchType }
  | { readonly kind: 'campaign'; readonly campaign: CampaignKind }
  | { readonly kind: 'condition'; readonly condition: Condition };

/** What a press or Enter does: takes a token, or goes on in words that already say the measure. */
export type Suggestion = { readonly take: Token } | { readonly goOn: string; readonly measure: MeasureName };

export type FilterWords = {
  readonly measures: readonly { readonly name: MeasureName; readonly word: string }[];
  readonly statuses: Readonly<Record<AdStatus, string>>;
  readonly matches: Readonly<Record<MatchType, string>>;
  /** Of the campaigns that there are; `word` as it is shown, after the name of the column. */
  readonly campaigns: readonly { readonly campaign: CampaignKind; readonly word: string }[];
  readonly offers: { readonly status: boolean; readonly match: boolean };
};

const condition = /^(.*?)\s*(>=|<=|>|<|≥|≤|=)\s*([\d.,]+)?\s*[%$¥]?$/;
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
  return [...bounds, ...stateTokens(text, words), ...nameToken(typed)].slice(0, maxSuggestions);
}

function stateTokens(text: string, { statuses, matches, campaigns, offers }: FilterWords): Suggestion[] {
  const means = (word: string) => word.toLocaleLowerCase().includes(text);
  const ofStatus = offers.status ? adStatuses.filter((status) => means(statuses[status])) : [];
  const ofMatch = offers.match ? matchTypes.filter((match) => means(matches[match])) : [];
  return [
    ...ofStatus.map((status): Suggestion => ({ take: { kind: 'status', status } })),
    ...ofMatch.map((match): Suggestion => ({ take: { kind: 'match', match } })),
    ...campaigns
      .filter(({ word }) => text !== '' && means(word))
      .map(({ campaign }): Suggestion => ({ take: { kind: 'campaign', campaign } })),
  ];
}

function nameToken(typed: string): Suggestion[] {
  const text = typed.trim();
  return text === '' ? [] : [{ take: { kind: 'name', text } }];
}

/** "1,234.5" and "1234,5" alike: the last sign divides, unless three digits follow it. */
function readFigure(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const plain = text.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const figure = Number(plain);
  return Number.isFinite(figure) ? figure : undefined;
}
