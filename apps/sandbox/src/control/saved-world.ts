import * as z from 'zod/mini';
import type { Row } from '../world/table.ts';
import { World } from '../world/world.ts';
import type { ClockSetting } from './clock.ts';

const tables = [
  'orgs',
  'adAccounts',
  'apps',
  'productPages',
  'campaigns',
  'adGroups',
  'keywords',
  'negativeKeywords',
  'creatives',
  'ads',
  'sharedBudgets',
] as const;

const object = z.record(z.string(), z.json());

const stamp = z.strictObject({
  at: z.number(),
  userType: z.enum(['CUSTOMER', 'CUSTOMER_API', 'APPLE_SUPPORT']),
  userId: z.int(),
  transactionId: z.string(),
});

const row = z.strictObject({
  id: z.int(),
  versions: z.array(z.strictObject({ by: stamp, state: object })).check(z.minLength(1)),
});

const clock = z.strictObject({ at: z.nullable(z.number()), speed: z.number().check(z.gte(0)) });

/** What a file must look like from outside; what stands in a state is taken as this program wrote it. */
const saved = z.strictObject({
  format: z.literal('tapwright-sandbox-1'),
  clock,
  seed: z.int(),
  facts: object,
  stories: z.array(object),
  notes: object,
  tables: z.record(z.enum(tables), z.array(row)),
});

export type SavedWorld = { world: World; clock: ClockSetting };

export function saveWorld(world: World, clockSetting: ClockSetting): object {
  return {
    format: 'tapwright-sandbox-1',
    clock: clockSetting,
    seed: world.seed,
    facts: world.facts,
    stories: world.stories,
    notes: Object.fromEntries(world.notes),
    tables: Object.fromEntries(tables.map((name) => [name, [...world[name].rows()]])),
  };
}

type AnyTable = { restore: (rows: readonly Row<object>[]) => void };

export function loadWorld(value: unknown): SavedWorld {
  const file = z.parse(saved, value);
  const world = new World(file.seed);
  for (const [name, note] of Object.entries(file.notes)) world.notes.set(name, note);
  // The states were checked to be objects; that each has its table's fields is the word of whoever wrote the file.
  for (const name of tables) (world[name] as unknown as AnyTable).restore(file.tables[name]);
  world.stories = file.stories as unknown as World['stories'];
  world.setFacts(file.facts as unknown as World['facts'], Number.NEGATIVE_INFINITY);
  return { world, clock: file.clock };
}
