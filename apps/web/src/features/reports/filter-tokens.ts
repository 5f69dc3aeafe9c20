import type { Token } from './suggest-tokens.ts';
import type { ReportView } from './report-view.ts';

type Filter = Pick<ReportView, 'days' | 'name' | 'settings' | 'campaigns' | 'conditions'>;

export const noFilter: Filter = { days: undefined, name: '', settings: [], campaigns: [], conditions: [] };

export function listTokens({ days, name, settings, campaigns, conditions }: Filter): Token[] {
  return [
    ...(days === undefined ? [] : [{ kind: 'days', days } as const]),
    ...(name === '' ? [] : [{ kind: 'name', text: name } as const]),
    ...settings.map((setting) => ({ kind: 'setting', setting }) as const),
    ...campaigns.map((campaign) => ({ kind: 'campaign', campaign }) as const),
    ...conditions.map((condition) => ({ kind: 'condition', condition }) as const),
  ];
}

export function addToken(filter: Filter, token: Token): Filter {
  const tokens = listTokens(filter).filter((known) => known.kind !== 'name' || token.kind !== 'name');
  return filterOf([...tokens, token]);
}

export function removeToken(filter: Filter, place: number): Filter {
  return filterOf(listTokens(filter).filter((_, at) => at !== place));
}

function filterOf(tokens: readonly Token[]): Filter {
  return {
    days: tokens.find((token) => token.kind === 'days')?.days,
    name: tokens.find((token) => token.kind === 'name')?.text ?? '',
    settings: tokens.flatMap((token) => (token.kind === 'setting' ? [token.setting] : [])).filter(isFirst),
    campaigns: tokens.flatMap((token) => (token.kind === 'campaign' ? [token.campaign] : [])).filter(isFirst),
    conditions: tokens.flatMap((token) => (token.kind === 'condition' ? [token.condition] : [])),
  };
}

const isFirst = <One extends { of: string; value: string }>({ of, value }: One, at: number, all: One[]) =>
  all.findIndex((one) => one.of === of && one.value === value) === at;
