import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { roles, type Role } from '@tapwright/apple-ads/wire/accounts/role';
import type { World } from '../world/world.ts';
import { makeKeyPair } from './make-key-pair.ts';
import { makeUuid } from '../world/make-uuid.ts';
import { readPublicKey } from './public-key.ts';

const apiUser = z.strictObject({
  clientId: z.string(),
  teamId: z.string(),
  keyId: z.string(),
  userId: z.int(),
  orgId: z.int(),
  role: z.enum(roles),
  /** Null: every ad account of the organisation. */
  adAccountIds: z.nullable(z.array(z.int())),
  /** Taken away since; what was given comes back when they are. */
  withheldAdAccountIds: z._default(z.array(z.int()), []),
  publicKeyPem: z.string(),
  revoked: z.boolean(),
});

export type ApiUser = z.output<typeof apiUser>;
export type NewApiUser = {
  orgId: number;
  role: Role;
  adAccountIds: number[] | null;
  /** Left out, it gets a pair that follows from its client id. */
  publicKeyPem?: string | undefined;
};

const note = 'apiUsers';
const firstUserId = 2_200_001;

/** Who may call the APIs of a world; kept among its notes, so they are saved and loaded with it. */
export class ApiUsers {
  readonly #world: World;
  readonly #users: ApiUser[];
  readonly #keys = new Map<string, KeyObject>();

  constructor(world: World) {
    this.#world = world;
    this.#users = z.parse(z.array(apiUser), world.notes.get(note) ?? []);
  }

  list(): readonly ApiUser[] {
    return this.#users;
  }

  find(clientId: string): ApiUser | undefined {
    return this.#users.find((user) => user.clientId === clientId);
  }

  add({ orgId, role, adAccountIds, publicKeyPem }: NewApiUser): ApiUser {
    if (publicKeyPem !== undefined) readPublicKey(publicKeyPem);
    const count = this.#users.length;
    const uuid = (label: string): string => makeUuid(this.#world.seed, `${label} ${orgId}`);
    const clientId = `SEARCHADS.${uuid(`client ${count}`)}`;
    const user: ApiUser = {
      clientId,
      teamId: `SEARCHADS.${uuid('team')}`,
      keyId: uuid(`key ${count}`),
      userId: firstUserId + count,
      orgId,
      role,
      adAccountIds,
      withheldAdAccountIds: [],
      publicKeyPem: publicKeyPem ?? makeKeyPair(clientId).publicKeyPem,
      revoked: false,
    };
    this.#users.push(user);
    this.#keep();
    return user;
  }

  change(
    clientId: string,
    change: Partial<Pick<ApiUser, 'withheldAdAccountIds' | 'publicKeyPem' | 'revoked'>>,
  ): void {
    const user = this.find(clientId);
    if (!user) throw new RangeError(`no API user ${clientId}`);
    if (change.publicKeyPem !== undefined) readPublicKey(change.publicKeyPem);
    Object.assign(user, change);
    this.#keep();
  }

  /** Those of another world whose organisation this one has too, with the keys and ids they had. */
  adopt(users: readonly ApiUser[]): void {
    const known = users.filter(({ orgId, clientId }) => this.#world.orgs.find(orgId) && !this.find(clientId));
    this.#users.push(...known.map((user) => ({ ...user, revoked: false, withheldAdAccountIds: [] })));
    this.#keep();
  }

  keyOf({ publicKeyPem }: ApiUser): KeyObject {
    const key = this.#keys.get(publicKeyPem) ?? readPublicKey(publicKeyPem);
    this.#keys.set(publicKeyPem, key);
    return key;
  }

  #keep(): void {
    this.#world.notes.set(note, structuredClone(this.#users));
  }
}
