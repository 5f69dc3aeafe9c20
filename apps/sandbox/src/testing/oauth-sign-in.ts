import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Credentials } from '../sandbox-types.ts';
import type { AnyJson } from './start-sandbox.ts';

/** Signs in as any client does, from nothing but what stands in a credentials file. */
export async function signInWith(
  origin: string,
  { clientId, teamId, keyId, privateKeyPem }: Credentials,
  now: Date,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { sub: clientId, iss: teamId, aud: 'https://appleid.apple.com', iat, exp: iat + 600 };
  const secret = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .sign(createPrivateKey(privateKeyPem));
  const form = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
    scope: 'searchadsorg',
  };
  const answer = await fetch(`${origin}/auth/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: token }: AnyJson = await answer.json();
  return token;
}
