import type { Ad, AdGroup, Campaign, Creative, Keyword, NegativeKeyword } from '../world/entities.ts';
import { latest, type Row, type Table } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { AccountContext } from './account-context.ts';
import { refuse } from './refusal.ts';

type InCampaign = { campaignId: number };

const inAccount = (world: World, campaignId: number, accountId: number): boolean => {
  const campaign = world.campaigns.find(campaignId);
  return campaign !== undefined && latest(campaign).adAccountId === accountId;
};

function findIn<State extends object>(
  table: Table<State>,
  id: number,
  isOwn: (state: State) => boolean,
): Row<State> | undefined {
  const row = table.find(id);
  return row && isOwn(latest(row)) ? row : undefined;
}

const ofCampaign =
  ({ world, account }: Pick<AccountContext, 'world' | 'account'>) =>
  ({ campaignId }: InCampaign): boolean =>
    inAccount(world, campaignId, account.id);

type Where = Pick<AccountContext, 'world' | 'account'>;

/** Rows of the ad account, deleted ones too; those of others are as good as absent. */
export const findCampaign = (context: Where, id: number): Row<Campaign> | undefined =>
  findIn(context.world.campaigns, id, ({ adAccountId }) => adAccountId === context.account.id);
export const findAdGroup = (context: Where, id: number): Row<AdGroup> | undefined =>
  findIn(context.world.adGroups, id, ofCampaign(context));
export const findKeyword = (context: Where, id: number): Row<Keyword> | undefined =>
  findIn(context.world.keywords, id, ofCampaign(context));
export const findNegativeKeyword = (context: Where, id: number): Row<NegativeKeyword> | undefined =>
  findIn(context.world.negativeKeywords, id, ofCampaign(context));
export const findAd = (context: Where, id: number): Row<Ad> | undefined =>
  findIn(context.world.ads, id, ofCampaign(context));
export const findCreative = (context: Where, id: number): Row<Creative> | undefined =>
  findIn(context.world.creatives, id, ({ adAccountId }) => adAccountId === context.account.id);

/** A row that can still be changed. */
export function getLive<State extends { deleted: boolean }>(
  row: Row<State> | undefined,
  what: string,
  id: number | string,
  code: 'NOT_FOUND' | 'CAMPAIGN_NOT_FOUND' = 'NOT_FOUND',
): Row<State> {
  if (!row || latest(row).deleted) return refuse(code, `There is no ${what} ${id}.`, 'id');
  return row;
}

/** A parent named in a request; that it is missing is a fault of the request. */
export function getParent<State extends { deleted: boolean }>(
  row: Row<State> | undefined,
  what: string,
  field: string,
): Row<State> {
  if (!row || latest(row).deleted) return refuse('INVALID_VALUE', `There is no such ${what}.`, field);
  return row;
}
