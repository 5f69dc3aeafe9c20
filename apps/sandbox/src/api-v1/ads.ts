import { adQuery, type AdCreate, type AdUpdate } from '@tapwright/apple-ads/wire/campaigns/ad';
import type { Ad } from '../world/entities.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import { changeAd, createAd, removeAd } from '../verbs/ads.ts';
import { findAd } from '../verbs/own-rows.ts';
import { listCampaignIds } from './ad-groups.ts';
import type { AccountCall, Handlers } from './call.ts';
import { entityHandlers } from './entity-handlers.ts';
import type { FieldValue } from './match-filter.ts';
import { statusOfAd } from '../verbs/status-of.ts';
import { statusFields } from './status-fields.ts';
import { onlySent, timesOf, writeTime } from './wire-forms.ts';

export const adFields = ({ campaignId, adGroupId, creativeId, name, status, deleted }: Ad) => ({
  campaignId,
  adGroupId,
  creativeId,
  name,
  status,
  deleted,
});

export const viewAd = (call: AccountCall, row: Row<Ad>) => ({
  id: row.id,
  adAccountId: call.account.id,
  ...adFields(latest(row)),
  ...statusFields(statusOfAd(call, row)),
  ...timesOf(row),
});

const readers: Record<keyof typeof adQuery.filters | 'creationTime', (row: Row<Ad>) => FieldValue> = {
  id: (row) => row.id,
  campaignId: (row) => latest(row).campaignId,
  adGroupId: (row) => latest(row).adGroupId,
  creativeId: (row) => latest(row).creativeId,
  status: (row) => latest(row).status,
  deleted: (row) => latest(row).deleted,
  creationTime: (row) => writeTime(createdAt(row)),
};

const isField = (field: string): field is keyof typeof readers => Object.hasOwn(readers, field);

const ads = entityHandlers({
  what: 'ad',
  paging: adQuery.paging,
  find: (call: AccountCall, id) => findAd(call, id),
  list: (call, filters) =>
    listCampaignIds(call, filters)
      .flatMap((id) => call.world.adGroups.list(id))
      .flatMap((adGroup) => call.world.ads.list(adGroup.id))
      .toSorted((one, other) => one.id - other.id),
  read: (_call, row, field) => (isField(field) ? readers[field](row) : null),
  view: viewAd,
  leftOut: { inLists: ['displayStatus'] },
  create: (call, { adGroupId, creativeId, name, status }: AdCreate) =>
    createAd(call, { adGroupId: Number(adGroupId), creativeId: Number(creativeId), name, status }),
  update: (call, id, { name, status }: AdUpdate) =>
    changeAd(
      call,
      id,
      onlySent<Pick<Ad, 'name' | 'status'>>({ name: name ?? undefined, status: status ?? undefined }),
    ),
  remove: removeAd,
});

export const adHandlers = {
  createAd: ads.create,
  queryAds: ads.query,
  getAd: ads.get,
  updateAd: ads.update,
  deleteAd: ads.remove,
} satisfies Partial<Handlers>;
