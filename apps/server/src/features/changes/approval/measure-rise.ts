import { findCurrency } from '@tapwright/domain/currencies';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { listDailyUse } from '../../measures/index.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import type { PlannedEdit } from '../planning/plan-edits.ts';
import { findTeamCurrency } from './policy-store.ts';
import { listWorths } from './list-worths.ts';
import { currencyOfTeam } from './read-amount.ts';

const usedDays = 28;

/** In the smallest unit of the team's currency; null where a currency has no rate. */
export type Rise = {
  /** The same taps at the full rise of each bid, and the rise of the caps. */
  rise: number | null;
  /** Where nothing rises: the same taps at the full fall, and the fall of the caps. */
  fall: number | null;
  /** How much the caps of the campaigns leave for the bids, by what they spent of late. */
  room: number | null;
  highestBid: number | null | undefined;
  /** Of one that it raises. */
  bidOf: (edit: Edit) => number | null | undefined;
};

type Edit = NonNullable<PlannedEdit['edit']>;
type InAccount = { adAccountId: string; minor: number };

/** Signed: what falls counts only where nothing rises. */
export const moveOf = ({ rise, fall }: Pick<Rise, 'rise' | 'fall'>): number | null =>
  rise === 0 && fall !== null ? 0 - fall : rise;

export async function measureRise(
  db: Connection,
  context: Deps & Pick<TeamContext, 'membership'>,
  { planned, ads }: Plan,
): Promise<Rise> {
  const { teamId } = context.membership;
  const edits = planned.flatMap(({ edit }) => edit ?? []);
  const until = dayIn('UTC', estimateAppleTime(context));
  const bids = edits.flatMap((edit) => bidMoveOf(ads, edit) ?? []);
  const campaignIds = [...new Set(bids.map(({ edit }) => edit.campaignId))];
  const use = await listDailyUse(db, teamId, {
    from: addDays(until, -usedDays),
    until: addDays(until, -1),
    campaignIds,
    adGroupIds: [...new Set(bids.flatMap(({ edit }) => edit.adGroupId ?? []))],
  });
  const convert = await openConversion(db, teamId, ads, until);
  const keywords = Map.groupBy(
    bids.filter(({ edit }) => edit.kind === 'keyword'),
    ({ edit }) => edit.adGroupId ?? '',
  );
  const tapsADay = (edit: Edit) => {
    const taps = (kind: 'keyword' | 'adGroup', id: string) => use.taps.get(`${kind} ${id}`) ?? 0;
    if (edit.kind === 'keyword') return taps('keyword', edit.objectId) / usedDays;
    const own = keywords.get(edit.objectId) ?? [];
    const apart = own.reduce((total, bid) => total + taps('keyword', bid.edit.objectId), 0);
    return Math.max(0, taps('adGroup', edit.objectId) - apart) / usedDays;
  };
  const moves: InAccount[] = [
    ...bids.map(({ edit, by }) => ({
      adAccountId: edit.adAccountId,
      minor: Math.round(by * tapsADay(edit)),
    })),
    ...edits.flatMap((edit) => capMoveOf(ads, edit) ?? []),
  ];
  const raising = bids.filter(({ edit, by }) => by > 0 || edit.intent === 'create');
  const rooms: InAccount[] = [...new Set(raising.map(({ edit }) => edit.campaignId))].flatMap((id) => {
    const campaign = ads.known.campaign.get(id);
    if (campaign === undefined || campaign.dailyCap === null) return [];
    const currency = ads.accounts.get(campaign.adAccountId)?.currency;
    const spent = use.spendOf(id, currency) / usedDays;
    return [{ adAccountId: campaign.adAccountId, minor: Math.max(0, Math.round(campaign.dailyCap - spent)) }];
  });
  const raised = new Map(
    raising.map(({ edit, bid }) => [edit, convert({ adAccountId: edit.adAccountId, minor: bid })]),
  );
  return {
    rise: sum(
      convert,
      moves.filter(({ minor }) => minor > 0),
    ),
    fall: sum(
      convert,
      moves.filter(({ minor }) => minor < 0).map(({ minor, ...move }) => ({ ...move, minor: -minor })),
    ),
    room: sum(convert, rooms),
    highestBid: highest([...raised.values()]),
    bidOf: (edit) => raised.get(edit),
  };
}

/** How much more or less a tap may cost, where its campaign runs when all is live. */
function bidMoveOf(ads: Plan['ads'], edit: Edit): { edit: Edit; by: number; bid: number } | undefined {
  const { bid } = edit.after;
  const isBid = edit.kind === 'keyword' || edit.kind === 'adGroup';
  if (!isBid || edit.intent === 'remove' || typeof bid !== 'number') return undefined;
  const adGroupBid = ads.known.adGroup.get(edit.adGroupId ?? '')?.bid ?? 0;
  const before = typeof edit.before.bid === 'number' ? edit.before.bid : adGroupBid;
  if (edit.intent === 'create') return { edit, by: 0, bid };
  return bid === before ? undefined : { edit, by: bid - before, bid };
}

/** A campaign that starts or stops: its whole cap; one that runs what its cap moves by. */
function capMoveOf(
  ads: Plan['ads'],
  { kind, objectId, adAccountId, intent, after }: Edit,
): InAccount | undefined {
  if (kind !== 'campaign') return undefined;
  if (intent === 'create')
    return after.status === 'running' && typeof after.dailyCap === 'number'
      ? { adAccountId, minor: after.dailyCap }
      : undefined;
  const before = ads.known.campaign.get(objectId);
  if (before === undefined) return undefined;
  const status = intent === 'remove' ? 'removed' : (after.status ?? before.status);
  const cap = typeof after.dailyCap === 'number' ? after.dailyCap : before.dailyCap;
  const spends = (runs: boolean, a: number | null) => (runs ? (a ?? 0) : 0);
  const minor =
    spends(status === 'running', cap) -
    spends(before.status === 'running' && !before.isRemoved, before.dailyCap);
  return minor === 0 ? undefined : { adAccountId: before.adAccountId, minor };
}

type Convert = (amount: InAccount) => number | null;

async function openConversion(
  db: Connection,
  teamId: number,
  { accounts }: Plan['ads'],
  until: string,
): Promise<Convert> {
  const into = currencyOfTeam(await findTeamCurrency(db, teamId));
  const currencies = new Set([...accounts.values()].map(({ currency }) => currency));
  const worths = await listWorths(db, { currencies: [...currencies], into, until });
  return ({ adAccountId, minor }) => {
    const currency = findCurrency(accounts.get(adAccountId)?.currency ?? '');
    const worth = currency && worths.get(currency);
    return worth === undefined ? null : Math.round(minor * worth);
  };
}

const sum = (convert: Convert, amounts: readonly InAccount[]): number | null =>
  amounts.reduce<number | null>((total, amount) => {
    const converted = convert(amount);
    return total === null || converted === null ? null : total + converted;
  }, 0);

const highest = (bids: readonly (number | null)[]): number | null | undefined =>
  bids.reduce<number | null | undefined>((most, one) => {
    if (most === null || one === null) return null;
    return Math.max(most ?? 0, one);
  }, undefined);
