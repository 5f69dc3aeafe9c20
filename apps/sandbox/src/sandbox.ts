import type { Clock, ClockSetting } from './control/clock.ts';
import { Faults } from './control/faults.ts';
import { RateLimits, type Quota } from './control/rate-limits.ts';
import { Journal } from './journal/journal.ts';
import { Market } from './market/market.ts';
import { AccessTokens } from './oauth/access-tokens.ts';
import { ApiUsers } from './oauth/api-users.ts';
import type { Profile } from './profile.ts';
import type { Instant } from './world/entities.ts';
import type { World } from './world/world.ts';

export type MakeWorld = (seed: number, now: Instant) => World;

export type SandboxParts = {
  world: World;
  clock: Clock;
  /** Where the clock stands after a reset. */
  firstClock: ClockSetting;
  makeWorld: MakeWorld;
  tokenSecret: Uint8Array;
  quota: Quota;
  profile?: Profile;
  /** The address under which clients reach it, where it is not the one they called. */
  publicOrigin?: string | undefined;
};

/** One running sandbox: a world that can be exchanged, and what stays when it is. */
export class Sandbox {
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly limits: RateLimits;
  readonly faults = new Faults();
  readonly profile: Profile;
  readonly journal = new Journal();
  readonly publicOrigin: string | undefined;
  readonly #firstClock: ClockSetting;
  readonly #makeWorld: MakeWorld;
  readonly #listeners = new Set<() => void>();
  #world: World;
  #market: Market;
  #users: ApiUsers;

  constructor(parts: SandboxParts) {
    const {
      world,
      clock,
      firstClock,
      makeWorld,
      tokenSecret,
      quota,
      profile = 'strict',
      publicOrigin,
    } = parts;
    this.clock = clock;
    this.profile = profile;
    this.publicOrigin = publicOrigin;
    this.tokens = new AccessTokens(tokenSecret);
    this.limits = new RateLimits(quota, clock);
    this.#firstClock = firstClock;
    this.#makeWorld = makeWorld;
    this.#world = world;
    this.#market = new Market(world);
    this.#users = new ApiUsers(world);
  }

  get world(): World {
    return this.#world;
  }

  get market(): Market {
    return this.#market;
  }

  get users(): ApiUsers {
    return this.#users;
  }

  /** Everything as it began; API users keep their keys, so that nobody has to sign in anew. */
  reset(seed: number): void {
    const users = this.#users.list();
    this.clock.restart(this.#firstClock);
    this.faults.clear();
    this.limits.restore();
    this.enter(this.#makeWorld(seed, this.clock.now()));
    this.#users.adopt(users);
  }

  enter(world: World): void {
    this.#world = world;
    this.#market = new Market(world);
    this.#users = new ApiUsers(world);
    this.changed();
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Says that something to be kept has changed. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
