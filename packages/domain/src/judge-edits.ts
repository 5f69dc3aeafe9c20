import type { AdEdit, AdKind, AdState, AdWorld } from './ad-states.ts';
import type { Verdict } from './ad-verdicts.ts';
import { judgeAd } from './judge-ad.ts';
import { judgeAdGroup } from './judge-ad-group.ts';
import { judgeCampaign } from './judge-campaign.ts';
import { judgeKeyword, judgeNegative } from './judge-keyword.ts';

/** Each edit by the world in which all of them are live, in their order. */
export const judgeEdits = (world: AdWorld, edits: readonly AdEdit[]): Verdict[] =>
  edits.map((edit) => judgeEdit(world, edit));

const nothing: Verdict = { refused: [], confirm: [] };

function judgeEdit(world: AdWorld, edit: AdEdit): Verdict {
  const { kind, id, intent } = edit;
  const before = world.findBefore(kind, id);
  if (intent !== 'create' && before === undefined)
    return { refused: [{ field: 'id', reason: 'notHere' }], confirm: [] };
  if (before?.isRemoved) return { refused: [{ field: 'id', reason: 'removed' }], confirm: [] };
  if (intent === 'remove') return { refused: [], confirm: [{ field: 'id', reason: 'removalIsFinal' }] };
  const touched = new Set(Object.keys(edit.after));
  const judge: { [Kind in AdKind]: () => Verdict | undefined } = {
    campaign: () =>
      judged(world, 'campaign', id, (states) => judgeCampaign(world, { id, touched, ...states })),
    adGroup: () => judged(world, 'adGroup', id, (states) => judgeAdGroup(world, { id, touched, ...states })),
    keyword: () => judged(world, 'keyword', id, (states) => judgeKeyword(world, { id, touched, ...states })),
    negativeKeyword: () =>
      judged(world, 'negativeKeyword', id, (states) => judgeNegative(world, { id, touched, ...states })),
    ad: () => judged(world, 'ad', id, (states) => judgeAd(world, { id, touched, ...states })),
  };
  return judge[kind]() ?? nothing;
}

function judged<Kind extends AdKind>(
  world: AdWorld,
  kind: Kind,
  id: string,
  judge: (states: { before: AdState[Kind] | undefined; after: AdState[Kind] }) => Verdict,
): Verdict | undefined {
  const after = world.find(kind, id);
  return after && judge({ before: world.findBefore(kind, id), after });
}
