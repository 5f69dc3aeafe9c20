import type { Day } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { SignedIn } from '../../../testing/make-person.ts';
import { plainFact } from '../../measures/testing/plain-fact.ts';
import {
  type ReportedFact,
  storeFacts,
  type WorldAccount,
  writeStructure,
} from '../../measures/testing/reported-world.ts';
import { startTeamServer } from '../../teams/testing/team-server.ts';

const readAt = new Date('2026-11-20T21:00:00Z');
export const week = { startTime: '2026-11-14', endTime: '2026-11-20' } as const;
export const timer = { adamId: '71', country: 'JP' } as const;

const accountOf = (teamId: number, base: number, currency: string): WorldAccount => ({
  teamId,
  adAccountId: String(base),
  currency,
  timeZone: 'UTC',
  deliveryMode: 'selfService',
  campaigns: [1, 2].map((number) => ({
    campaignId: String(base + number * 10),
    name: `Campaign ${number}`,
    status: 'ENABLED',
    isRemoved: false,
    adGroups: [1, 2].map((group) => ({
      adGroupId: String(base + number * 10 + group),
      name: `Words ${group}`,
      keywordIds: [],
    })),
  })),
});

/** Two campaigns of one app, both in Japan and the second in Korea too, each with two ad groups and no words yet. */
export async function startWithWords() {
  const server = await startTeamServer();
  const { database } = server.deps;
  const { write } = database;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const account = accountOf(teamId, 7000, 'USD');
  await writeStructure(database, [account]);
  const [first, second] = account.campaigns;
  if (first === undefined || second === undefined) throw new Error('There are two campaigns.');
  for (const [{ campaignId }, countries] of [
    [first, ['JP']],
    [second, ['KR', 'JP']],
  ] as const)
    await sql`update campaigns set apple = apple || ${JSON.stringify({
      promotedObjectId: '71',
      targeting: { countryOrRegion: { include: countries } },
    })}::jsonb where team_id = ${teamId} and campaign_id = ${campaignId}::bigint`.execute(write);
  let lastId = 900_000;
  const placeOf = (adGroupId: string) => ({
    teamId,
    adAccountId: Number(account.adAccountId),
    campaignId: Number(adGroupId.slice(0, -1)) * 10,
    adGroupId: Number(adGroupId),
  });
  const addKeyword = async (adGroupId: string, text: string, more: object = {}) =>
    write
      .insertInto('keywords')
      .values({
        ...placeOf(adGroupId),
        keywordId: (lastId += 1),
        apple: JSON.stringify({ text, matchType: 'EXACT', status: 'ENABLED', ...more }),
      })
      .execute();
  const addNegative = async (adGroupId: string, text: string, isOfCampaign = false) =>
    write
      .insertInto('negativeKeywords')
      .values({
        ...placeOf(adGroupId),
        ...(isOfCampaign && { adGroupId: null }),
        negativeKeywordId: (lastId += 1),
        apple: JSON.stringify({ text, matchType: 'EXACT', status: 'ENABLED' }),
      })
      .execute();
  const factOf = ([adGroupId, term, taps, on, tapInstalls = 0]: Searched): ReportedFact => ({
    ...plainFact,
    teamId,
    adAccountId: account.adAccountId,
    level: 'searchTerm',
    zone: 'ORTZ',
    on,
    campaignId: `${adGroupId.slice(0, -1)}0`,
    adGroupId,
    keywordId: '0',
    source: 'AUTO',
    term,
    measures: {
      ...plainFact.measures,
      spendMicros: taps * 1_000_000,
      impressions: taps * 10,
      taps,
      tapInstalls,
    },
  });
  /** All that Apple reports of these days. */
  const report = async (from: Day, to: Day, searched: readonly Searched[]) =>
    storeFacts(database, account, searched.map(factOf), { span: 'day', range: { from, to } }, readAt);
  const bind = async (who: SignedIn, scope: readonly number[]) =>
    write
      .updateTable('teamMembers')
      .set({ scope: [...scope] })
      .where('userId', '=', who.userId)
      .execute();
  return { ...server, owner, teamId, write, account, first, second, addKeyword, addNegative, report, bind };
}

export type Searched = readonly [
  adGroupId: string,
  term: string,
  taps: number,
  on: `${number}-${number}-${number}`,
  installs?: number,
];
