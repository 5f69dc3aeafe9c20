import { viewFields } from '../../open-edits/index.ts';
import type { Plan } from '../planning/plan-in-scope.ts';

type Limit = { adGroupId: string; name: string; bid: string };

/** By its place: of each bid above the max of its ad group, as that stands or the set makes it, which ad group that is. */
export function findLimits({ planned, ads }: Plan): Map<number, { adGroup: Limit }> {
  const maxAfter = new Map(
    planned.flatMap(({ edit }) =>
      edit?.kind === 'adGroup' && 'bid' in edit.after ? [[edit.objectId, edit.after['bid']] as const] : [],
    ),
  );
  return new Map(
    planned.flatMap(({ place, edit, verdict }) => {
      const adGroupId = edit?.kind === 'keyword' ? edit.adGroupId : null;
      const adGroup = adGroupId === null ? undefined : ads.known.adGroup.get(adGroupId);
      if (edit === undefined || adGroupId === null || adGroup === undefined) return [];
      const isRefused = verdict.refused.some(({ reason }) => reason === 'bidAboveAdGroup');
      const wanted = edit.after['bid'];
      const isRaisedFor =
        maxAfter.has(adGroupId) && typeof wanted === 'number' && wanted > (adGroup.bid ?? Infinity);
      if (!isRefused && !isRaisedFor) return [];
      const currency = ads.accounts.get(edit.adAccountId)?.currency ?? null;
      const max = isRefused ? (maxAfter.get(adGroupId) ?? adGroup.bid) : adGroup.bid;
      const { bid } = viewFields({ bid: max }, currency);
      return [[place, { adGroup: { adGroupId, name: adGroup.name, bid: String(bid) } }] as const];
    }),
  );
}
