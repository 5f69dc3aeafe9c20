import type * as z from 'zod/mini';
import { campaign as campaignSchema } from '@tapwright/apple-ads-v5/campaign';
import { campaignFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import type { AdGroup } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { changeCampaign, createCampaign, removeCampaign } from '../verbs/campaigns.ts';
import { changeAdGroup } from '../verbs/ad-groups.ts';
import { refuseValue } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import { viewCampaign } from './campaign-view.ts';
import { dataOf } from './envelope.ts';
import { fetchFields, findRows, listRows, readFields } from './find-rows.ts';
import { keepAmounts } from './money.ts';
import { getCampaign, type InCampaign } from './own-place.ts';
import { readCampaignChange, readNewCampaign, type SentChange, type SentNew } from './read-campaign.ts';

type Fields = { query: { fields?: string | undefined } };
type List = { query: z.output<typeof listParameters> };

const attributes = Object.keys(campaignSchema.shape);

const listViews = (call: AccountCall) =>
  call.world.campaigns.list(call.account.id).map((row) => viewCampaign(call, row));

/** Places belong to one country only: a change of countries has to say that they go. */
function listTargetingPlaces(call: AccountCall, campaignId: number): Row<AdGroup>[] {
  return call.world.adGroups.list(campaignId).filter((row) => {
    const { deleted, targeting } = latest(row);
    return !deleted && targeting.geoIds !== null;
  });
}

const inOrder = (countries: readonly string[]): string => countries.toSorted().join();

function updateCampaign(call: AccountCall, { path, body }: InCampaign & { body: SentChange }) {
  const row = getCampaign(call, path.campaignId);
  const before = latest(row);
  const change = readCampaignChange(call, before, body.campaign);
  const isMoved = inOrder(change.countries ?? before.countries) !== inOrder(before.countries);
  const losing = isMoved ? listTargetingPlaces(call, row.id) : [];
  if (losing.length > 0 && body.clearGeoTargetingOnCountryOrRegionChange !== true)
    refuseValue(
      'clearGeoTargetingOnCountryOrRegionChange',
      'Ad groups target places; clearGeoTargetingOnCountryOrRegionChange must be true.',
    );
  const changed = changeCampaign(call, row.id, change);
  for (const adGroup of losing)
    changeAdGroup(call, adGroup.id, { targeting: { ...latest(adGroup).targeting, geoIds: null } });
  keepAmounts(call.world, 'campaign', row.id, body.campaign);
  return dataOf(viewCampaign(call, changed));
}

export const campaignHandlers = {
  listCampaigns: (call: AccountCall, { query }: List) => listRows(listViews(call), query),
  findCampaigns: (call: AccountCall, { body }: { body: Selector }) =>
    findRows(listViews(call), body, { filters: campaignFilters, attributes }),
  getCampaign: (call: AccountCall, { path, query }: InCampaign & Fields) =>
    dataOf(fetchFields(viewCampaign(call, getCampaign(call, path.campaignId)), readFields(query.fields))),
  createCampaign: (call: AccountCall, { body }: { body: SentNew }) => {
    const row = createCampaign(call, readNewCampaign(call, body));
    keepAmounts(call.world, 'campaign', row.id, body);
    return dataOf(viewCampaign(call, row));
  },
  updateCampaign,
  deleteCampaign: (call: AccountCall, { path }: InCampaign) => {
    removeCampaign(call, Number(path.campaignId));
    return dataOf(null);
  },
} satisfies Partial<Handlers>;
