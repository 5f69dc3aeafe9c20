import * as structure from '@tapwright/contracts/structure';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeStructure } from '../measures/testing/reported-world.ts';
import { adamId, startDrifted } from './testing/start-drifted.ts';

/** The same app in euros: another ad account with a discovery campaign in Japan that runs without words. */
async function startInTwoCurrencies() {
  const world = await startDrifted();
  const { deps, teamId, write } = world;
  await writeStructure(deps.database, [
    {
      teamId,
      adAccountId: '8000',
      currency: 'EUR',
      timeZone: 'UTC',
      deliveryMode: 'selfService',
      campaigns: [
        {
          campaignId: '8010',
          name: 'In euros',
          status: 'ENABLED',
          isRemoved: false,
          adGroups: [{ adGroupId: '8011', name: 'Words', keywordIds: [] }],
        },
      ],
    },
  ]);
  await sql`update campaigns set chosen_type = 'discovery', apple = apple || ${JSON.stringify({
    adAccountId: '8000',
    promotedObjectId: adamId,
    targeting: { countryOrRegion: { include: ['JP'] } },
  })}::jsonb where team_id = ${teamId} and campaign_id = 8010`.execute(write);
  await sql`update ad_groups set apple = apple || ${JSON.stringify({
    campaignId: '8010',
    automatedKeywordsOptIn: true,
    bidStrategy: { bid: { amount: '9.00', currency: 'EUR' } },
  })}::jsonb where team_id = ${teamId} and campaign_id = 8010`.execute(write);
  return world;
}

test('campaigns in different currencies are compared with their own, and a ceiling binds those of its currency', async () => {
  const { ask, owner, teamId, query, find } = await startInTwoCurrencies();
  expect(await ask(owner, structure.findStructureApps, { query: { teamId } })).toMatchObject([
    { adamId, currencies: ['EUR', 'USD'] },
  ]);
  const names = { nameTemplate: '{storefront} {role}', isForTeam: false };
  const plan = { ...query, ...names, bidCeiling: '5', revision: 0 };
  await ask(owner, structure.modifyStructurePlan, { body: { ...plan, currency: 'EUR' } });
  const { faults, cells } = await find();
  expect(
    faults
      .filter(({ fault }) => fault === 'bidAboveCeiling')
      .map(({ campaignName, adGroupName, becomes }) => [campaignName, adGroupName, becomes]),
  ).toEqual([['In euros', 'Words', '5.00']]);
  const missing = faults.filter(({ fault }) => fault === 'missingNegative');
  expect(missing.map(({ campaignId }) => campaignId)).toEqual(['7020']);
  const discovery = cells.find(({ role, country }) => role === 'discovery' && country === 'JP');
  expect(discovery?.campaignIds.toSorted()).toEqual(['7020', '8010']);
  const keys = faults.filter(({ fault }) => fault === 'bidAboveCeiling').map(({ key }) => key);
  const preview = await ask(owner, structure.previewMends, { body: { ...query, keys } });
  expect(preview.edits).toMatchObject([{ what: 'setBid', before: '9.00', after: '5.00', refused: null }]);
}, 60_000);
