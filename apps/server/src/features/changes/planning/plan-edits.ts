import type { AdEdit, AdKind, AdState } from '@tapwright/domain/ad-states';
import type { Finding, RefusalReason, Verdict } from '@tapwright/domain/ad-verdicts';
import { worldAfter } from '@tapwright/domain/ad-world';
import { judgeEdits } from '@tapwright/domain/judge-edits';
import { isReadOnly } from '../../certificates/index.ts';
import { adviceKindOf } from './advice-kind.ts';
import type { Fields, NewEdit } from '../sets/edits-store.ts';
import type { RequestedEdit } from './requested-edit.ts';
import { isLocal, type LoadedAds } from './load-ads.ts';
import { type Candidate, editOf, openCreated, planCreation, refuse } from './plan-creation.ts';
import { isSame, readFields } from './read-fields.ts';

export type PlannedEdit = {
  /** Where it stood in the request. */
  place: number;
  edit: Omit<NewEdit, 'confirmed'> | undefined;
  /** What stands against it whatever its neighbours are; part of the verdict. */
  problems: readonly Finding<RefusalReason>[];
  verdict: Verdict;
};

type Circumstances = {
  now: Date;
  perUsd: (currency: string) => number | undefined;
  lowestBids: ReadonlyMap<string, number>;
  /** Recommendations of Apple's that can be taken. */
  takeable: ReadonlySet<string>;
};

/** Intent by intent what it comes to, and what the rules say of all of them together. What changes nothing is left out. */
export function planEdits(
  ads: LoadedAds,
  requested: readonly RequestedEdit[],
  { now, perUsd, lowestBids, takeable }: Circumstances,
): PlannedEdit[] {
  const created = openCreated(ads);
  const named = new Set<string>();
  const candidates = requested.flatMap((one, place) => {
    const key = `${one.kind} ${one.id ?? ''}`;
    if (one.id !== undefined && named.has(key)) return [refuse(place, 'id', 'namedTwice')];
    named.add(key);
    if (one.intent === 'create') return planCreation(created, one, place);
    return planChange(ads, one, { place, takeable }) ?? [];
  });
  const edits = candidates.flatMap(({ judged }) => judged ?? []);
  const currencyOf = (adAccountId: string) => {
    const { currency = 'USD', deliveryMode } = ads.accounts.get(adAccountId) ?? {};
    const isPaidByUs = deliveryMode !== undefined && deliveryMode !== 'collaborative';
    return { currency, perUsd: perUsd(currency), isPaidByUs };
  };
  const lowestRecentBid = (id: string) => lowestBids.get(id) ?? null;
  const verdicts = judgeEdits(worldAfter(ads.known, edits, { now, currencyOf, lowestRecentBid }), edits);
  return candidates.map(({ place, judged, before, problems, where }) => {
    const found = judged && verdicts.shift();
    const judgedAs = judged && found && 'copyOf' in judged.after ? ofCopy(found) : found;
    const restored = judgedAs && requested[place]?.restores ? ofRestored(judgedAs) : judgedAs;
    const verdict = restored && requested[place]?.mayBeThere ? ofUnknown(restored) : restored;
    return {
      place,
      problems,
      edit: judged &&
        where && {
          ...where,
          ...pick(judged),
          before,
          adviceId: requested[place]?.adviceId,
        },
      verdict: { refused: [...problems, ...(verdict?.refused ?? [])], confirm: verdict?.confirm ?? [] },
    };
  });
}

const aboutPlace = new Set<RefusalReason>([
  'required',
  'nameTaken',
  'notHere',
  'removed',
  'countriesMissing',
  'duplicateKeyword',
  'tooManyKeywords',
]);

/** What came from Apple is not judged again, where it goes is. */
const ofCopy = ({ refused }: Verdict): Verdict => ({
  refused: refused.filter(({ reason }) => aboutPlace.has(reason)),
  confirm: [],
});

/** Apple had taken it: a bid above that of its ad group goes back to where it stood. */
const ofRestored = ({ refused, confirm }: Verdict): Verdict => ({
  refused: refused.filter(({ reason }) => reason !== 'bidAboveAdGroup'),
  confirm,
});

const aboutItself = new Set<RefusalReason>(['nameTaken', 'duplicateKeyword', 'pageTaken']);

const ofUnknown = ({ refused, confirm }: Verdict): Verdict => ({
  refused: refused.filter(({ reason }) => !aboutItself.has(reason)),
  confirm,
});

const pick = ({ kind, id, intent, after }: AdEdit) => ({ kind, objectId: id, intent, after });

function planChange(
  ads: LoadedAds,
  requested: RequestedEdit,
  { place, takeable }: { place: number } & Pick<Circumstances, 'takeable'>,
): Candidate | undefined {
  const { kind, id = '', intent } = requested;
  if (isLocal(id)) return refuse(place, 'id', 'stillPending');
  const state: AdState[AdKind] | undefined = ads.known[kind].get(id);
  const where = whereOf(ads, kind, id, state);
  if (state === undefined || where === undefined) return refuse(place, 'id', 'notHere');
  const account = ads.accounts.get(where.adAccountId);
  if (account === undefined) return refuse(place, 'id', 'notHere');
  const { fields: wanted, problems } = readFields(requested.fields, account.currency);
  const fields = withArchive(wanted, state);
  if (isReadOnly(account.appleRoles)) problems.push({ field: 'id', reason: 'noAuthority' });
  problems.push(...findConflicts(requested, state, account.currency), ...findUntakeable(requested, takeable));
  const now: Fields = { ...state };
  const after = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !isSame(now[field], value)),
  );
  if (intent === 'update' && Object.keys(after).length === 0 && problems.length === 0) return undefined;
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, now[field] ?? null]));
  return { place, before, problems, where, judged: editOf({ kind, id, intent, after }) };
}

/** What is archived is paused, and what is started is brought back. */
function withArchive(fields: Fields, state: object): Fields {
  if (fields.isArchived === true) return { ...fields, status: 'paused' };
  const isBack = fields.status === 'running' && 'isArchived' in state && state.isArchived === true;
  return isBack ? { ...fields, isArchived: false } : fields;
}

/** Whoever wants a change has seen other values than stand there now; of a target Apple tells nobody what stands. */
function findConflicts(
  { before, kind }: RequestedEdit,
  state: object,
  currency: Parameters<typeof readFields>[1],
): Finding<RefusalReason>[] {
  if (before === undefined) return [];
  const now: Fields = { ...state };
  return Object.entries(readFields(before, currency).fields)
    .filter(([field, value]) => kind !== undefined && field !== 'targetCpa' && !isSame(now[field], value))
    .map(([field]) => ({ field, reason: 'changedMeanwhile' }));
}

/** A target moves by a recommendation alone; and what Apple recommends no more cannot be taken. */
function findUntakeable(
  { fields: { targetCpa }, adviceId }: RequestedEdit,
  takeable: ReadonlySet<string>,
): Finding<RefusalReason>[] {
  const field = targetCpa === undefined ? 'dailyCap' : 'targetCpa';
  if (adviceId === undefined) return targetCpa === undefined ? [] : [{ field, reason: 'targetStays' }];
  return takeable.has(`${adviceKindOf({ targetCpa })} ${adviceId}`) ? [] : [{ field, reason: 'adviceGone' }];
}

function whereOf(ads: LoadedAds, kind: AdKind, id: string, state: object | undefined): Candidate['where'] {
  const campaignId = ads.campaignOf(kind, id);
  const campaign = campaignId === undefined ? undefined : ads.known.campaign.get(campaignId);
  if (campaignId === undefined || campaign === undefined || state === undefined) return undefined;
  const inside = 'adGroupId' in state && typeof state.adGroupId === 'string' ? state.adGroupId : null;
  return { adAccountId: campaign.adAccountId, campaignId, adGroupId: kind === 'adGroup' ? id : inside };
}
