import type { Token } from './suggest-tokens.ts';
import type { ReportView } from './report-view.ts';

type Filter = Pick<ReportView, 'name' | 'statuses' | 'matches' | 'campaigns' | 'conditions'>;

export const noFilter: Filter = { name: '', statuses: [], matches: [], campaigns: [], conditions: [] };

export function listTokens({ name, statuses, matches, campaigns, conditions }: Filter): Token[] {
  return [
    ...(name === '' ? [] : [{ kind: 'name', text: name } as const]),
    ...statuses.map((status) => ({ kind: 'status', status }) as const),
    ...matches.map((match) => ({ kind: 'match', match }) as const),
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
    name: tokens.find((token) => token.kind === 'name')?.text ?? '',
    statuses: [...new Set(tokens.flatMap((token) => (token.kind === 'status' ? [token.status] : [])))],
    matches: [...new Set(tokens.flatMap((token) => (token.kind === 'match' ? [token.match] : [])))],
    campaigns: tokens
      .flatMap((token) => (token.kind === 'campaign' ? [token.campaign] : []))
      .filter(
        ({ of, value }, at, all) => all.findIndex((one) => one.of === of && one.value === value) === at,
      ),
    conditions: tokens.flatMap((token) => (token.kind === 'condition' ? [token.condition] : [])),
  };
}
