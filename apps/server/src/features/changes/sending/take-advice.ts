import { InvalidRequest, NotFound, Refused } from '@tapwright/apple-ads/client/errors';
import { type AdviceKey, findAdvice } from '../../apple-advice/index.ts';
import { readAdviceState } from '../../apple-sync/index.ts';
import type { EditRow } from '../sets/edits-store.ts';
import { keyOfAdvice } from '../planning/advice-kind.ts';
import { listAppleFields } from './compare-with-apple.ts';
import type { AppleRow } from './read-objects.ts';
import { maxWaitMs, type SendContext } from './send-context.ts';
import { sayProblems } from './say-problems.ts';
import { moneyIn } from './write-fields.ts';

/** Apple recommends it no more: it was taken or dismissed elsewhere, it ran out, or something else is recommended now. */
export class AdviceGone extends Error {
  override readonly name = 'AdviceGone';
}

/** Sent by the call that takes a recommendation; with other fields of Apple's beside it a cap goes as any update does. */
export function takesAdvice({ adviceId, after }: Pick<EditRow, 'adviceId' | 'after'>): boolean {
  if (adviceId === null) return false;
  if (typeof after.targetCpa === 'number') return true;
  const fields = listAppleFields(after);
  return fields.length === 1 && typeof after.dailyCap === 'number';
}

const isNo = (error: unknown): error is Refused | InvalidRequest | NotFound =>
  error instanceof Refused || error instanceof InvalidRequest || error instanceof NotFound;

/** Answers the campaign as it stands afterwards. */
export async function takeAdvice(
  context: SendContext,
  edit: EditRow,
  atApple: AppleRow | undefined,
): Promise<AppleRow | undefined> {
  const { deps, teamId, calls, signal } = context;
  const options = { signal, maxWaitMs };
  const key = keyOfAdvice(teamId, edit);
  const advice = await findAdvice(deps.database.write, key);
  if (advice === undefined) throw new AdviceGone('');
  const told = { ...key, ...advice };
  // No answer came: a target that was moved is told by the recommendation alone.
  const isTargetTried = key.kind === 'targetCpa' && edit.attempts > 0;
  if (isTargetTried && (await readAdviceState(calls, told, options)) === 'APPLIED') return atApple;
  try {
    await apply(context, edit, told);
  } catch (error) {
    if (!isNo(error)) throw error;
    const stands = (await readAdviceState(calls, told, options)) === 'AVAILABLE';
    if (stands && !(error instanceof NotFound)) throw error;
    throw new AdviceGone(error instanceof NotFound ? error.message : sayProblems(error));
  }
  return key.kind === 'dailyBudget' ? readCampaign(context, edit, atApple) : atApple;
}

async function apply(
  context: SendContext,
  { after }: EditRow,
  { kind, adviceId: id, adamId: promotedObjectId }: AdviceKey & { adamId: string },
): Promise<void> {
  const { calls, signal } = context;
  const options = { signal, maxWaitMs };
  const chosen = { id, promotedObjectId, promotedObjectType: 'APPSTORE_APP' as const };
  const amount = moneyIn(context, Number(kind === 'targetCpa' ? after.targetCpa : after.dailyCap));
  const { rows } =
    kind === 'targetCpa'
      ? await calls.applyTargetCpaRecommendations([{ ...chosen, appliedTargetCPA: amount }], options)
      : await calls.applyDailyBudgetRecommendations([{ ...chosen, appliedDailyBudget: amount }], options);
  const answer = rows.find(({ recommendationId }) => recommendationId === id);
  if (answer === undefined) throw new Error('Apple answered nothing of the recommendation it was sent');
  if ((answer.state ?? 'APPLIED') !== 'APPLIED') throw new AdviceGone(answer.state ?? '');
}

/** Its answer tells the amount and not the campaign; if that cannot be read now, the next reading tells the rest. */
async function readCampaign(
  context: SendContext,
  { objectId, after }: EditRow,
  atApple: AppleRow | undefined,
): Promise<AppleRow> {
  const { calls, signal } = context;
  try {
    return await calls.getCampaign(objectId, { signal, maxWaitMs });
  } catch {
    signal.throwIfAborted();
    const dailyBudget = { value: moneyIn(context, Number(after.dailyCap)) };
    return { ...atApple, id: objectId, dailyBudget };
  }
}
