import type { EditRow } from '../sets/edits-store.ts';
import type { AppleRow } from './read-objects.ts';
import { maxWaitMs, type SendContext } from './send-context.ts';
import { writeKeyword, writeText } from './write-fields.ts';

export type ItemAnswer = { edit: EditRow; isDone: boolean; atApple: AppleRow | undefined; words: string };

type Answered = {
  correlationId: number;
  success: boolean;
  result?: (AppleRow & object) | null | undefined;
  error?:
    | {
        message?: string | null | undefined;
        code?: string | null | undefined;
        details?: readonly { message?: string | null | undefined }[] | null | undefined;
      }
    | null
    | undefined;
};

/** One bulk call for edits of one kind and intent; an item without an answer is left out. */
export async function writeItems(context: SendContext, edits: readonly EditRow[]): Promise<ItemAnswer[]> {
  const answers = await callFor(context, edits);
  return answers.flatMap(({ correlationId, success, result, error }) => {
    const edit = edits[correlationId];
    if (edit === undefined) return [];
    const details = (error?.details ?? []).flatMap(({ message }) => message ?? []);
    const words = [...details, error?.message ?? error?.code ?? ''].find((text) => text !== '') ?? '';
    return [{ edit, isDone: success, atApple: result ?? undefined, words }];
  });
}

async function callFor(context: SendContext, edits: readonly EditRow[]): Promise<readonly Answered[]> {
  const { calls, signal } = context;
  const options = { signal, maxWaitMs };
  const bulk = <Data>(write: (edit: EditRow) => Data) => ({
    allowPartialSuccess: true,
    items: edits.map((edit, correlationId) => ({ correlationId, data: write(edit) })),
  });
  const isKeyword = edits[0]?.kind === 'keyword';
  switch (edits[0]?.intent) {
    case 'create':
      return isKeyword
        ? calls.createKeywords(
            bulk(({ adGroupId, after }) => ({
              adGroupId: adGroupId ?? '',
              ...writeText(after),
              ...writeKeyword(context, after),
            })),
            options,
          )
        : calls.createNegativeKeywords(
            bulk(({ adGroupId, campaignId, after }) => ({
              ...(adGroupId === null ? { campaignId } : { adGroupId }),
              ...writeText(after),
              ...writeKeyword(context, after),
            })),
            options,
          );
    case 'update': {
      const body = bulk(({ objectId, after }) => ({ id: objectId, ...writeKeyword(context, after) }));
      return isKeyword ? calls.updateKeywords(body, options) : calls.updateNegativeKeywords(body, options);
    }
    default: {
      const body = bulk(({ objectId }) => ({ id: objectId }));
      return isKeyword ? calls.deleteKeywords(body, options) : calls.deleteNegativeKeywords(body, options);
    }
  }
}
