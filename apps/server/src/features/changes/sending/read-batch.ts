import { Forbidden, NotFound, Refused, InvalidRequest } from '@tapwright/apple-ads/client/errors';
import type { EditRow } from '../sets/edits-store.ts';
import type { Batch } from './choose-batch.ts';
import { type AppleRow, findCreated, readObjects } from './read-objects.ts';
import type { SendContext } from './send-context.ts';
import { settleEdits } from './settle-edits.ts';
import { sayProblems } from './say-problems.ts';
import { isWorthHalving } from './write-batch.ts';

export type ReadBatch = {
  atApple: ReadonlyMap<string, AppleRow>;
  /** Of creations of which nobody knows what became: those that are there. */
  created: ReadonlyMap<EditRow, AppleRow> | undefined;
};

/** What stands at Apple of a batch before anything of it is sent, or sent again. */
export async function readBatch(
  context: SendContext,
  { kind, intent, edits, isUnknown }: Batch,
): Promise<ReadBatch> {
  if (intent === 'create')
    return { atApple: new Map(), created: isUnknown ? await findCreated(context, edits) : undefined };
  const ids = edits.map(({ objectId }) => objectId);
  return { atApple: await readObjects(context, kind, ids), created: undefined };
}

/**
 * Apple refuses the reading for good: fewer at once are tried, and what it refuses alone ends. Whatever passes is
 * thrown on.
 */
export async function endUnread(context: SendContext, { edits }: Batch, error: unknown): Promise<undefined> {
  const isForGood = error instanceof Refused || error instanceof InvalidRequest || error instanceof NotFound;
  if (!isForGood && !(error instanceof Forbidden)) throw error;
  if (edits.length > 1 && isWorthHalving(error)) {
    context.batchSize = Math.ceil(edits.length / 2);
    return;
  }
  const refusal = error instanceof Forbidden ? 'noAuthority' : 'refusedByApple';
  const appleWords =
    error instanceof Refused || error instanceof InvalidRequest ? sayProblems(error) : error.message;
  await settleEdits(
    context,
    edits.map((edit) => ({
      edit,
      ending: {
        state: edit.state === 'sent' ? ('stale' as const) : ('refused' as const),
        refusal,
        appleWords,
      },
    })),
  );
}
