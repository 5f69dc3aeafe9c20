import { formatNumber } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { unitOf } from './measures.ts';
import type { Token } from './suggest-tokens.ts';
import type { OverviewWords } from './overview-words.ts';

export type TokenWords = { readonly name: string; readonly value: string };

const signs = { '>': '>', '<': '<', '>=': '≥', '<=': '≤', '=': '=' } as const;

/** A token in words: what it is about, and what it asks. */
export function writeToken(
  token: Token,
  { t, language, unit }: { t: OverviewWords; language: Language; unit: TeamCurrency },
): TokenWords {
  if (token.kind === 'name') return { name: t('overview:filter.contains'), value: `“${token.text}”` };
  if (token.kind === 'status')
    return { name: t('adWords:columns.status'), value: t(`adWords:statuses.${token.status}`) };
  if (token.kind === 'match')
    return { name: t('adWords:columns.matchType'), value: t(`adWords:matchTypes.${token.match}`) };
  const { measure, is, figure } = token.condition;
  const digits = Math.min(6, String(figure).split('.')[1]?.length ?? 0);
  return {
    name: [t(`adWords:measures.${measure}`), unitOf(measure, unit)].filter(Boolean).join(' '),
    value: `${signs[is]} ${formatNumber(language, figure, digits)}`,
  };
}
