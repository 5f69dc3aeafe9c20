import type { CategoryKey } from './categories.ts';
import { combine, combineText, toUnit } from './chance.ts';
import { listGenericTerms } from './generic-terms.ts';
import { brandWordOf, listRivals, type RivalApp } from './rival-apps.ts';
import type { SearchTerm } from './search-term.ts';
import { getStorefront } from './storefronts.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';

export type BrandedApp = { adamId: number; name: string; category: CategoryKey; brandPopularity: number };

/** What everybody searches for, storefront by storefront; it follows from the seed and never changes. */
export class KnownTerms {
  readonly seed: number;
  readonly #rivals: readonly BrandedApp[];
  readonly #known = new Map<string, ReadonlyMap<string, SearchTerm>>();
  readonly #listed = new Map<string, readonly SearchTerm[]>();

  constructor(seed: number, rivals: readonly BrandedApp[]) {
    this.seed = combine(seed, 11);
    this.#rivals = rivals;
  }

  get(country: string, text: string): SearchTerm | undefined {
    return this.#knownIn(country).get(text);
  }

  list(country: string, category: CategoryKey): readonly SearchTerm[] {
    const key = `${country}|${category}`;
    const listed = this.#listed.get(key) ?? this.#rank(country, category);
    this.#listed.set(key, listed);
    return listed;
  }

  listConcept(country: string, category: CategoryKey, concept: number): readonly SearchTerm[] {
    const key = `${country}|${category}|${concept}`;
    const listed =
      this.#listed.get(key) ?? this.list(country, category).filter((term) => term.concept === concept);
    this.#listed.set(key, listed);
    return listed;
  }

  #rank(country: string, category: CategoryKey): readonly SearchTerm[] {
    return [...this.#knownIn(country).values()]
      .filter((term) => term.category === category)
      .toSorted((one, other) => other.popularity - one.popularity || (one.text < other.text ? -1 : 1));
  }

  #knownIn(country: string): ReadonlyMap<string, SearchTerm> {
    const made = this.#known.get(country);
    if (made) return made;
    const known = new Map<string, SearchTerm>();
    for (const term of listGenericTerms(this.seed, country)) known.set(term.text, term);
    const pattern = vocabularies[getStorefront(country).language].patterns[1] ?? '{}';
    for (const rival of this.#rivals) {
      const brand = brandTermOf(this.seed, country, rival);
      known.set(brand.text, brand);
      const dressed = pattern.replace('{}', brand.text);
      known.set(dressed, brandTermOf(this.seed, country, rival, dressed));
    }
    this.#known.set(country, known);
    return known;
  }
}

/** A name is known less away from home, and a name with more words around it is rarer still. */
export function brandTermOf(
  seed: number,
  country: string,
  app: BrandedApp,
  text: string = brandWordOf(app.name),
): SearchTerm {
  const luck = toUnit(combineText(combine(seed, app.adamId), country));
  const extra = text.length > brandWordOf(app.name).length ? 22 : 0;
  const popularity = Math.max(5, Math.round(app.brandPopularity - 14 * luck - extra));
  return { text, country, category: app.category, concept: null, brandOf: app.adamId, popularity, fit: 1 };
}

type Surroundings = { seed: number; rivals: readonly RivalApp[]; known: KnownTerms };

let last: Surroundings | undefined;

/** What a seed brings with it. Worlds of one seed share it, since to find it out is a third of making a world. */
export function surroundingsOf(seed: number): Surroundings {
  if (last?.seed === seed) return last;
  const rivals = listRivals(combine(seed, 1));
  last = { seed, rivals, known: new KnownTerms(combine(seed, 2), rivals) };
  return last;
}
