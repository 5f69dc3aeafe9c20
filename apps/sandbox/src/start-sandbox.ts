import { randomBytes } from 'node:crypto';
import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import { parseWith } from './api-v1/parse-request.ts';
import { buildApp } from './app.ts';
import { Clock } from './control/clock.ts';
import { DataFolder } from './control/data-folder.ts';
import { answerQuestion, answerTerms, outcomeQuestion } from './control/expected-outcomes.ts';
import { addCredentials, getCredentials } from './control/make-credentials.ts';
import { makeWorld } from './control/make-world.ts';
import { fixtures as fixtureSchema } from './fixtures/fixture-schema.ts';
import { loadFixtures } from './fixtures/load-fixtures.ts';
import type { RunningSandbox, SandboxOptions } from './sandbox-types.ts';
import { Sandbox } from './sandbox.ts';
import { nextTransaction } from './verbs/transactions.ts';
import type { Instant } from './world/entities.ts';
import type { World } from './world/world.ts';

const dayMs = 86_400_000;
const consoleUserId = 2_100_001;
const usualRateLimit = 100;
const usualDays = 365;

function readInstant(clock: SandboxOptions['clock']): Instant | null {
  if (clock === undefined) return null;
  return typeof clock === 'string' ? readWireTime(clock).getTime() : new Date(clock).getTime();
}

function addFixtures(world: World, fixtures: unknown, now: Instant): ReturnType<typeof loadFixtures> {
  const transactionId = nextTransaction(world);
  const by = { at: now, userType: 'CUSTOMER', userId: consoleUserId, transactionId } as const;
  return loadFixtures(world, parseWith(fixtureSchema, fixtures), by);
}

function makeSandbox(options: SandboxOptions, folder: DataFolder | undefined): Sandbox {
  const { seed = 1, speed = 1, world: kind = 'demo', days = usualDays, fixtures } = options;
  const { rateLimit = usualRateLimit, profile = 'strict', origin: publicOrigin } = options;
  const firstClock = { at: readInstant(options.clock), speed };
  const make = (worldSeed: number, now: Instant): World => {
    const world = makeWorld({ world: kind, days }, worldSeed, now);
    if (fixtures !== undefined) addFixtures(world, fixtures, now);
    return world;
  };
  const saved = folder?.load();
  const clock = new Clock(saved?.clock ?? firstClock);
  return new Sandbox({
    world: saved?.world ?? make(seed, clock.now()),
    clock,
    firstClock,
    makeWorld: make,
    tokenSecret: folder?.tokenSecret() ?? randomBytes(32),
    quota: { requests: rateLimit, windowMs: 60_000 },
    profile,
    publicOrigin,
  });
}

/** Starts a local Apple Ads in this process. Each has a world, a clock, users and a port of its own. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, tls, data, onRequest } = options;
  const folder = data === undefined ? undefined : new DataFolder(data);
  const sandbox = makeSandbox(options, folder);
  const endKeeping = folder?.keep(sandbox);
  if (onRequest) sandbox.journal.onEntry(onRequest);
  const app = await buildApp(sandbox, tls);
  const origin = await app.listen({ port, host });
  const { clock } = sandbox;
  return {
    origin,
    get user() {
      return getCredentials(sandbox);
    },
    addUser: (wanted) => addCredentials(sandbox, wanted),
    token: async (user = getCredentials(sandbox)) => sandbox.tokens.issue(user.clientId, clock.now()),
    now: () => new Date(clock.now()),
    step: ({ days = 0, ms = 0 }) => {
      clock.stepTo(clock.now() + days * dayMs + ms);
      sandbox.changed();
    },
    requests: () => sandbox.journal.list(),
    loadFixtures: (wanted) => {
      const loaded = addFixtures(sandbox.world, wanted, clock.now());
      sandbox.changed();
      return loaded;
    },
    expectOutcomes: (question) => answerQuestion(sandbox.world, parseWith(outcomeQuestion, question)),
    expectTerms: (question) => answerTerms(sandbox.world, parseWith(outcomeQuestion, question)),
    stop: async () => {
      await app.close();
      endKeeping?.();
    },
  };
}
