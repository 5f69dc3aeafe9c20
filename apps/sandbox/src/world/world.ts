import type { CategoryKey } from './categories.ts';
import type {
  Ad,
  AdAccount,
  AdGroup,
  App,
  Campaign,
  Creative,
  Instant,
  Keyword,
  NegativeKeyword,
  Org,
  ProductPage,
  SharedBudget,
} from './entities.ts';
import { plainFacts, type WorldFacts } from './facts.ts';
import type { RivalApp } from './rival-apps.ts';
import { surroundingsOf } from './known-terms.ts';
import { SearchTerms } from './search-terms.ts';
import { first, latest, Table, type Row } from './table.ts';
import type { Story } from './story.ts';

export type TouchListener = (campaignId: number, from: Instant) => void;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Everything that is so, and when it became so. It has no clock: every write brings its time. */
export class World {
  readonly seed: number;
  readonly rivals: readonly RivalApp[];
  readonly terms: SearchTerms;
  /** What others keep with the world, such as API users; saved with it, never read here. */
  readonly notes = new Map<string, Json>();
  stories: readonly Story[] = [];
  readonly #rivalsByCategory: Partial<Record<CategoryKey, RivalApp[]>>;
  #facts: WorldFacts = plainFacts;
  readonly #listeners = new Set<TouchListener>();

  readonly orgs = new Table<Org>({
    firstId: 40_009_000,
    parentOf: () => null,
    onWrite: (row) => this.#touchOrg(row),
  });
  readonly adAccounts = new Table<AdAccount>({
    firstId: 700_100_200,
    parentOf: (state) => state.orgId,
    onWrite: (row) => this.#touchAccount(row.id, writtenAt(row)),
  });
  readonly apps = new Table<App>({
    firstId: 1_600_000_001,
    parentOf: () => null,
    onWrite: (row) => {
      this.#nameOwnApps();
      this.#touchWhere((campaign) => campaign.adamId === row.id, writtenAt(row));
    },
  });
  readonly productPages = new Table<ProductPage>({
    firstId: 1,
    parentOf: (state) => state.adamId,
    onWrite: (row) => this.#touchWhere((campaign) => campaign.adamId === latest(row).adamId, writtenAt(row)),
  });
  readonly campaigns = new Table<Campaign>({
    firstId: 51_001,
    parentOf: (state) => state.adAccountId,
    onWrite: (row) => this.#touch(row.id, writtenAt(row)),
  });
  readonly adGroups = new Table<AdGroup>({
    firstId: 61_001,
    parentOf: (state) => state.campaignId,
    onWrite: (row) => this.#touch(latest(row).campaignId, writtenAt(row)),
  });
  readonly keywords = new Table<Keyword>({
    firstId: 9_100_001,
    parentOf: (state) => state.adGroupId,
    onWrite: (row) => this.#touch(latest(row).campaignId, writtenAt(row)),
  });
  readonly negativeKeywords = new Table<NegativeKeyword>({
    firstId: 95_000_001,
    parentOf: (state) => state.campaignId,
    onWrite: (row) => this.#touch(latest(row).campaignId, writtenAt(row)),
  });
  readonly creatives = new Table<Creative>({
    firstId: 71_001,
    parentOf: (state) => state.adAccountId,
    onWrite: (row) => this.#touchAccount(latest(row).adAccountId, writtenAt(row)),
  });
  readonly ads = new Table<Ad>({
    firstId: 81_001,
    parentOf: (state) => state.adGroupId,
    onWrite: (row) => this.#touch(latest(row).campaignId, writtenAt(row)),
  });
  readonly sharedBudgets = new Table<SharedBudget>({
    firstId: 31_001,
    parentOf: (state) => state.orgId,
    onWrite: (row) => this.#touchAccount(latest(row).adAccountId, writtenAt(row)),
  });

  constructor(seed: number) {
    this.seed = seed;
    const { rivals, known } = surroundingsOf(seed);
    this.rivals = rivals;
    this.#rivalsByCategory = Object.groupBy(this.rivals, (rival) => rival.category);
    this.terms = new SearchTerms(known, rivals);
  }

  get facts(): WorldFacts {
    return this.#facts;
  }

  rivalsIn(category: CategoryKey): readonly RivalApp[] {
    return this.#rivalsByCategory[category] ?? [];
  }

  /** `from` is the first instant that may look different. */
  setFacts(facts: WorldFacts, from: Instant): void {
    this.#facts = facts;
    this.terms.setAmbiguousWords(facts.ambiguousWords);
    this.#touchWhere(() => true, from);
  }

  /** Announces which campaigns may serve differently, and from when on. */
  onTouch(listener: TouchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The market knows an app as it was made: a later name must not change days gone by. */
  #nameOwnApps(): void {
    this.terms.setOwnApps([...this.apps.rows()].map((row) => ({ adamId: row.id, ...first(row) })));
  }

  #touch(campaignId: number, from: Instant): void {
    for (const listener of this.#listeners) listener(campaignId, from);
  }

  #touchWhere(test: (campaign: Campaign) => boolean, from: Instant): void {
    for (const row of this.campaigns.rows()) if (test(latest(row))) this.#touch(row.id, from);
  }

  #touchAccount(adAccountId: number, from: Instant): void {
    for (const row of this.campaigns.list(adAccountId)) this.#touch(row.id, from);
  }

  #touchOrg(row: Row<Org>): void {
    for (const account of this.adAccounts.list(row.id)) this.#touchAccount(account.id, writtenAt(row));
  }
}

function writtenAt(row: Row<unknown>): Instant {
  return row.versions[row.versions.length - 1]?.by.at ?? 0;
}
