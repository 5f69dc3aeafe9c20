import type { FastifyRequest } from 'fastify';
import type { JournalRefusal } from '../sandbox-types.ts';
import { Refusal } from '../verbs/refusal.ts';

const notes = new WeakMap<FastifyRequest, JournalRefusal>();

/** Those that only say no for whoever called them. */
const messengers = /^(new )?(Refusal|refuse|refuseValue|refuseMissing)$/;

/** The function that refused, as the stack names it. */
function ruleOf(stack: string | undefined): string | null {
  for (const [, name = ''] of (stack ?? '').matchAll(/^\s+at (?:async )?((?:new )?[\w$.<>#]+) \(/gm))
    if (!messengers.test(name) && !name.endsWith('<anonymous>'))
      return name.replace(/^(Object|Array|Module)\./, '');
  return null;
}

/** Keeps for the journal why a request was refused, where the answer itself may not say it. */
export function noteRefusal(request: FastifyRequest, refusal: JournalRefusal): void {
  notes.set(request, refusal);
}

/** The same of what was thrown. */
export function noteError(request: FastifyRequest, error: Error): void {
  const rule = ruleOf(error.stack);
  if (!(error instanceof Refusal)) {
    noteRefusal(request, { rule, problems: [{ code: null, field: null, message: error.message }] });
    return;
  }
  const problems = error.problems.map(({ code, field = null, message }) => ({ code, field, message }));
  noteRefusal(request, { rule, problems });
}

export const refusalNotedOf = (request: FastifyRequest): JournalRefusal | null => notes.get(request) ?? null;
