import type * as z from 'zod/mini';
import { Batch, type Plan } from '../verbs/plan.ts';
import { Refusal, type Problem } from '../verbs/refusal.ts';
import { errorBody } from './error-body.ts';
import { parseWith } from './parse-request.ts';

type Item = { correlationId: number; data: unknown };
export type SentBatch = { allowPartialSuccess?: boolean | null | undefined; items: readonly Item[] };

export type BulkRules<Data extends z.ZodMiniType, State, View> = {
  operation: 'CREATE' | 'UPDATE' | 'DELETE';
  /** What one item's data is. */
  item: Data;
  plan: (data: z.output<Data>, batch: Batch) => Plan<State>;
  /** Absent where an item's result has no entity. */
  view?: (row: ReturnType<Plan<State>>) => View;
};

type Judged<State> =
  | { correlationId: number; plan: Plan<State> }
  | { correlationId: number; refusal: Refusal };

function judgeItem<Data extends z.ZodMiniType, State, View>(
  { item, plan }: BulkRules<Data, State, View>,
  { correlationId, data }: Item,
  batch: Batch,
): Judged<State> {
  try {
    return { correlationId, plan: plan(parseWith(item, data), batch) };
  } catch (error) {
    if (error instanceof Refusal) return { correlationId, refusal: error };
    throw error;
  }
}

/** Without partial success one wrong item refuses them all, and says which. */
function refuseBatch(judged: readonly Judged<unknown>[]): void {
  const problems = judged.flatMap((one, index): Problem[] =>
    'refusal' in one
      ? one.refusal.problems.map((problem) => ({
          ...problem,
          field: problem.field ? `items[${index}].data.${problem.field}` : `items[${index}].data`,
        }))
      : [],
  );
  if (problems.length > 0) throw new Refusal(problems);
}

/** Every item is judged before the first is written, so that a batch is carried out whole or not at all. */
export function runBulk<Data extends z.ZodMiniType, State, View>(
  { allowPartialSuccess, items }: SentBatch,
  rules: BulkRules<Data, State, View>,
) {
  const batch = new Batch();
  const judged = items.map((item) => judgeItem(rules, item, batch));
  if (!allowPartialSuccess) refuseBatch(judged);
  const { operation, view } = rules;
  return {
    result: judged.map((one) => {
      const { correlationId } = one;
      if ('refusal' in one)
        return { correlationId, operation, success: false, error: errorBody(one.refusal, '') };
      const row = one.plan();
      return { correlationId, operation, success: true, ...(view ? { result: view(row) } : {}) };
    }),
  };
}
