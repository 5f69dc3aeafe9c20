import type { TeamWrite } from '../../writes/index.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import type { Reader, ShownEdit } from '../sets/change-sets-store.ts';
import { copyAds } from '../planning/copy-ads.ts';
import { readRemoved } from '../planning/read-removed.ts';
import { placedAfter } from '../planning/request-structure.ts';
import type { RequestedEdit } from '../planning/requested-edit.ts';
import { findWentWith } from '../planning/find-went-with.ts';

/** Removed at Apple, which nothing brings back. */
export const isFinal = ({ kind, intent, state }: ShownEdit): boolean =>
  kind !== 'ad' && intent === 'remove' && state === 'live';

/** What was removed, once more: a campaign or an ad group paused, under another name, with all that went with it. */
export async function requestAfresh(
  write: TeamWrite,
  { teamId, campaignIds, changeSetId }: Reader & { changeSetId: number },
  removals: readonly ShownEdit[],
): Promise<ReadonlyMap<ShownEdit, readonly RequestedEdit[]>> {
  const { tx, translate, language } = write;
  const wanted = removals.filter((edit) => !liesInOneOf(removals, edit));
  const found = new Map<ShownEdit, readonly RequestedEdit[]>();
  for (const [edit, request] of await readRemoved(tx, teamId, wanted)) found.set(edit, [request]);
  const copying = {
    db: tx,
    teamId,
    campaignIds,
    now: estimateAppleTime(write),
    nameOf: (name: string) => translate(language, 'changes:copyOf', { name }),
    wentWith: findWentWith({ db: tx, teamId, changeSetId }),
  };
  for (const kind of ['campaign', 'adGroup'] as const) {
    const own = wanted.filter((edit) => edit.kind === kind);
    const { edits, paths } = await copyAds(
      copying,
      kind,
      own.map(({ objectId }) => objectId),
    );
    for (const [place, edit] of own.entries()) {
      const first = paths.indexOf(`${kind}Ids.${place}`);
      const last = paths.lastIndexOf(`${kind}Ids.${place}`);
      found.set(edit, placedAfter(-first, edits.slice(first, last + 1)));
    }
  }
  return found;
}

/** It comes back with that, if at all. */
const liesInOneOf = (removals: readonly ShownEdit[], { kind, campaignId, adGroupId }: ShownEdit): boolean =>
  removals.some(
    (other) =>
      (other.kind === 'campaign' && kind !== 'campaign' && other.objectId === campaignId) ||
      (other.kind === 'adGroup' && kind !== 'adGroup' && other.objectId === adGroupId),
  );
