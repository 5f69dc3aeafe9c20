import { Batch, type Plan } from '../verbs/plan.ts';
import { Refusal, type Problem } from '../verbs/refusal.ts';
import type { Row } from '../world/table.ts';
import { errorItem } from './error-items.ts';

/**
 * Carries out what can be and reports the rest beside it. Where nothing can be the batch is refused, unless
 * all that stands in the way is that the keywords are there already.
 */
export function runBatch<Item, State>(
  items: readonly Item[],
  plan: (item: Item, batch: Batch) => Plan<State>,
): { rows: Row<State>[]; error: { errors: ReturnType<typeof errorItem>[] } | null } {
  const batch = new Batch();
  const problems: Problem[] = [];
  const plans = items.flatMap((item, at) => {
    try {
      return [plan(item, batch)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(
        ...error.problems.map((problem) => ({ ...problem, field: `[${at}].${problem.field ?? 'id'}` })),
      );
      return [];
    }
  });
  if (plans.length === 0 && problems.some(({ code }) => code !== 'DUPLICATE_KEYWORD'))
    throw new Refusal(problems);
  return {
    rows: plans.map((carryOut) => carryOut()),
    error: problems.length === 0 ? null : { errors: problems.map(errorItem) },
  };
}
