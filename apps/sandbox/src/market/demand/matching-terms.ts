import { combineText, toUnit, unitOf } from '../../world/chance.ts';
import type { App, MatchType } from '../../world/entities.ts';
import { nearSpelling } from '../../world/keyword-text.ts';
import { relevanceGate, relevanceOf } from '../../world/relevance.ts';
import { brandWordOf } from '../../world/rival-apps.ts';
import type { SearchTerm } from '../../world/search-term.ts';
import type { SearchTerms } from '../../world/search-terms.ts';
import { getStorefront } from '../../world/storefronts.ts';
import { vocabularies } from '../../world/vocabulary/vocabularies.ts';

/** A search that leads to the ad, and the part of its searches that does. */
export type TermReach = { term: SearchTerm; reach: number };

export type AppOnTerms = { terms: SearchTerms; adamId: number; app: App; country: string };

const maxBroadTerms = 16;
const maxSearchMatchTerms = 40;

/** The word itself, and a few who spell it nearly so. */
function exactTerms({ terms, country }: AppOnTerms, text: string): TermReach[] {
  const term = terms.get(country, text);
  const near = nearSpelling(term.text);
  const reaches = [{ term, reach: 0.95 }];
  if (near !== null) reaches.push({ term: { ...term, text: near }, reach: 0.05 });
  return reaches;
}

function dressedTerms({ terms, country }: AppOnTerms, word: string): SearchTerm[] {
  const { patterns } = vocabularies[getStorefront(country).language];
  return patterns.map((pattern) => terms.get(country, pattern.replace('{}', word)));
}

/** Other searches for the same thing; for a word nobody knows, the word with other words around it. */
function broadTerms(on: AppOnTerms, text: string): TermReach[] {
  const own = on.terms.get(on.country, text);
  const { category, concept } = own;
  const isKnown = category !== null && concept !== null;
  const related = isKnown ? on.terms.listConcept(on.country, category, concept) : [];
  const others = related.length > maxBroadTerms ? related : [...related, ...dressedTerms(on, own.text)];
  const seed = combineText(on.adamId, own.text);
  const found = new Map<string, TermReach>([[own.text, { term: own, reach: 0.85 }]]);
  for (const term of others) {
    if (found.has(term.text) || relevanceOf(on.app, on.adamId, term) < relevanceGate) continue;
    found.set(term.text, { term, reach: 0.06 + 0.3 * unitOf(seed, combineText(1, term.text)) });
    if (found.size === maxBroadTerms) break;
  }
  return [...found.values()];
}

/** Everything of the app's category that fits it at all, its name, and now and then a stray word. */
function searchMatchTerms(on: AppOnTerms): TermReach[] {
  const name = on.terms.get(on.country, brandWordOf(on.app.name));
  const candidates = on.terms.list(on.country, on.app.category);
  const found: TermReach[] = [{ term: name, reach: 0.5 }];
  for (const term of candidates) {
    const luck = toUnit(combineText(on.adamId, `match ${term.text}`));
    const fits = relevanceOf(on.app, on.adamId, term) >= relevanceGate;
    if (!fits || luck > 0.55 || term.text === name.text) continue;
    found.push({ term, reach: 0.02 + 0.16 * luck });
    if (found.length === maxSearchMatchTerms) break;
  }
  return found;
}

/** `text` null stands for Search Match, which needs no keyword. */
export function listMatchingTerms(on: AppOnTerms, text: string | null, matchType: MatchType): TermReach[] {
  if (text === null) return searchMatchTerms(on);
  return matchType === 'EXACT' ? exactTerms(on, text) : broadTerms(on, text);
}
