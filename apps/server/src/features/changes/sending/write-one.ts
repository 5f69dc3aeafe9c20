import type { EditRow } from '../edits-store.ts';
import type { ToldObject } from './read-objects.ts';
import { maxWaitMs, type SendLine } from './send-line.ts';
import { writeAdGroup, writeCampaign } from './write-fields.ts';

/** A campaign or an ad group, and what Apple answers of it: nothing to a removal. */
export async function writeOne(
  line: SendLine,
  { kind, intent, objectId, after }: EditRow,
  told: ToldObject | undefined,
): Promise<ToldObject | undefined> {
  const { calls, signal } = line;
  const options = { signal, maxWaitMs };
  if (intent === 'remove') {
    await (kind === 'campaign' ? calls.deleteCampaign : calls.deleteAdGroup)(objectId, options);
    return undefined;
  }
  return kind === 'campaign'
    ? calls.updateCampaign(objectId, writeCampaign(line, after), options)
    : calls.updateAdGroup(objectId, writeAdGroup(line, after, told), options);
}
