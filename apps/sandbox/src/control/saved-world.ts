import * as z from 'zod/mini';
import type {
  Ad,
  AdAccount,
  AdGroup,
  App,
  Campaign,
  Creative,
  Keyword,
  NegativeKeyword,
  Org,
  ProductPage,
  SharedBudget,
} from '../world/entities.ts';
import { plainFacts, type WorldFacts } from '../world/facts.ts';
import type { Story } from '../world/story.ts';
import { first } from '../world/table.ts';
import { World } from '../world/world.ts';
import type { ClockSetting } from './clock.ts';

const savedFormat = 'tapwright-sandbox-1';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stamp = z.strictObject({
  at: z.number(),
  userType: z.enum(['CUSTOMER', 'CUSTOMER_API', 'APPLE_SUPPORT']),
  userId: z.int(),
  transactionId: z.string(),
});

/** What stands inside a state is taken as this program wrote it. */
const rowsOf = <State>() =>
  z.array(
    z.strictObject({
      id: z.int(),
      versions: z
        .array(z.strictObject({ by: stamp, state: z.custom<State>(isObject) }))
        .check(z.minLength(1)),
    }),
  );

const savedWorld = z.strictObject({
  format: z.literal(savedFormat),
  clock: z.strictObject({ at: z.nullable(z.number()), speed: z.number().check(z.gte(0)) }),
  seed: z.int(),
  facts: z.custom<WorldFacts>(isObject),
  stories: z.array(z.custom<Story>(isObject)),
  notes: z.record(z.string(), z.json()),
  tables: z.strictObject({
    orgs: rowsOf<Org>(),
    adAccounts: rowsOf<AdAccount>(),
    apps: rowsOf<App>(),
    productPages: rowsOf<ProductPage>(),
    campaigns: rowsOf<Campaign>(),
    adGroups: rowsOf<AdGroup>(),
    keywords: rowsOf<Keyword>(),
    negativeKeywords: rowsOf<NegativeKeyword>(),
    creatives: rowsOf<Creative>(),
    ads: rowsOf<Ad>(),
    sharedBudgets: rowsOf<SharedBudget>(),
  }),
});

export type LoadedWorld = { world: World; clock: ClockSetting };

/** A plain object that JSON can write, with everything that was ever so. */
export function saveWorld(world: World, clock: ClockSetting): object {
  return {
    format: savedFormat,
    clock,
    seed: world.seed,
    facts: world.facts,
    stories: world.stories,
    notes: Object.fromEntries(world.notes),
    tables: {
      orgs: [...world.orgs.rows()],
      adAccounts: [...world.adAccounts.rows()],
      apps: [...world.apps.rows()],
      productPages: [...world.productPages.rows()],
      campaigns: [...world.campaigns.rows()],
      adGroups: [...world.adGroups.rows()],
      keywords: [...world.keywords.rows()],
      negativeKeywords: [...world.negativeKeywords.rows()],
      creatives: [...world.creatives.rows()],
      ads: [...world.ads.rows()],
      sharedBudgets: [...world.sharedBudgets.rows()],
    },
  };
}

/** Throws a ZodError if this was not written by `saveWorld`. */
export function loadWorld(value: unknown): LoadedWorld {
  const { seed, clock, notes, facts, stories, tables } = z.parse(savedWorld, value);
  const world = new World(seed);
  for (const [name, note] of Object.entries(notes)) world.notes.set(name, note);
  world.orgs.restore(tables.orgs);
  world.adAccounts.restore(tables.adAccounts);
  world.apps.restore(tables.apps);
  world.productPages.restore(tables.productPages);
  world.campaigns.restore(tables.campaigns);
  world.adGroups.restore(tables.adGroups);
  world.keywords.restore(tables.keywords);
  world.negativeKeywords.restore(tables.negativeKeywords);
  world.creatives.restore(tables.creatives);
  world.ads.restore(tables.ads);
  world.sharedBudgets.restore(tables.sharedBudgets);
  // Rows come back without notifying anybody, so the names of own apps are registered here.
  world.terms.setOwnApps([...world.apps.rows()].map((row) => ({ adamId: row.id, ...first(row) })));
  world.stories = stories;
  // A world that was saved before there were as many kinds of facts.
  world.setFacts({ ...plainFacts, ...facts }, Number.NEGATIVE_INFINITY);
  return { world, clock };
}
