import { addCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { codes } from '@tapwright/contracts/codes';
import { findHours, findSuggestedBids } from '@tapwright/contracts/live-figures';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../../testing/certificate-server.ts';
import { openAppleAds } from '../apple/open-apple-ads.ts';

/** A team with the campaigns of an ad account that has run for months. */
async function start() {
  const server = await startCertificateServer();
  const { owner, teamId } = await server.startTeam();
  const { certificateId, user } = await server.bind(owner, teamId);
  const adAccountId = user.adAccountIds[0] ?? 0;
  const adAccounts = [{ adAccountId: String(adAccountId), name: 'Ours' }];
  const [group] = await server.ask(owner, addCampaignGroups, { body: { teamId, certificateId, adAccounts } });
  const of = { teamId, campaignGroupId: group?.campaignGroupId ?? 0 };
  const { deps } = server;
  const { calls } = await openAppleAds(deps, of);
  const { rows } = await calls.queryCampaigns({ pagination: { pageSize: 200 } });
  const planted = rows.filter(({ deleted }) => deleted !== true);
  for (const { id, promotedObjectId, name, targeting } of planted)
    await deps.database.write
      .insertInto('campaigns')
      .values({
        teamId,
        adAccountId,
        campaignId: Number(id),
        apple: JSON.stringify({ name, promotedObjectId, targeting }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const country = planted[0]?.targeting?.countryOrRegion?.include?.[0] ?? 'US';
  return {
    ...server,
    owner,
    teamId,
    of,
    adamId: planted[0]?.promotedObjectId ?? '',
    country,
    adAccountId,
    user,
  };
}

test('hours of the week and suggested bids are those of the app’s own campaigns, in scope', async () => {
  const server = await start();
  const { ask, codeOf, owner, teamId, user, of, adamId, country, adAccountId, makeMember, deps } = server;
  const { taps } = await ask(owner, findHours, { query: { ...of, adamId } });
  expect(taps.some((count) => count > 0)).toBe(true);
  expect(taps.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(Math.max(...taps));
  const bids = await ask(owner, findSuggestedBids, { query: { ...of, adamId, country } });
  expect(bids).toContainEqual({ text: expect.any(String), amount: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(new Set(bids.map(({ text }) => text.toLowerCase())).size).toBe(bids.length);

  const nothing = { taps: taps.map(() => 0) };
  expect(await ask(owner, findHours, { query: { ...of, adamId: '1' } })).toEqual(nothing);
  // Bound to a campaign of another app there.
  const bound = await makeMember(owner, teamId, 'advManager');
  const elsewhere = { name: 'Elsewhere', promotedObjectId: '1' };
  await deps.database.write
    .insertInto('campaigns')
    .values({ teamId, adAccountId, campaignId: 1, apple: JSON.stringify(elsewhere) })
    .execute();
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [1] })
    .where('userId', '=', bound.userId)
    .execute();
  expect(await ask(bound, findHours, { query: { ...of, adamId } })).toEqual(nothing);

  const neighbour = await server.makePerson();
  const theirs = await server.makeTeam(neighbour);
  const reader = await makeMember(owner, teamId, 'readOnly');
  const inputs = [
    [findHours, { ...of, adamId }],
    [findSuggestedBids, { ...of, adamId, country }],
  ] as const;
  for (const [call, query] of inputs) {
    expect(await codeOf(neighbour, call, { query: { ...query, teamId: theirs } })).toBe(codes.notFound);
    expect(await codeOf(reader, call, { query })).toBe(codes.readOnlyRole);
  }
  await server.apple.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  for (const [call, query] of inputs) expect(await codeOf(owner, call, { query })).toBe(codes.lookUpFailed);
});
