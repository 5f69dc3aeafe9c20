import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { tokenLifeSeconds, tokenRequest, tokenScope } from '@tapwright/apple-ads/wire/transport/oauth';
import { requestTimeOf } from '../control/request-time.ts';
import { noteRefusal } from '../journal/refusal-notes.ts';
import type { Sandbox } from '../sandbox.ts';
import { verifyClientSecret } from './verify-client-secret.ts';

type TokenRefusal = 'invalid_request' | 'invalid_client' | 'invalid_scope' | 'unsupported_grant_type';

const form = z.record(z.string(), z.string());

/** What is missing or wrong in the form, in the words of RFC 6749. */
function findRefusal(sent: Record<string, string>): TokenRefusal | undefined {
  if (!sent.grant_type || !sent.client_id || !sent.client_secret) return 'invalid_request';
  if (sent.grant_type !== 'client_credentials') return 'unsupported_grant_type';
  return sent.scope === tokenScope ? undefined : 'invalid_scope';
}

const formType = /^application\/x-www-form-urlencoded\b/i;

/** Some clients put the parameters into the address instead of the body; Apple takes both. */
export function readForm({ headers, body, query }: FastifyRequest): Record<string, string> {
  const sent = formType.test(headers['content-type'] ?? '') && Buffer.isBuffer(body) ? body.toString() : '';
  const inAddress = z.safeParse(form, query);
  return { ...inAddress.data, ...Object.fromEntries(new URLSearchParams(sent)) };
}

export function mountTokenRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/auth/oauth2/token', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const sent = readForm(request);
    const refusal = findRefusal(sent);
    const refuseToken = (error: TokenRefusal, message: string): FastifyReply => {
      noteRefusal(request, { rule: 'mountTokenRoute', problems: [{ code: error, field: null, message }] });
      return reply.code(400).send({ error });
    };
    if (refusal) return refuseToken(refusal, `The form has ${Object.keys(sent).join(', ') || 'nothing'}.`);
    const { client_id: clientId, client_secret: clientSecret } = z.parse(tokenRequest, sent);
    const now = requestTimeOf(sandbox, request);
    const verdict = await verifyClientSecret(sandbox.users, { clientId, clientSecret, now });
    if ('wrong' in verdict) return refuseToken('invalid_client', verdict.wrong);
    return reply.send({
      access_token: await sandbox.tokens.issue(clientId, now),
      token_type: 'Bearer',
      expires_in: tokenLifeSeconds,
      scope: tokenScope,
    });
  });
}
