import { holders } from './holders.ts';
import type { ReportView } from '../question/report-view.ts';
import type { Token } from './suggest-tokens.ts';

type Filter = Pick<
  ReportView,
  'days' | 'name' | 'campaignName' | 'adGroupName' | 'settings' | 'campaigns' | 'conditions'
>;

export const noFilter: Filter = {
  days: undefined,
  name: '',
  campaignName: '',
  adGroupName: '',
  settings: [],
  campaigns: [],
  conditions: [],
};

export function listTokens(filter: Filter): Token[] {
  const { days, name, settings, campaigns, conditions } = filter;
  return [
    ...(days === undefined ? [] : [{ kind: 'days', days } as const]),
    ...(name === '' ? [] : [{ kind: 'name', text: name } as const]),
    ...holders
      .filter((of) => filter[of] !== '')
      .map((of) => ({ kind: 'within', of, text: filter[of] }) as const),
    ...settings.map((setting) => ({ kind: 'setting', setting }) as const),
    ...campaigns.map((campaign) => ({ kind: 'campaign', campaign }) as const),
    ...conditions.map((condition) => ({ kind: 'condition', condition }) as const),
  ];
}

/** Of a name there is one part; the last counts. */
export const addToken = (filter: Filter, token: Token): Filter => filterOf([...listTokens(filter), token]);

export function removeToken(filter: Filter, place: number): Filter {
  return filterOf(listTokens(filter).filter((_, at) => at !== place));
}

function filterOf(tokens: readonly Token[]): Filter {
  const partOf = (isMeant: (token: Token) => boolean) => {
    const token = tokens.findLast(isMeant);
    return token !== undefined && 'text' in token ? token.text : '';
  };
  return {
    days: tokens.find((token) => token.kind === 'days')?.days,
    name: partOf(({ kind }) => kind === 'name'),
    campaignName: partOf((token) => token.kind === 'within' && token.of === 'campaignName'),
    adGroupName: partOf((token) => token.kind === 'within' && token.of === 'adGroupName'),
    settings: tokens.flatMap((token) => (token.kind === 'setting' ? [token.setting] : [])).filter(isFirst),
    campaigns: tokens.flatMap((token) => (token.kind === 'campaign' ? [token.campaign] : [])).filter(isFirst),
    conditions: tokens.flatMap((token) => (token.kind === 'condition' ? [token.condition] : [])),
  };
}

const isFirst = <One extends { of: string; value: string }>({ of, value }: One, at: number, all: One[]) =>
  all.findIndex((one) => one.of === of && one.value === value) === at;
