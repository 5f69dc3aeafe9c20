import { combine, combineText } from '../../world/chance.ts';
import type { App, MatchType, Placement } from '../../world/entities.ts';
import type { WorldFacts } from '../../world/facts.ts';
import type { SearchTerm } from '../../world/search-term.ts';
import type { World } from '../../world/world.ts';
import { benchmarkOf } from '../../world/benchmarks.ts';
import { demandFor, type Demand } from '../demand/demand.ts';
import { placementDemand } from '../demand/placement-demand.ts';
import { rivalFieldOf, type RivalField } from './rival-field.ts';

/** What can be delivered and counted by itself: a keyword, Search Match or a placement, in one country. */
export type Unit = {
  adGroupId: number;
  /** Null for Search Match and for placements without keywords. */
  keywordId: number | null;
  country: string;
  seed: number;
  demand: Demand;
  field: RivalField;
  /** Demand under the last set of negative keywords it was queried with. */
  narrowed: { key: string; demand: Demand };
};

export type UnitSubject = {
  adGroupId: number;
  keywordId: number | null;
  text: string | null;
  matchType: MatchType;
  placement: Placement;
  country: string;
  adamId: number;
  app: App;
};

function fieldOf(world: World, { country, app, text }: UnitSubject, term: SearchTerm | null): RivalField {
  const searched = term?.text ?? `all of ${app.category}`;
  return rivalFieldOf({
    worldSeed: world.seed,
    country,
    text: text === null ? `all of ${app.category}` : searched,
    popularity: term?.popularity ?? 40,
    brandOf: term?.brandOf ?? null,
    dollarsPerTap: benchmarkOf(country, app.category).cptDollars,
    rivals: world.rivalsIn(term?.category ?? app.category),
    entries: world.facts.rivalEntries.filter((entry) => entry.country === country && entry.text === searched),
  });
}

function makeUnit(world: World, subject: UnitSubject): Unit {
  const { adGroupId, keywordId, country, text, matchType, adamId, app, placement } = subject;
  const onSearch = placement === 'APPSTORE_SEARCH_RESULTS';
  const demand = onSearch
    ? demandFor({ terms: world.terms, adamId, app, country }, text, matchType)
    : placementDemand(placement, app.category, country);
  return {
    adGroupId,
    keywordId,
    country,
    seed: combineText(combine(combine(world.seed, adGroupId), keywordId ?? 0), country),
    demand,
    field: fieldOf(world, subject, text === null ? null : world.terms.get(country, text)),
    narrowed: { key: '', demand },
  };
}

/** Units are computed at the first query and kept. */
export class Units {
  readonly #world: World;
  readonly #byCountry = new Map<string, Map<number, Unit>>();
  #facts: WorldFacts;

  constructor(world: World) {
    this.#world = world;
    this.#facts = world.facts;
  }

  /** A keyword in each of the countries it was queried in. */
  listOfKeyword(keywordId: number): Unit[] {
    return [...this.#byCountry.values()].flatMap((known) => known.get(keywordId) ?? []);
  }

  get(subject: UnitSubject): Unit {
    if (this.#facts !== this.#world.facts) {
      this.#byCountry.clear();
      this.#facts = this.#world.facts;
    }
    let known = this.#byCountry.get(subject.country);
    if (!known) {
      known = new Map();
      this.#byCountry.set(subject.country, known);
    }
    const key = subject.keywordId ?? -subject.adGroupId;
    const found = known.get(key);
    if (found) return found;
    const unit = makeUnit(this.#world, subject);
    known.set(key, unit);
    return unit;
  }
}
