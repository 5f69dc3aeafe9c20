import { mapsPaging } from '@tapwright/apple-ads/wire/look-ups/maps';
import { reportPaging } from '@tapwright/apple-ads/wire/reports/report-request';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import type { Handlers } from './call.ts';
import { pageRows, type Page } from './query-rows.ts';

type Paged = { body: { pagination?: Page | null | undefined } };

/** An organisation without a brand has nothing on Maps: lists are empty, and no id is known. */
const list = (_call: unknown, { body }: Paged) => {
  const { rows, pagination } = pageRows<never>([], body.pagination, mapsPaging);
  return { result: [...rows], pagination };
};

const report = (_call: unknown, { body }: Paged) => {
  const { rows, pagination } = pageRows<never>([], body.pagination, reportPaging);
  return { result: { rows: [...rows] }, pagination };
};

const find = (_call: unknown, { path: { id } }: { path: { id: string } }): never =>
  refuse('NOT_FOUND', `There is no ${id} here.`, 'id');

const make = (): never => refuseValue('brandId', 'The organisation has no such brand.');

export const mapsHandlers = {
  uploadAsset: (): never => refuseValue('promotedObjectId', 'The organisation has no such brand.'),
  deleteAsset: find,
  queryBrands: list,
  getBrand: find,
  queryBusinessCategories: list,
  getBusinessCategory: find,
  queryBrandRejectionReasons: list,
  createLocationGroup: make,
  queryLocationGroups: list,
  getLocationGroup: find,
  updateLocationGroup: find,
  deleteLocationGroup: find,
  queryLocations: list,
  getLocation: find,
  reportBrandCampaigns: report,
  reportBrandAdGroups: report,
  reportBrandAds: report,
  reportBrandKeywords: report,
  reportBrandSearchTerms: report,
} satisfies Partial<Handlers>;
