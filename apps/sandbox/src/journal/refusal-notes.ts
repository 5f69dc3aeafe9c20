import type { FastifyRequest } from 'fastify';
import type { JournalRefusal } from '../sandbox-types.ts';
import { Refusal } from '../verbs/refusal.ts';

const notes = new WeakMap<FastifyRequest, JournalRefusal>();

/** Those that only say no for whoever called them. */
const messengers = /^(new )?(Refusal|refuse|refuseValue|refuseMissing)$/;

/** What the language and the packages did on the way. */
const others = /^<anonymous>$|^node:|\/node_modules\//;

/** The function that refused, as the stack names it. */
function ruleOf(stack: string | undefined): string | null {
  const frames = (stack ?? '').matchAll(/^\s+at (?:async )?((?:new )?[\w$.<>#]+) \((.*)\)$/gm);
  for (const [, called = '', place = ''] of frames) {
    // In the package, functions of one name are told apart by a number.
    const name = called.replace(/\$\d+$/, '');
    if (!messengers.test(name) && !name.endsWith('<anonymous>') && !others.test(place))
      return name.replace(/^(Object|Array|Module)\./, '');
  }
  return null;
}

/** Keeps for the journal why a request was refused, where the answer itself may not say it. */
export function noteRefusal(request: FastifyRequest, refusal: JournalRefusal): void {
  notes.set(request, refusal);
}

/** The same of what was thrown. */
export function noteError(request: FastifyRequest, error: Error): void {
  // What carries a status of its own was refused by the server, before any rule.
  const rule = 'statusCode' in error ? null : ruleOf(error.stack);
  if (!(error instanceof Refusal)) {
    noteRefusal(request, { rule, problems: [{ code: null, field: null, message: error.message }] });
    return;
  }
  const problems = error.problems.map(({ code, field = null, message }) => ({ code, field, message }));
  noteRefusal(request, { rule, problems });
}

export const refusalNotedOf = (request: FastifyRequest): JournalRefusal | null => notes.get(request) ?? null;
