import type { EditRow } from '../edits-store.ts';
import type { AppleRow } from './read-objects.ts';
import { maxWaitMs, type SendContext } from './send-context.ts';
import { writeAdGroup, writeCampaign } from './write-fields.ts';

/** A campaign or an ad group, and what Apple answers of it: nothing to a removal. */
export async function writeOne(
  context: SendContext,
  { kind, intent, objectId, after }: EditRow,
  atApple: AppleRow | undefined,
): Promise<AppleRow | undefined> {
  const { calls, signal } = context;
  const options = { signal, maxWaitMs };
  if (intent === 'remove') {
    await (kind === 'campaign' ? calls.deleteCampaign : calls.deleteAdGroup)(objectId, options);
    return undefined;
  }
  return kind === 'campaign'
    ? calls.updateCampaign(objectId, writeCampaign(context, after), options)
    : calls.updateAdGroup(objectId, writeAdGroup(context, after, atApple), options);
}
