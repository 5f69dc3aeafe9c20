import type { CategoryKey } from './categories.ts';
import type { App } from './entities.ts';
import type { ConceptWeights } from './vocabulary/vocabulary.ts';
import type { Row, Stamp } from './table.ts';
import { conceptCount } from './vocabulary/vocabulary.ts';
import type { World } from './world.ts';

/** An app that is very good at one search of its category, and fair at some others. */
export function strongAt(concept: number): ConceptWeights {
  const weight = (other: number): number =>
    other === concept ? 1 : Math.max(0.1, 0.75 - 0.18 * distance(other, concept));
  return [weight(0), weight(1), weight(2), weight(3), weight(4), weight(5)];
}

/** Neighbours in the list of searches are taken for kin; the list is a ring. */
function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, conceptCount - apart);
}

export type OwnApp = {
  name: string;
  subtitle: string;
  category: CategoryKey;
  concepts: ConceptWeights;
  brandPopularity: number;
};

export function addOwnApp(
  world: World,
  developer: string,
  providerId: string,
  app: OwnApp,
  by: Stamp,
  id?: number,
): Row<App> {
  const state: App = {
    ...app,
    developer,
    providerId,
    secondaryCategory: null,
    storefronts: null,
    deviceClasses: ['IPHONE', 'IPAD'],
    primaryLanguage: 'en-US',
    preorder: false,
    refusals: {},
  };
  return world.apps.insert(state, by, id);
}
