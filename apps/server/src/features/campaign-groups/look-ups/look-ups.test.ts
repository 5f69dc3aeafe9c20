import { addCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { codes } from '@tapwright/contracts/codes';
import * as lookUps from '@tapwright/contracts/look-ups';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../../testing/certificate-server.ts';

async function start() {
  const server = await startCertificateServer();
  const { owner, teamId } = await server.startTeam();
  const { certificateId, user } = await server.bind(owner, teamId);
  const adAccounts = [{ adAccountId: String(user.adAccountIds[0]), name: 'Ours' }];
  const [group] = await server.ask(owner, addCampaignGroups, { body: { teamId, certificateId, adAccounts } });
  const of = { teamId, campaignGroupId: group?.campaignGroupId ?? 0 };
  const search = async (text = '') => server.ask(owner, lookUps.searchApps, { query: { ...of, text } });
  return { ...server, owner, teamId, user, of, search };
}

test('an app is found by name, id and link, where it can be shown, and what its people search for', async () => {
  const { ask, apple, codeOf, owner, of, search } = await start();
  const [app] = await search();
  const adamId = app?.adamId ?? '';
  expect(app?.isOwn).toBe(true);
  for (const text of [app?.name ?? '', adamId, `https://apps.apple.com/us/app/x/id${adamId}`])
    expect((await search(text))[0]).toEqual(app);

  const placement = 'APPSTORE_SEARCH_RESULTS';
  const eligibility = { query: { ...of, adamId, placement } } as const;
  const { name, storefronts } = await ask(owner, lookUps.findEligibility, eligibility);
  expect(name).toBe(app?.name);
  expect(storefronts.find(({ country }) => country === 'GB')).toMatchObject({
    devices: expect.arrayContaining(['IPHONE']),
    languages: expect.arrayContaining(['en']),
    reason: null,
  });
  const refused = { kind: 'rejectApp', adamId: Number(adamId), countries: ['DE'] };
  await apple.control('POST', '/faults', { ...refused, reason: 'APP_CONTENT_REJECTED' });
  const { rejections } = await ask(owner, lookUps.findEligibility, eligibility);
  expect(rejections).toEqual([{ productPageId: null, country: 'DE', reason: 'APP_CONTENT_REJECTED' }]);
  const other = (await search('photo')).find(({ isOwn }) => !isOwn);
  const notOurs = { query: { ...of, placement, adamId: other?.adamId ?? '1' } };
  expect(await codeOf(owner, lookUps.findEligibility, notOurs)).toBe(codes.appNotSupported);

  expect(await ask(owner, lookUps.findAccountState, { query: of })).toMatchObject({
    isActive: true,
    reasons: [],
  });
  const places = await ask(owner, lookUps.searchPlaces, { query: { ...of, country: 'US', text: 'San' } });
  expect(places).toContainEqual(expect.objectContaining({ kind: 'city', country: 'US' }));
  const idsOf = (kind: string) => places.flatMap((place) => (place.kind === kind ? [place.placeId] : []));
  const named = { ...of, regions: idsOf('region'), cities: idsOf('city') };
  const byId = (list: typeof places) =>
    list.toSorted((one, other) => one.placeId.localeCompare(other.placeId));
  expect(byId(await ask(owner, lookUps.namePlaces, { body: named }))).toEqual(byId(places));
  const suggestion = { query: { ...of, adamId, country: 'US' } };
  const [first] = await ask(owner, lookUps.suggestKeywords, suggestion);
  expect(first).toMatchObject({ text: expect.any(String), popularity: expect.any(Number) });
});

test('a neighbour asks nothing of our ad account, nor does whoever may not create; Apple’s failure is said', async () => {
  const { apple, codeOf, owner, teamId, user, of, makePerson, makeTeam, makeMember } = await start();
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour);
  const reader = await makeMember(owner, teamId, 'readOnly');
  const inputs = [
    [lookUps.searchApps, {}, codes.searchFailed],
    [lookUps.findEligibility, { adamId: '1', placement: 'APPSTORE_SEARCH_RESULTS' }, codes.lookUpFailed],
    [lookUps.findAccountState, {}, codes.lookUpFailed],
    [lookUps.searchPlaces, { country: 'US', text: 'San' }, codes.lookUpFailed],
    [lookUps.suggestKeywords, { adamId: '1', country: 'US' }, codes.lookUpFailed],
  ] as const;
  for (const [call, query] of inputs) {
    expect(await codeOf(neighbour, call, { query: { ...query, ...of } })).not.toBe(codes.success);
    expect(await codeOf(neighbour, call, { query: { ...query, ...of, teamId: theirs } })).toBe(
      codes.notFound,
    );
    expect(await codeOf(reader, call, { query: { ...query, ...of } })).toBe(codes.readOnlyRole);
  }
  await apple.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  for (const [call, query, code] of inputs)
    expect(await codeOf(owner, call, { query: { ...query, ...of } })).toBe(code);
});

test('what Apple answers slowly is awaited as long as the page waits', async () => {
  const { apple, search } = await start();
  await apple.control('POST', '/faults', { kind: 'slow', delayMs: 6_000, times: 1 });
  expect(await search()).not.toEqual([]);
});
