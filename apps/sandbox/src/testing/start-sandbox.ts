import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Role } from '@tapwright/apple-ads/wire/accounts/role';
import { parseExact, stringifyExact } from '@tapwright/apple-ads/wire/transport/exact-json';
import { buildApp } from '../app.ts';
import { Clock } from '../control/clock.ts';
import type { ApiUser } from '../oauth/api-users.ts';
import type { Profile } from '../profile.ts';
import { Sandbox } from '../sandbox.ts';
import type { Instant } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { makeTestWorld } from './make-test-world.ts';

/** An answer as it came: schemas and expectations judge it, not types. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of a hundred shapes
export type AnyJson = any;

export type Answer = { status: number; headers: Headers; body: AnyJson };

export type SecretChanges = { header?: object; claims?: object; key?: KeyObject };

export const testStart: Instant = Date.UTC(2026, 10, 20, 12);

type Options = { world?: World; requests?: number; speed?: number; profile?: Profile };

/** A sandbox on a port of its own, standing at noon of 20 November 2026, with one API user for each need. */
export async function startSandbox({
  world = makeTestWorld(),
  requests = 1_000_000,
  speed = 0,
  profile = 'strict',
}: Options = {}) {
  const clock = new Clock({ at: testStart, speed });
  const sandbox = new Sandbox({
    world,
    clock,
    firstClock: { at: testStart, speed },
    makeWorld: () => makeTestWorld(),
    tokenSecret: randomBytes(32),
    quota: { requests, windowMs: 60_000 },
    profile,
  });
  const app = await buildApp(sandbox);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return new TestSandbox(sandbox, origin, async () => app.close());
}

export class TestSandbox {
  readonly sandbox: Sandbox;
  readonly origin: string;
  readonly stop: () => Promise<void>;

  constructor(sandbox: Sandbox, origin: string, stop: () => Promise<void>) {
    this.sandbox = sandbox;
    this.origin = origin;
    this.stop = stop;
  }

  makeUser(role: Role = 'API Account Manager', adAccountIds: number[] | null = null, orgId = 40_009_000) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' });
    return { user: this.sandbox.users.add({ orgId, role, adAccountIds, publicKeyPem }), privateKey };
  }

  async secretOf(
    user: ApiUser,
    privateKey: KeyObject,
    { header, claims, key }: SecretChanges = {},
  ): Promise<string> {
    const iat = Math.floor(this.sandbox.clock.now() / 1000);
    return new SignJWT({
      sub: user.clientId,
      iss: user.teamId,
      aud: 'https://appleid.apple.com',
      iat,
      exp: iat + 86_400 * 180,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: user.keyId, ...header })
      .sign(key ?? privateKey);
  }

  async requestToken(form: Record<string, string>): Promise<Answer> {
    return this.send('POST', '/auth/oauth2/token', {
      body: new URLSearchParams(form).toString(),
      type: 'form',
    });
  }

  async signIn(role: Role = 'API Account Manager', adAccountIds: number[] | null = null, orgId = 40_009_000) {
    const { user, privateKey } = this.makeUser(role, adAccountIds, orgId);
    const { body } = await this.requestToken({
      grant_type: 'client_credentials',
      client_id: user.clientId,
      client_secret: await this.secretOf(user, privateKey),
      scope: 'searchadsorg',
    });
    const token: string = body.access_token;
    const call = async (
      method: string,
      path: string,
      body?: unknown,
      context: string | null = 'adAccountId=700100200',
    ) => this.send(method, `/v1${path}`, { body, token, context });
    return { user, token, call };
  }

  async control(
    method: string,
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.send(method, `/sandbox${path}`, { body: method === 'GET' ? undefined : body, headers });
  }

  async send(
    method: string,
    path: string,
    sent: {
      body?: unknown;
      type?: 'form';
      token?: string;
      context?: string | null;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Answer> {
    const { body, type, token, context, headers = {} } = sent;
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(context ? { 'x-ap-context': context } : {}),
        ...(body === undefined
          ? {}
          : { 'content-type': type === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : stringifyExact(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : parseExact(text),
    };
  }
}
