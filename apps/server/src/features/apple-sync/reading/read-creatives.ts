import { NotFound, UnexpectedAnswer } from '@tapwright/apple-ads/client/errors';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { StepOf } from '../pass/sync-step.ts';
import {
  listChangedCreatives,
  type ListedCreative,
  putCreatives,
  removeCreatives,
} from './creatives-store.ts';

/** Each is a call: as many as fit well into the time of a step. */
const creativesOfStep = 20;

export const inPortions = (ids: Iterable<string>): StepOf<'creative'>[] => {
  const all = [...new Set(ids)];
  return Array.from({ length: Math.ceil(all.length / creativesOfStep) }, (_, place) => ({
    do: 'creative' as const,
    ids: all.slice(place * creativesOfStep, (place + 1) * creativesOfStep),
  }));
};

/** Which creatives there are. The list leaves out what each shows and why it may not: those that changed are read singly. */
export async function readCreatives({ calls, account, database, signal }: SyncLine): Promise<StepResult> {
  const filter = {
    field: 'creativeType',
    operator: 'IN',
    value: ['CUSTOM_PRODUCT_PAGE', 'DEFAULT_PRODUCT_PAGE'],
  } as const;
  const listed: ListedCreative[] = [];
  let total = 0;
  for await (const { rows, totalCount } of calls.queryCreatives.pages({ filters: [filter] }, { signal })) {
    listed.push(...rows);
    total = totalCount ?? total;
  }
  if (listed.length < total)
    throw new UnexpectedAnswer(
      [{ code: 'cut', message: `${listed.length} of ${total} creatives came`, field: 'result' }],
      {},
    );
  const changed = await listChangedCreatives(database.write, account, listed);
  return {
    write: async ({ tx }) => {
      await removeCreatives(tx, account, { standing: listed.map(({ id }) => id) });
      return { rowCount: listed.length, next: inPortions(changed) };
    },
  };
}

export async function readCreative(
  { calls, account, signal }: SyncLine,
  { ids }: StepOf<'creative'>,
): Promise<StepResult> {
  const found: { id: string }[] = [];
  const gone: string[] = [];
  for (const id of ids)
    try {
      found.push(await calls.getCreative(id, { signal }));
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      gone.push(id);
    }
  return {
    write: async ({ tx }) => {
      await removeCreatives(tx, account, { gone });
      return { rowCount: await putCreatives(tx, account, found) };
    },
  };
}
