import { type Language, languages } from '@tapwright/i18n/languages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { CallHost } from './call-host.ts';
import type { Gate } from './admission/gate.ts';
import {
  createRequestLimits,
  type RequestLimitFigures,
  requestLimitFigures,
} from './admission/request-limits.ts';

export function createCallHost(
  http: FastifyInstance,
  deps: Deps,
  gate: Gate,
  limits: RequestLimitFigures = requestLimitFigures,
): CallHost {
  const successMessages = new Map<Language, string>(
    languages.map((language) => [language, deps.translate(language, 'errors:success')]),
  );
  return { http, deps, gate, limits: createRequestLimits(limits), successMessages, calls: [] };
}
