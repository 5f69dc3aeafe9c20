import { categoryKeys, type CategoryKey } from './categories.ts';
import { combine, combineText, toUnit, unitOf } from './chance.ts';
import type { AmbiguousWord } from './facts.ts';
import { normalizeText } from './keyword-text.ts';
import { NameFinder } from './name-finder.ts';
import { brandWordOf, type RivalApp } from './rival-apps.ts';
import type { SearchTerm } from './search-term.ts';
import { getStorefront } from './storefronts.ts';
import { listGenericTerms } from './generic-terms.ts';
import { english } from './vocabulary/english.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

export type BrandedApp = { adamId: number; name: string; category: CategoryKey; brandPopularity: number };

type Named = { app: BrandedApp; word: string };

type Concept = { category: CategoryKey; concept: number; word: string };

function conceptsOf(vocabulary: Vocabulary): Concept[] {
  const all = categoryKeys.flatMap((category) =>
    vocabulary.concepts[category].map((word, concept) => ({ category, concept, word })),
  );
  return all.toSorted((one, other) => other.word.length - one.word.length);
}

/** Texts remembered for each storefront. */
const maxRemembered = 2000;

/** Everything people search for, storefront by storefront, in the storefront's language. */
export class SearchTerms {
  readonly #seed: number;
  readonly #rivals: ReadonlyMap<string, RivalApp>;
  #ownBrands = new NameFinder<Named>([]);
  #ambiguous: readonly AmbiguousWord[] = [];
  readonly #listed = new Map<string, readonly SearchTerm[]>();
  readonly #known = new Map<string, Map<string, SearchTerm>>();
  readonly #found = new Map<string, Map<string, SearchTerm>>();
  readonly #concepts = new Map<string, NameFinder<Concept>>();

  constructor(seed: number, rivals: readonly RivalApp[]) {
    this.#seed = combine(seed, 11);
    this.#rivals = new Map(rivals.map((rival) => [brandWordOf(rival.name), rival]));
  }

  /** The names that own apps go by; call again when one is added. */
  setOwnApps(apps: readonly BrandedApp[]): void {
    this.#ownBrands = new NameFinder(apps.map((app) => ({ app, word: brandWordOf(app.name) })));
    this.#found.clear();
  }

  setAmbiguousWords(words: readonly AmbiguousWord[]): void {
    this.#ambiguous = words;
    this.#found.clear();
  }

  /** What is searched often enough to have a name, most popular first; names of own apps left out. */
  list(country: string, category: CategoryKey): readonly SearchTerm[] {
    const key = `${country}|${category}`;
    const listed = this.#listed.get(key) ?? this.#rank(country, category);
    this.#listed.set(key, listed);
    return listed;
  }

  /** Of those, the ones that look for the same thing. */
  listConcept(country: string, category: CategoryKey, concept: number): readonly SearchTerm[] {
    const key = `${country}|${category}|${concept}`;
    const listed =
      this.#listed.get(key) ?? this.list(country, category).filter((term) => term.concept === concept);
    this.#listed.set(key, listed);
    return listed;
  }

  /** Any text is a search; one that nobody knows is a rare one. */
  get(country: string, text: string): SearchTerm {
    const known = this.#foundIn(country);
    const term = known.get(text);
    if (term) return term;
    const found = this.#look(country, normalizeText(text));
    if (known.size >= maxRemembered) known.clear();
    known.set(text, found);
    return found;
  }

  #foundIn(country: string): Map<string, SearchTerm> {
    const known = this.#found.get(country) ?? new Map<string, SearchTerm>();
    this.#found.set(country, known);
    return known;
  }

  #rank(country: string, category: CategoryKey): readonly SearchTerm[] {
    return [...this.#knownIn(country).values()]
      .filter((term) => term.category === category)
      .toSorted((one, other) => other.popularity - one.popularity || (one.text < other.text ? -1 : 1));
  }

  #look(country: string, text: string): SearchTerm {
    const term =
      this.#knownIn(country).get(text) ?? this.#ownTerm(country, text) ?? this.#guess(country, text);
    const twist = this.#ambiguous.find((word) => word.country === country && word.text === text);
    if (!twist) return term;
    const { popularity, fit, category, concept } = twist;
    return { ...term, popularity, fit, category, concept };
  }

  #ownTerm(country: string, text: string): SearchTerm | null {
    const own = this.#ownBrands.find(text);
    return own ? this.#brandTerm(country, own.app, text) : null;
  }

  #knownIn(country: string): Map<string, SearchTerm> {
    const made = this.#known.get(country);
    if (made) return made;
    const known = new Map<string, SearchTerm>();
    for (const term of listGenericTerms(this.#seed, country)) known.set(term.text, term);
    const pattern = vocabularies[getStorefront(country).language].patterns[1] ?? '{}';
    for (const rival of this.#rivals.values()) {
      const brand = this.#brandTerm(country, rival);
      known.set(brand.text, brand);
      const dressed = pattern.replace('{}', brand.text);
      known.set(dressed, this.#brandTerm(country, rival, dressed));
    }
    this.#known.set(country, known);
    return known;
  }

  /** A name is known less away from home, and a name with more words around it is rarer still. */
  #brandTerm(country: string, app: BrandedApp, text: string = brandWordOf(app.name)): SearchTerm {
    const luck = toUnit(combineText(combine(this.#seed, app.adamId), country));
    const extra = text.length > brandWordOf(app.name).length ? 22 : 0;
    const popularity = Math.max(5, Math.round(app.brandPopularity - 14 * luck - extra));
    return { text, country, category: app.category, concept: null, brandOf: app.adamId, popularity, fit: 1 };
  }

  #guess(country: string, text: string): SearchTerm {
    for (const word of text.split(' ')) {
      const rival = this.#rivals.get(word);
      if (rival) return this.#brandTerm(country, rival, text);
    }
    const found = this.#conceptsIn(country).find(text);
    const luck = unitOf(combineText(this.#seed, country), combineText(this.#seed, text));
    const popularity = Math.round(5 + (found ? 14 : 7) * luck * luck);
    const category = found?.category ?? null;
    return { text, country, category, concept: found?.concept ?? null, brandOf: null, popularity, fit: 1 };
  }

  #conceptsIn(country: string): NameFinder<Concept> {
    const { language } = getStorefront(country);
    const made = this.#concepts.get(language);
    if (made) return made;
    const own = conceptsOf(vocabularies[language]);
    const concepts = new NameFinder(language === 'en' ? own : [...own, ...conceptsOf(english)]);
    this.#concepts.set(language, concepts);
    return concepts;
  }
}
