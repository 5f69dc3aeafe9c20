import type { FastifyInstance } from 'fastify';
import type { Sandbox } from './sandbox.ts';

/** An API besides v1 over the same world. The rest of the sandbox knows nothing else of it. */
export type AdditionalApi = {
  prefix: string;
  mount: (app: FastifyInstance, sandbox: Sandbox) => Promise<void>;
  /** The ad account that a context header of this API names. */
  findAdAccountId: (contextHeader: string | undefined) => number | undefined;
  /** The other names it has for ad accounts, for whoever writes a client. */
  viewAccountIds: (adAccountIds: readonly number[]) => Record<string, unknown>;
};
