import type { adGroupOfNew, newAdGroup, newCampaign } from '@tapwright/contracts/edit-lists';
import type * as z from 'zod/mini';
import type { RequestedEdit } from './requested-edit.ts';

type NewCampaign = z.output<typeof newCampaign>;
type NewAdGroup = z.output<typeof newAdGroup>;
type AdGroupOfNew = z.output<typeof adGroupOfNew>;

export type Structure = { edits: RequestedEdit[]; paths: string[] };

/** What lies in each other in the body, one after another: what holds something stands before it. */
export function requestCampaigns(list: string, campaigns: readonly NewCampaign[]): Structure {
  const structure: Structure = { edits: [], paths: [] };
  for (const [
    place,
    { campaignGroupId, adGroups = [], negativeKeywords, ...fields },
  ] of campaigns.entries()) {
    const path = `${list}.${place}`;
    const parent = add(structure, path, { kind: 'campaign', intent: 'create', campaignGroupId, fields });
    addNegatives(structure, path, { parent }, negativeKeywords);
    for (const [number, adGroup] of adGroups.entries())
      addAdGroup(structure, `${path}.adGroups.${number}`, { parent }, adGroup);
  }
  return structure;
}

export function requestAdGroups(list: string, adGroups: readonly NewAdGroup[]): Structure {
  const structure: Structure = { edits: [], paths: [] };
  for (const [place, { campaignId, ...adGroup }] of adGroups.entries())
    addAdGroup(structure, `${list}.${place}`, { campaignId }, adGroup);
  return structure;
}

type Where = Pick<RequestedEdit, 'parent' | 'campaignId'>;

function addAdGroup(
  structure: Structure,
  path: string,
  where: Where,
  { keywords = [], negativeKeywords, ads = [], ...fields }: AdGroupOfNew,
): void {
  const parent = add(structure, path, { kind: 'adGroup', intent: 'create', ...where, fields });
  for (const [place, keyword] of keywords.entries())
    add(structure, `${path}.keywords.${place}`, {
      kind: 'keyword',
      intent: 'create',
      parent,
      fields: keyword,
    });
  addNegatives(structure, path, { parent }, negativeKeywords);
  for (const [place, ad] of ads.entries())
    add(structure, `${path}.ads.${place}`, { kind: 'ad', intent: 'create', parent, fields: ad });
}

function addNegatives(
  structure: Structure,
  path: string,
  where: Where,
  negatives: AdGroupOfNew['negativeKeywords'] = [],
): void {
  for (const [place, fields] of negatives.entries())
    add(structure, `${path}.negativeKeywords.${place}`, {
      kind: 'negativeKeyword',
      intent: 'create',
      ...where,
      fields,
    });
}

function add({ edits, paths }: Structure, path: string, edit: RequestedEdit): number {
  paths.push(path);
  return edits.push(edit) - 1;
}

/** The same behind others, which moves where each parent stands. */
export const placedAfter = (count: number, edits: readonly RequestedEdit[]): RequestedEdit[] =>
  edits.map((edit) => (edit.parent === undefined ? edit : { ...edit, parent: edit.parent + count }));

/** Each creation by its own id, and by that of what it lies in. */
export function nameCreations(requested: readonly RequestedEdit[], ids: readonly string[]): RequestedEdit[] {
  const free = ids.values();
  const named: RequestedEdit[] = [];
  for (const edit of requested) {
    if (edit.intent !== 'create') {
      named.push(edit);
      continue;
    }
    const parent = edit.parent === undefined ? undefined : named[edit.parent];
    named.push({ ...edit, localId: edit.localId ?? free.next().value ?? '0', ...(parent && inside(parent)) });
  }
  return named;
}

const inside = ({ kind, campaignId, localId }: RequestedEdit) =>
  kind === 'campaign' ? { campaignId: localId } : { campaignId, adGroupId: localId };
