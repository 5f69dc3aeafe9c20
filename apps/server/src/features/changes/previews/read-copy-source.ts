import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findCopySource } from '@tapwright/contracts/change-copies';
import { newPlacements } from '@tapwright/contracts/edit-lists';
import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { dayIn } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { listNewestRates } from '../../exchange-rates/index.ts';
import { type AdRow, listAccounts, listAds } from '../ads/ads-store.ts';
import { openScope } from '../sets/open-scope.ts';
import { copyAds } from '../planning/copy-ads.ts';
import { isLocal } from '../planning/load-ads.ts';
import type { RequestedEdit, RequestedFields } from '../planning/requested-edit.ts';
import { readAppleObject } from '../ads/read-apple-object.ts';

type Query = ParsedQueryOf<typeof findCopySource>;
type Answer = AnswerOf<typeof findCopySource>;
type Scope = Awaited<ReturnType<typeof openScope>>;

/** Outside the reader's scope it does not exist. */
export async function readCopySource(context: TeamContext, query: Query): Promise<Answer> {
  const scope = await openScope(context);
  const { db, reader } = scope;
  const row = await getCampaign(scope, query);
  const [account] = await listAccounts(db, reader.teamId, [row.adAccountId]);
  if (account === undefined) throw new Refusal('notFound');
  const now = estimateAppleTime(context);
  const copying = { db, ...reader, now, nameOf: (name: string) => name };
  const { edits } = await copyAds(copying, 'campaign', [row.id]);
  const rates = await listNewestRates(db, {
    currencies: Object.keys(currencyDecimals),
    into: 'USD',
    until: dayIn('UTC', context.clock.now()),
  });
  return {
    campaignId: row.id,
    currency: findCurrency(account.currency) ?? account.currency,
    campaign: { ...nestCopies(edits), campaignGroupId: account.campaignGroupId, name: nameOf(row) },
    rates: rates.map(({ currency, worth, day }) => ({ currency, worth: Number(worth), day })),
  };
}

const nameOf = ({ apple }: AdRow): string => readAppleObject(apple).name ?? '';

async function getCampaign({ db, reader }: Scope, { campaignId, adGroupId }: Query): Promise<AdRow> {
  const { teamId, campaignIds } = reader;
  const [adGroup] = await listAds(db, teamId, 'adGroup', 'id', adGroupId === undefined ? [] : [adGroupId]);
  const wanted = campaignId ?? adGroup?.campaignId ?? '0';
  const [row] = await listAds(db, teamId, 'campaign', 'id', [wanted]);
  const isInScope = campaignIds === undefined || campaignIds.map(String).includes(wanted);
  if (row === undefined || !isInScope || isLocal(wanted)) throw new Refusal('notFound');
  if (row.isRemoved || adGroup?.isRemoved)
    throw new Refusal('notFound', { message: 'changes:refusals.removed' });
  return row;
}

/** As the call that creates takes it: what lies in something is listed in it. */
function nestCopies(edits: readonly RequestedEdit[]): Omit<Answer['campaign'], 'campaignGroupId'> {
  const inside = (parent: number, kind: RequestedEdit['kind']) =>
    edits.flatMap((edit, place) =>
      edit.parent === parent && edit.kind === kind ? [{ place, fields: edit.fields }] : [],
    );
  const wordsIn = (parent: number) => ({
    keywords: inside(parent, 'keyword').map(({ fields }) => ({ ...wordOf(fields), bid: fields.bid })),
    negativeKeywords: inside(parent, 'negativeKeyword').map(({ fields }) => wordOf(fields)),
  });
  const [first] = edits;
  const { placement, adamId = '', ...fields } = first?.fields ?? {};
  // What it promotes was not read yet, or is no app.
  if (adamId === '') throw new Refusal('notFound');
  return {
    ...settingsOf(fields),
    adamId,
    placement: newPlacements.find((one) => one === placement),
    bidStrategy: fields.bidStrategy === 'MAX_CONVERSIONS' ? 'MAX_CONVERSIONS' : 'MANUAL_CPT',
    negativeKeywords: wordsIn(0).negativeKeywords,
    adGroups: inside(0, 'adGroup').map(({ place, fields: of }) => ({
      ...settingsOf(of),
      ...audienceOf(of),
      adGroupId: of.copyOf ?? '0',
      reachesByApps: of.customerType === 'other',
      ...wordsIn(place),
    })),
  };
}

const settingsOf = ({
  name,
  status,
  dailyCap,
  totalBudget,
  cpaGoal,
  countries,
  ...rest
}: RequestedFields) => ({
  name,
  status,
  dailyCap,
  totalBudget,
  cpaGoal,
  countries: countries && [...countries],
  startTime: rest.startTime,
  endTime: rest.endTime,
});

const audienceOf = ({ bid, searchMatch, minAge, maxAge, ...rest }: RequestedFields) => ({
  bid,
  searchMatch,
  minAge,
  maxAge,
  devices: (['IPHONE', 'IPAD'] as const).filter((device) => rest.devices?.includes(device)),
  genders: (['M', 'F'] as const).filter((gender) => rest.genders?.includes(gender)),
  customerType: (['new', 'returning'] as const).find((type) => type === rest.customerType),
  regions: [...(rest.regions ?? [])],
  cities: [...(rest.cities ?? [])],
  hours: [...(rest.hours ?? [])],
});

const wordOf = ({ text = '', matchType, status }: RequestedFields) => ({
  text,
  status,
  matchType: matchType === 'EXACT' ? ('EXACT' as const) : ('BROAD' as const),
});
