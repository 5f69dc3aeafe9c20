import { stateAt, type Row } from '../../world/table.ts';
import type { Instant, NegativeKeyword } from '../../world/entities.ts';
import { holdsAllWords, normalizeText } from '../../world/keyword-text.ts';

/** The negative keywords in force for an ad group: those of its own and of its campaign. */
export type NegativeSet = { key: string; stops: (searchTerm: string) => boolean };

const noNegatives: NegativeSet = { key: '', stops: () => false };

/** EXACT stops the very text; BROAD every search that holds all its words, in any order. */
export function negativesAt(rows: readonly Row<NegativeKeyword>[], at: Instant): NegativeSet {
  const exact = new Set<string>();
  const broad: string[] = [];
  let key = '';
  for (const row of rows) {
    const state = stateAt(row, at);
    if (!state || state.deleted || state.status !== 'ENABLED') continue;
    key += `${row.id},`;
    if (state.matchType === 'EXACT') exact.add(normalizeText(state.text));
    else broad.push(normalizeText(state.text));
  }
  if (key === '') return noNegatives;
  const stops = (text: string): boolean =>
    exact.has(text) || broad.some((words) => holdsAllWords(text, words));
  return { key, stops };
}
