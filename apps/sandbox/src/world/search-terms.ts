import { categoryKeys, type CategoryKey } from './categories.ts';
import { combineText, unitOf } from './chance.ts';
import type { AmbiguousWord } from './facts.ts';
import { type BrandedApp, brandTermOf, type KnownTerms } from './known-terms.ts';
import { normalizeText } from './keyword-text.ts';
import { NameFinder } from './name-finder.ts';
import { brandWordOf, type RivalApp } from './rival-apps.ts';
import type { SearchTerm } from './search-term.ts';
import { getStorefront } from './storefronts.ts';
import { english } from './vocabulary/english.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

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
  readonly #known: KnownTerms;
  readonly #rivals: ReadonlyMap<string, RivalApp>;
  #ownBrands = new NameFinder<Named>([]);
  #ambiguous: readonly AmbiguousWord[] = [];
  readonly #found = new Map<string, Map<string, SearchTerm>>();
  readonly #concepts = new Map<string, NameFinder<Concept>>();

  constructor(known: KnownTerms, rivals: readonly RivalApp[]) {
    this.#seed = known.seed;
    this.#known = known;
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
    return this.#known.list(country, category);
  }

  /** Of those, the ones that look for the same thing. */
  listConcept(country: string, category: CategoryKey, concept: number): readonly SearchTerm[] {
    return this.#known.listConcept(country, category, concept);
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

  #look(country: string, text: string): SearchTerm {
    const term = this.#known.get(country, text) ?? this.#ownTerm(country, text) ?? this.#guess(country, text);
    const twist = this.#ambiguous.find((word) => word.country === country && word.text === text);
    if (!twist) return term;
    const { popularity, fit, category, concept } = twist;
    return { ...term, popularity, fit, category, concept };
  }

  #ownTerm(country: string, text: string): SearchTerm | null {
    const own = this.#ownBrands.find(text);
    return own ? brandTermOf(this.#seed, country, own.app, text) : null;
  }

  #guess(country: string, text: string): SearchTerm {
    for (const word of text.split(' ')) {
      const rival = this.#rivals.get(word);
      if (rival) return brandTermOf(this.#seed, country, rival, text);
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
