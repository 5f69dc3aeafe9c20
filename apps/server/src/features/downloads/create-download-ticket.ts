import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { createDownloadTicket as createDownloadTicketCall } from '@tapwright/contracts/downloads';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { hashToken, makeToken } from '../../platform/crypto/tokens.ts';
import { makeContext } from '../../platform/http/admission/admission.ts';
import type { CallHost } from '../../platform/http/call-host.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { findToken } from '../../platform/http/admission/gate.ts';
import { parseQuery } from '../../platform/http/requests/parse-input.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personWrite } from '../writes/index.ts';
import { sealedAs } from './mount-download.ts';
import { insertTicket } from './tickets-store.ts';

const lastsMs = 60_000;

/** Refuses at once what the fetching would refuse: a page can say why, a saved file cannot. */
export async function createDownloadTicket(
  context: PersonContext,
  host: CallHost,
  request: FastifyRequest,
  { path, query }: ParsedBodyOf<typeof createDownloadTicketCall>,
): Promise<AnswerOf<typeof createDownloadTicketCall>> {
  const call = host.calls.find((each) => each.path === path && each.download !== undefined);
  if (call === undefined) throw new Refusal('notFound');
  parseQuery(call.query, query);
  await makeContext(host, call, request, { query, body: undefined });
  const { sealer, clock } = context;
  const session = findToken(request.headers.authorization);
  if (session === undefined) throw new Refusal('noToken');
  const ticket = makeToken();
  const now = clock.now();
  // WHY nothing is known or changed by it; the download writes its own row.
  return personWrite(context, async ({ tx, withoutRow }) => {
    await insertTicket(tx, {
      tokenHash: hashToken(ticket),
      path,
      query: JSON.stringify(pickNamed(call.query, query)),
      sealedSession: sealer.seal(session, sealedAs),
      expiresAt: new Date(now.getTime() + lastsMs),
      now,
    });
    return withoutRow('nothing is known or changed by it; the download writes its own', { ticket });
  });
}

/** As it was given, for it is parsed once more with the file; without what the call does not name, however large. */
function pickNamed(
  schema: z.ZodMiniType | undefined,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}
