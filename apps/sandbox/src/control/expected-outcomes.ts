import * as z from 'zod/mini';
import { expectOutcomes } from '../market/expectation/expect-outcomes.ts';
import { expectTerms } from '../market/expectation/expect-terms.ts';
import type { ExpectedOutcome, ExpectedTerm } from '../sandbox-types.ts';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';

const maxDays = 400;
const dayMs = 86_400_000;

const id = z.int().check(z.gte(1));
/** In hundredths once it is read. */
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  z.transform((text: string) => Math.round(Number(text) * 100)),
);

export const outcomeQuestion = z.strictObject({
  campaignId: id,
  from: z.iso.date(),
  to: z.iso.date(),
  change: z.optional(
    z.strictObject({
      dailyBudget: z.optional(amount),
      targetCpa: z.optional(amount),
      adGroups: z.optional(z.array(z.strictObject({ id, bid: amount }))),
      keywords: z.optional(
        z.array(
          z.strictObject({
            id,
            bid: z.exactOptional(amount),
            status: z.exactOptional(z.enum(['ENABLED', 'PAUSED'])),
          }),
        ),
      ),
    }),
  ),
});

type Question = z.output<typeof outcomeQuestion>;

function check(world: World, { campaignId, from, to, change = {} }: Question): void {
  if (!world.campaigns.find(campaignId))
    refuse('NOT_FOUND', `There is no campaign ${campaignId}.`, 'campaignId');
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!(days >= 1 && days <= maxDays)) refuseValue('to', `to lies at most ${maxDays} days after from.`);
  for (const table of ['adGroups', 'keywords'] as const)
    for (const { id: rowId } of change[table] ?? []) {
      const row = world[table].find(rowId);
      if (!row || latest<{ campaignId: number }>(row).campaignId !== campaignId)
        refuse('NOT_FOUND', `The campaign has no ${rowId} among its ${table}.`, table);
    }
}

/** The answer of the market to a question that was read. */
export function answerQuestion(world: World, question: Question): ExpectedOutcome[] {
  check(world, question);
  return expectOutcomes(world, question).map((day) => ({ ...day, spend: day.spend / 100 }));
}

/** The same, search by search, over all of the days together. */
export function answerTerms(world: World, question: Question): ExpectedTerm[] {
  check(world, question);
  return expectTerms(world, question).map((term) => ({ ...term, spend: term.spend / 100 }));
}
