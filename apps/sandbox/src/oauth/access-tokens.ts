import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenLifeSeconds } from '@tapwright/apple-ads/wire/transport/oauth';
import type { Instant } from '../world/entities.ts';

type Known = { clientId: string; expiresAt: Instant };

const maxKnown = 1000;

/** Bearer tokens that carry who they were given to; a restart with the same secret still knows them. */
export class AccessTokens {
  readonly #secret: Uint8Array;
  readonly #known = new Map<string, Known>();

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  async issue(clientId: string, now: Instant): Promise<string> {
    const issuedAt = Math.floor(now / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifeSeconds)
      .sign(this.#secret);
  }

  /** The client a token was given to, while it lasts. */
  async read(token: string, now: Instant): Promise<string | undefined> {
    const known = this.#known.get(token) ?? (await this.#verify(token));
    if (!known) return undefined;
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(token, known);
    return now < known.expiresAt ? known.clientId : undefined;
  }

  async #verify(token: string): Promise<Known | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        currentDate: new Date(0),
      });
      return payload.sub !== undefined && payload.exp !== undefined
        ? { clientId: payload.sub, expiresAt: payload.exp * 1000 }
        : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
