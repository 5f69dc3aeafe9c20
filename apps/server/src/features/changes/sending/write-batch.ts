import {
  AppleAdsError,
  Forbidden,
  InvalidRequest,
  NotFound,
  OutcomeUnknown,
  Refused,
  UnexpectedAnswer,
} from '@tapwright/apple-ads/client/errors';
import type { EditRow } from '../sets/edits-store.ts';
import type { AppleRow } from './read-objects.ts';
import { type ItemAnswer, writeItems } from './write-items.ts';
import type { SendContext } from './send-context.ts';
import { sayProblems } from './say-problems.ts';
import { AdviceGone } from './take-advice.ts';
import { writeOne } from './write-one.ts';

export type Written =
  | { edit: EditRow; is: 'live'; atApple: AppleRow | undefined }
  | { edit: EditRow; is: 'refused'; refusal: 'refusedByApple' | 'noAuthority' | 'adviceGone'; words: string }
  | { edit: EditRow; is: 'gone' };

export type BatchResult = {
  written: Written[];
  /** Certainly not carried out, so they wait again. */
  unsent: readonly EditRow[];
  /** Why it stopped; of what is in neither list nobody knows what became. */
  error: unknown;
};

/** One call for keywords and negatives, one for each campaign, ad group or ad. Throws nothing. */
export async function writeBatch(
  context: SendContext,
  edits: readonly EditRow[],
  atApple: ReadonlyMap<string, AppleRow>,
): Promise<BatchResult> {
  const kind = edits[0]?.kind;
  return kind === 'keyword' || kind === 'negativeKeyword'
    ? writeTogether(context, edits)
    : writeEach(context, edits, atApple);
}

async function writeTogether(context: SendContext, edits: readonly EditRow[]): Promise<BatchResult> {
  try {
    const answers = await writeItems(context, edits);
    const written = answers.map(({ edit, ...answer }): Written => judgeItem(edit, answer));
    const hasNone = written.length < edits.length;
    return {
      written,
      unsent: [],
      error: hasNone ? new Error('Apple answered fewer items than it was sent') : undefined,
    };
  } catch (error) {
    return judgeFailure(error, edits);
  }
}

const judgeItem = (edit: EditRow, { isDone, atApple, words }: Omit<ItemAnswer, 'edit'>): Written =>
  isDone ? { edit, is: 'live', atApple } : { edit, is: 'refused', refusal: 'refusedByApple', words };

async function writeEach(
  context: SendContext,
  edits: readonly EditRow[],
  atApple: ReadonlyMap<string, AppleRow>,
): Promise<BatchResult> {
  const written: Written[] = [];
  for (const [place, edit] of edits.entries()) {
    try {
      written.push({ edit, is: 'live', atApple: await writeOne(context, edit, atApple.get(edit.objectId)) });
    } catch (error) {
      const { written: more, unsent, error: cause } = judgeFailure(error, [edit]);
      written.push(...more);
      if (cause !== undefined)
        return { written, unsent: [...unsent, ...edits.slice(place + 1)], error: cause };
    }
  }
  return { written, unsent: [], error: undefined };
}

/** What a failed call says of everything that was in it. */
function judgeFailure(error: unknown, edits: readonly EditRow[]): BatchResult {
  const all = (is: (edit: EditRow) => Written): BatchResult => ({
    written: edits.map(is),
    unsent: [],
    error: undefined,
  });
  if (error instanceof OutcomeUnknown || error instanceof UnexpectedAnswer)
    return { written: [], unsent: [], error };
  if (error instanceof Forbidden)
    return all((edit) => ({ edit, is: 'refused', refusal: 'noAuthority', words: error.message }));
  if (error instanceof AdviceGone)
    return all((edit) => ({ edit, is: 'refused', refusal: 'adviceGone', words: error.message }));
  if (edits.length === 1) {
    if (error instanceof NotFound) return all((edit) => ({ edit, is: 'gone' }));
    if (error instanceof Refused || error instanceof InvalidRequest)
      return all((edit) => ({ edit, is: 'refused', refusal: 'refusedByApple', words: sayProblems(error) }));
  }
  // Anything else that is no word of the client's is our own failure, and may have come after the write.
  return { written: [], unsent: error instanceof AppleAdsError ? edits : [], error };
}

/** Refused as a whole, for its size or for one item that spoils the others: half as many are tried. */
export const isWorthHalving = (error: unknown): boolean =>
  error instanceof Refused || error instanceof InvalidRequest || error instanceof NotFound;
