import type { EditView } from '@tapwright/contracts/change-set-view';
import type { Change } from '../change.ts';

/** What a draft holds, in the order of its numbers; the values are those that the preview answers. */
export function prepareDraft(teamId: number, changeSetId: number, edits: readonly EditView[]): Change {
  const items = edits.map(
    ({ kind, objectId, campaignId, name, campaignName, adGroupName, currency, intent, after }) => ({
      kind,
      id: objectId,
      name: name ?? (typeof after['text'] === 'string' ? after['text'] : objectId),
      places: [campaignName, adGroupName].filter((place) => place !== null && place !== name).map(String),
      campaign: { id: campaignId, name: campaignName ?? (kind === 'campaign' ? (name ?? '') : '') },
      currency: currency ?? undefined,
      intent,
      fields: {},
    }),
  );
  return { teamId, items, draft: { changeSetId, numbers: edits.map(({ number }) => number) } };
}
