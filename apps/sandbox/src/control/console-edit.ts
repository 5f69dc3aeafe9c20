import * as z from 'zod/mini';
import { endpoints } from '@tapwright/apple-ads/wire/endpoints';
import { adGroupHandlers } from '../api-v1/ad-groups.ts';
import { getAccount } from '../api-v1/admit.ts';
import { adHandlers } from '../api-v1/ads.ts';
import type { AccountCall } from '../api-v1/call.ts';
import { campaignHandlers } from '../api-v1/campaigns.ts';
import { creativeHandlers } from '../api-v1/creatives.ts';
import { keywordHandlers } from '../api-v1/keywords.ts';
import { negativeKeywordHandlers } from '../api-v1/negative-keywords.ts';
import { parseWith } from '../api-v1/parse-request.ts';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../verbs/refusal.ts';
import { latest, type Stamp } from '../world/table.ts';
import type { World } from '../world/world.ts';

const entities = ['campaign', 'adGroup', 'keyword', 'negativeKeyword', 'ad', 'creative'] as const;

/** `change` is what a PUT of the API would carry; `remove` deletes instead. */
export const consoleEdit = z.strictObject({
  kind: z.literal('consoleEdit'),
  entity: z.enum(entities),
  id: z.int().check(z.gte(1)),
  change: z.optional(z.record(z.string(), z.json())),
  remove: z.optional(z.boolean()),
});

type ConsoleEdit = z.output<typeof consoleEdit>;
type Entity = (typeof entities)[number];

function findAdAccountId(world: World, entity: Entity, id: number): number | undefined {
  if (entity === 'creative') {
    const creative = world.creatives.find(id);
    return creative && latest(creative).adAccountId;
  }
  const campaignId = entity === 'campaign' ? id : findCampaignId(world, entity, id);
  const campaign = campaignId === undefined ? undefined : world.campaigns.find(campaignId);
  return campaign && latest(campaign).adAccountId;
}

function findCampaignId(
  world: World,
  entity: Exclude<Entity, 'campaign' | 'creative'>,
  id: number,
): number | undefined {
  const table = {
    adGroup: 'adGroups',
    keyword: 'keywords',
    negativeKeyword: 'negativeKeywords',
    ad: 'ads',
  } as const;
  const row = world[table[entity]].find(id);
  return row && latest<{ campaignId: number }>(row).campaignId;
}

type Edit = { id: string; change: unknown };
type Editor = {
  update: (call: AccountCall, edit: Edit) => unknown;
  remove: (call: AccountCall, edit: Edit) => unknown;
};

/** The API's own way to change and delete, each with the schema its body must pass. */
const editor = <Body extends z.ZodMiniType>(
  body: Body,
  update: (call: AccountCall, request: { path: { id: string }; body: z.output<Body> }) => unknown,
  remove: (call: AccountCall, request: { path: { id: string } }) => unknown,
): Editor => ({
  update: (call, { id, change }) => update(call, { path: { id }, body: parseWith(body, change) }),
  remove: (call, { id }) => remove(call, { path: { id } }),
});

const { updateCampaign, updateAdGroup, updateKeyword, updateNegativeKeyword, updateAd, updateCreative } =
  endpoints;

const editors: Readonly<Record<Entity, Editor>> = {
  campaign: editor(updateCampaign.body, campaignHandlers.updateCampaign, campaignHandlers.deleteCampaign),
  adGroup: editor(updateAdGroup.body, adGroupHandlers.updateAdGroup, adGroupHandlers.deleteAdGroup),
  keyword: editor(updateKeyword.body, keywordHandlers.updateKeyword, keywordHandlers.deleteKeyword),
  negativeKeyword: editor(
    updateNegativeKeyword.body,
    negativeKeywordHandlers.updateNegativeKeyword,
    negativeKeywordHandlers.deleteNegativeKeyword,
  ),
  ad: editor(updateAd.body, adHandlers.updateAd, adHandlers.deleteAd),
  creative: editor(updateCreative.body, creativeHandlers.updateCreative, creativeHandlers.deleteCreative),
};

/** What a colleague does in Apple's own console: the same rules, another kind of user in the change history. */
export function editInConsole({ world, market, profile }: Sandbox, edit: ConsoleEdit, by: Stamp): void {
  const { entity, id, change = {}, remove } = edit;
  const adAccountId =
    findAdAccountId(world, entity, id) ?? refuse('NOT_FOUND', `There is no ${entity} ${id}.`, 'id');
  const account = getAccount(world, adAccountId);
  const person = {
    clientId: '',
    teamId: '',
    keyId: '',
    publicKeyPem: '',
    revoked: false,
    adAccountIds: null,
    withheldAdAccountIds: [],
  };
  const user = { ...person, userId: by.userId, orgId: account.orgId, role: 'Admin' as const };
  const call: AccountCall = { world, market, now: by.at, by, account, user, profile };
  const { update, remove: removeEntity } = editors[entity];
  (remove ? removeEntity : update)(call, { id: String(id), change });
}
