import type { App } from './entities.ts';
import { combineText, toUnit } from './chance.ts';
import type { SearchTerm } from './search-term.ts';

/** Below this an app never enters the auction, whatever it bids. */
export const relevanceGate = 0.2;

function brandRelevance(app: App, adamId: number, term: SearchTerm, luck: number): number {
  if (term.brandOf === adamId) return 1;
  return term.category === app.category ? 0.4 + 0.25 * luck : 0.08;
}

function conceptRelevance(app: App, term: SearchTerm, concept: number, luck: number): number {
  const shade = 0.85 + 0.3 * luck;
  if (term.category === app.category) return Math.min(1, (app.concepts[concept] ?? 0) * shade);
  if (term.category === app.secondaryCategory) return 0.3 + 0.3 * luck;
  return 0.15 * luck;
}

/** 0 to 1: how well the app answers the search. Its own name is 1. */
export function relevanceOf(app: App, adamId: number, term: SearchTerm): number {
  const luck = toUnit(combineText(adamId, term.text));
  if (term.brandOf !== null) return brandRelevance(app, adamId, term, luck);
  if (term.concept !== null) return conceptRelevance(app, term, term.concept, luck);
  return 0.15 + 0.35 * luck;
}
