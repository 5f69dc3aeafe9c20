import { findAdObject } from '@tapwright/contracts/ad-object';
import { findAds } from '@tapwright/contracts/ads';
import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { addAds, modifyAds, removeAds } from '@tapwright/contracts/change-ads';
import { duplicateAdGroups } from '@tapwright/contracts/change-copies';
import { addAdGroups, commitChanges, undoChanges } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findProductPages } from '@tapwright/contracts/look-ups';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { findObjectHistory } from '@tapwright/contracts/object-history';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Changing, startChanging } from '../testing/start-changing.ts';

const made = z.object({ result: z.looseObject({ id: z.int() }) });
const pages = z.object({ result: z.array(z.looseObject({ id: z.string(), adamId: z.int() })) });
const named = z.object({ result: z.array(z.looseObject({ name: z.string() })) });
const answered = z.object({ result: z.looseObject({ status: z.string(), deleted: z.boolean() }) });
const range = { startTime: '2026-11-01', endTime: '2026-11-20' };

/** An ad group with two ads of one page, made at Apple: the first runs, the other is paused. */
async function startWithAds() {
  const server = await startChanging();
  const { apple, ask, owner, teamId, adGroupId } = server;
  const [page] = z.parse(pages, await apple('POST', '/product-pages/query', {})).result;
  const make = async (path: string, body: object) =>
    String(z.parse(made, await apple('POST', path, body)).result.id);
  const creativeId = await make('/creatives', {
    name: 'First page',
    creativeType: 'CUSTOM_PRODUCT_PAGE',
    destination: {
      destinationType: 'APP_STORE_PRODUCT_PAGE',
      parameters: { adamId: String(page?.adamId), productPageId: page?.id },
    },
  });
  const first = await make('/ads', { adGroupId, creativeId, name: 'Winter', status: 'ENABLED' });
  const second = await make('/ads', { adGroupId, creativeId, name: 'Spring', status: 'PAUSED' });
  await server.sandbox.control('POST', '/clock', { stepMs: 61 * 60_000 });
  await ask(owner, refreshAdvReports, { query: { teamId } });
  const list = async (who = owner) =>
    (await ask(who, findAds, { query: { teamId, ...range, adGroupId, sortBy: 'name', sortOrder: 'asc' } }))
      .list;
  const shown = async () =>
    (await list()).map(({ name, status, productPage, openEdits }) => [
      name,
      status,
      productPage,
      openEdits.length,
    ]);
  await expect.poll(shown, { timeout: 120_000 }).toEqual([
    ['Spring', 'paused', 'First page', 0],
    ['Winter', 'running', 'First page', 0],
  ]);
  const states = async () => (await list()).map(({ name, status }) => [name, status]);
  return { ...server, first, second, page, list, states };
}

const atApple = async ({ apple }: Pick<Changing, 'apple'>, id: string) => {
  const { status, deleted } = z.parse(answered, await apple('GET', `/ads/${id}`)).result;
  return deleted ? 'DELETED' : status;
};

test('one ad takes the place of another in one set, is undone, and is removed, at Apple and here', async () => {
  const server = await startWithAds();
  const { ask, send, owner, teamId, settled, states, first, second } = server;
  const refused = await send(owner, modifyAds, {
    body: { teamId, ads: [{ adId: second, status: 'running' }] },
  });
  expect(refused.data).toMatchObject({ fields: { 'ads.0.status': expect.stringContaining('Winter') } });

  const set = await ask(owner, commitChanges, {
    body: {
      teamId,
      ads: [
        { adId: second, status: 'running', before: { status: 'paused' } },
        { adId: first, status: 'paused' },
      ],
    },
  });
  const { edits } = await settled(set);
  expect(edits.list).toMatchObject([
    { kind: 'ad', name: 'Winter', adGroupName: 'Planted', after: { status: 'paused' }, state: 'live' },
    { kind: 'ad', name: 'Spring', after: { status: 'running' }, state: 'live' },
  ]);
  expect([await atApple(server, first), await atApple(server, second)]).toEqual(['PAUSED', 'ENABLED']);
  expect(await states()).toEqual([
    ['Spring', 'running'],
    ['Winter', 'paused'],
  ]);
  const log = await ask(owner, findTeamOperations, { query: { teamId, type: 'edit' } });
  expect(log.list[0]?.operRequParam).toContain(`"changeSetId":${set.changeSetId}`);

  await settled(await ask(owner, undoChanges, { body: { teamId, changeSetId: set.changeSetId } }));
  expect([await atApple(server, first), await atApple(server, second)]).toEqual(['ENABLED', 'PAUSED']);
  const query = { teamId, kind: 'ad', objectId: first } as const;
  const { list } = await ask(owner, findObjectHistory, { query });
  expect(list.filter(({ source }) => source === 'edit')).toMatchObject([
    { after: { status: 'running' } },
    { after: { status: 'paused' } },
  ]);

  const body = { teamId, adIds: [second] };
  expect(await server.codeOf(owner, removeAds, { body })).toBe(codes.confirmationNeeded);
  await settled(await ask(owner, removeAds, { body: { ...body, confirmed: ['removalIsFinal'] } }));
  expect(await atApple(server, second)).toBe('DELETED');
  expect(await states()).toEqual([['Winter', 'running']]);
}, 240_000);

test('what somebody changed at Apple meanwhile stands, and an ad that is gone there ends its edit', async () => {
  const { ask, owner, teamId, settled, first, second, sandbox, adGroupId, apple } = await startWithAds();
  const outside = { kind: 'consoleEdit', entity: 'ad' };
  await sandbox.control('POST', '/faults', { ...outside, id: Number(second), remove: true });
  await sandbox.control('POST', '/faults', {
    ...outside,
    id: Number(first),
    change: { status: 'PAUSED' },
  });
  const away = await settled(
    await ask(owner, removeAds, { body: { teamId, adIds: [second], confirmed: ['removalIsFinal'] } }),
  );
  expect(away.edits.list).toMatchObject([{ state: 'stale', refusal: 'removed' }]);
  const paused = await settled(
    await ask(owner, modifyAds, { body: { teamId, ads: [{ adId: first, status: 'paused' }] } }),
  );
  expect(paused.edits.list).toMatchObject([{ state: 'live' }]);
  const left = await apple('POST', '/ads/query', {
    filters: [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }],
  });
  expect(left).toMatchObject({ result: [{ id: Number(first), status: 'PAUSED' }] });
}, 240_000);

test('an ad group names those of its ads that Apple does not show, and why; the ad says it too', async () => {
  const { ask, owner, teamId, first, adGroupId, page, sandbox, list } = await startWithAds();
  await sandbox.control('POST', '/clock', { stepMs: 3 * 3_600_000 });
  await sandbox.control('POST', '/faults', { kind: 'hideProductPage', productPageId: page?.id });
  await sandbox.control('POST', '/clock', { stepDays: 1 });
  const servings = async () => {
    await ask(owner, refreshAdvReports, { query: { teamId } });
    return (await list()).map(({ name, serving }) => [name, serving]);
  };
  await expect.poll(servings, { timeout: 180_000, interval: 2_000 }).toEqual([
    ['Spring', 'pageHidden'],
    ['Winter', 'pageHidden'],
  ]);
  const why = async (kind: 'ad' | 'adGroup', objectId: string) =>
    (await ask(owner, findAdObject, { query: { teamId, kind, objectId } })).serving;
  expect(await why('adGroup', adGroupId)).toMatchObject([
    { kind: 'campaign' },
    { kind: 'adGroup' },
    { kind: 'ad', name: 'Winter', reasons: ['PRODUCT_PAGE_HIDDEN'] },
  ]);
  expect(await why('ad', first)).toMatchObject([
    { kind: 'campaign' },
    { kind: 'adGroup' },
    { kind: 'ad', name: 'Winter', displayStatus: 'ON_HOLD', reasons: ['PRODUCT_PAGE_HIDDEN'] },
  ]);
}, 400_000);

test('who only reads, another team, and whoever is bound elsewhere change no ad', async () => {
  const {
    ask,
    send,
    codeOf,
    owner,
    teamId,
    first,
    makeMember,
    makePerson,
    makeTeam,
    deps,
    campaignId,
    settled,
  } = await startWithAds();
  const ads = [{ adId: first, status: 'paused' as const }];
  const nothing = { fields: { 'ads.0.id': 'This does not exist, or you have no access to it' } };
  const reader = await makeMember(owner, teamId, 'readOnly');
  expect(await codeOf(reader, modifyAds, { body: { teamId, ads } })).toBe(codes.readOnlyRole);
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, modifyAds, { body: { teamId, ads } })).toBe(codes.notPermitted);
  expect((await send(neighbour, modifyAds, { body: { teamId: theirs, ads } })).data).toMatchObject(nothing);
  const query = { teamId: theirs, kind: 'ad', objectId: first } as const;
  expect(await codeOf(neighbour, findAdObject, { query })).toBe(codes.notFound);
  const bound = await makeMember(owner, teamId, 'advManager');
  const bind = async (scope: number[]) =>
    deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', bound.userId)
      .execute();
  await bind([1]);
  expect((await send(bound, modifyAds, { body: { teamId, ads } })).data).toMatchObject(nothing);
  await bind([Number(campaignId)]);
  await settled(await ask(bound, modifyAds, { body: { teamId, ads } }), bound);
}, 240_000);

test('a page becomes an ad, alone or with its ad group; its creative is made once, whatever was not answered', async () => {
  const server = await startChanging();
  const { ask, send, owner, teamId, settled, adGroupId, campaignGroupId, apple, sandbox } = server;
  const { campaign } = await ask(owner, findAdObject, {
    query: { teamId, kind: 'adGroup', objectId: adGroupId },
  });
  const ofApp = { teamId, campaignGroupId, adamId: campaign?.state.adamId ?? '' };
  const pagesNow = await ask(owner, findProductPages, { query: ofApp });
  expect(pagesNow).toMatchObject([{ name: 'First page', isPublished: true }]);
  const newAd = { adGroupId, productPageId: pagesNow[0]?.productPageId ?? '', name: 'Autumn' };
  await sandbox.control('POST', '/faults', { kind: 'cutAfter', route: 'POST /v1/creatives' });
  await sandbox.control('POST', '/faults', { kind: 'cutAfter', route: 'POST /v1/ads' });
  const set = await ask(owner, addAds, { body: { teamId, ads: [{ ...newAd, status: 'running' }] } });
  expect((await settled(set)).edits.list).toMatchObject([
    { kind: 'ad', intent: 'create', name: 'Autumn', state: 'live' },
  ]);
  const shown = async () => {
    const { list } = await ask(owner, findAds, { query: { teamId, ...range, adGroupId } });
    return list.map(({ name, status, productPage }) => [name, status, productPage]);
  };
  expect(await shown()).toEqual([['Autumn', 'running', 'First page']]);
  const listCreatives = async () => z.parse(named, await apple('POST', '/creatives/query', {})).result;
  const creatives = await listCreatives();
  expect(creatives.filter(({ name }) => name.includes(newAd.productPageId))).toHaveLength(1);
  const filters = [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }];
  expect(z.parse(named, await apple('POST', '/ads/query', { filters })).result).toHaveLength(1);

  const twice = await send(owner, addAds, { body: { teamId, ads: [{ ...newAd, name: 'Again' }] } });
  expect(twice.data).toMatchObject({ fields: { 'ads.0.productPageId': expect.stringContaining('Autumn') } });

  const { productPageId } = newAd;
  const ads = [{ productPageId, name: 'Autumn', status: 'running' as const }];
  const inside = await settled(
    await ask(owner, addAdGroups, {
      body: {
        teamId,
        adGroups: [{ campaignId: campaign?.id ?? '', name: 'With a page', bid: '1', ads }],
      },
    }),
  );
  expect(inside.edits.list).toMatchObject([
    { kind: 'adGroup', state: 'live' },
    { kind: 'ad', state: 'live', adGroupName: 'With a page' },
  ]);
  expect(await listCreatives()).toHaveLength(creatives.length);

  const copied = await settled(
    await ask(owner, duplicateAdGroups, { body: { teamId, adGroupIds: [adGroupId] } }),
  );
  expect(copied.edits.list.at(-1)).toMatchObject({ kind: 'ad', name: 'Autumn', state: 'live' });

  await settled(await ask(owner, undoChanges, { body: { teamId, changeSetId: set.changeSetId } }));
  expect(await shown()).toEqual([['Autumn', 'paused', 'First page']]);
}, 240_000);
