import * as z from 'zod/mini';

export const tokenAudience = 'https://appleid.apple.com';
export const tokenScope = 'searchadsorg';
export const tokenLifeSeconds = 3600;
/** A client secret must expire less than this after it was issued. */
export const maxSecretLifeSeconds = 180 * 86_400;

export const clientSecretHeader = z.looseObject({
  alg: z.literal('ES256'),
  kid: z.string().check(z.minLength(1)),
});

export const clientSecretClaims = z.looseObject({
  sub: z.string().check(z.minLength(1)),
  iss: z.string().check(z.minLength(1)),
  aud: z.union([
    z.literal(tokenAudience),
    z.array(z.string()).check(z.refine((all) => all.includes(tokenAudience))),
  ]),
  iat: z.int(),
  exp: z.int(),
});

/** Form-encoded; no refresh token exists, a new one is requested instead. */
export const tokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().check(z.minLength(1)),
  client_secret: z.string().check(z.minLength(1)),
  scope: z.literal(tokenScope),
});

export const tokenAnswer = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.string(),
  expires_in: z.int(),
  scope: z.optional(z.string()),
});

export const tokenError = z.looseObject({ error: z.string(), error_description: z.optional(z.string()) });
