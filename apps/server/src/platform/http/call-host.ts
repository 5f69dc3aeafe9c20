import type { CallShape } from '@tapwright/contracts/call';
import type { Language } from '@tapwright/i18n/languages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Gate, Person } from './admission/gate.ts';
import type { RequestLimits } from './admission/request-limits.ts';

/** Where calls are mounted: what a feature's `index.ts` receives when it registers itself. */
export type CallHost = {
  http: FastifyInstance;
  deps: Deps;
  gate: Gate;
  limits: RequestLimits;
  /** Said with every success, so looked up once. */
  successMessages: ReadonlyMap<Language, string>;
  /** All that was mounted, for the API page. */
  calls: CallShape[];
};

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
    startedAtMs: number;
  }
}
