import { findSyncStates, refreshAdvReports } from '@tapwright/contracts/apple-sync';
import { addCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { createSecretKey, modifySecretKey } from '@tapwright/contracts/certificates';
import type { Day } from '@tapwright/domain/days';
import * as fc from 'fast-check';
import { expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startStillSandbox, type StillSandbox } from './testing/start-sync.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';
import { checkRollUps, storeRates } from '../measures/index.ts';
import { type KnownWorld, questionsOver } from '../reports/testing/drawn-query.ts';
import { growAccount } from './testing/grow-account.ts';
import { findCovered, listenToApple, type Place, type Round } from './testing/listen-to-apple.ts';
import {
  checkAudiences,
  checkLists,
  checkSearches,
  checkSlots,
  type Reader,
} from '../reports/testing/check-answers.ts';
import { checkFiles } from '../reports/testing/check-files.ts';
import { drawFrom, makeRates, stopReadingRates } from '../reports/testing/make-reported-world.ts';
import { coverageKey } from '../reports/testing/naive-report.ts';
import type { ReportedFact } from '../measures/testing/reported-world.ts';

const born = '2026-07-23T18:00:00Z';
const readFirst = '2026-11-20T18:00:00Z';
const readAgain = '2026-12-03T18:00:00Z';
/** Rates before this day come late. */
const firstRate: Day = '2026-09-10';
const patience = { timeout: 240_000, interval: 200 };

type Who = 'owner' | 'manager' | 'administrator';

async function growWorld(sandbox: StillSandbox): Promise<Place[]> {
  const euros = await growAccount(sandbox, {
    name: 'Nova',
    currency: 'EUR',
    timezone: 'America/New_York',
    countries: ['US', 'GB'],
  });
  const yuan = await growAccount(sandbox, {
    name: 'Molan',
    currency: 'RMB',
    timezone: 'Asia/Shanghai',
    countries: ['AU', 'CA'],
  });
  const edit = async (at: string, entity: 'campaign' | 'keyword', id: string | undefined, what: object) => {
    await sandbox.control('POST', '/clock', { at });
    await sandbox.control('POST', '/faults', { kind: 'consoleEdit', entity, id: Number(id), ...what });
  };
  const [paused] = euros.campaigns;
  const gone = yuan.campaigns[1];
  // Days of which there is nothing to say, a keyword that is gone, a whole campaign that is gone.
  await edit('2026-09-25T18:00:00Z', 'campaign', paused?.campaignId, { change: { status: 'PAUSED' } });
  await edit('2026-10-15T18:00:00Z', 'campaign', paused?.campaignId, { change: { status: 'ENABLED' } });
  await edit('2026-10-20T18:00:00Z', 'keyword', paused?.adGroups[0]?.keywordIds[0], { remove: true });
  await edit('2026-11-05T18:00:00Z', 'campaign', gone?.campaignId, { remove: true });
  await sandbox.control('POST', '/clock', { at: readFirst });
  paused?.adGroups[0]?.keywordIds.shift();
  if (gone) gone.isRemoved = true;
  return [
    { ...euros, side: () => 'west', totalsFrom: '2026-07-23' },
    { ...yuan, side: (zone) => (zone === 'ORTZ' ? 'east' : 'west'), totalsFrom: '2026-07-24' },
  ];
}

/** Team, certificates and campaign groups as a person makes them, all through calls. */
async function startConnected(sandbox: StillSandbox, places: readonly Place[]) {
  const server = await startTeamServer({
    appleOrigin: () => sandbox.origin,
    requestLimits: { strangerPerSecond: 1e6, strangerPerMinute: 1e6, personPerMinute: 1e6 },
  });
  const { ask } = server;
  await stopReadingRates(server.deps.database);
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const groups = new Map<string, number>();
  for (const { orgId, adAccountId, name } of places) {
    const { certificateId, publicKey } = await ask(owner, createSecretKey, { query: { teamId } });
    const user = z.parse(
      z.object({ clientId: z.string(), teamId: z.string(), keyId: z.string() }),
      await sandbox.control('POST', '/api-users', { publicKeyPem: publicKey, orgId }),
    );
    const ids = { clientId: user.clientId, appleTeamId: user.teamId, keyId: user.keyId };
    await ask(owner, modifySecretKey, { body: { teamId, certificateId, ...ids } });
    const body = { teamId, certificateId, adAccounts: [{ adAccountId, name }] };
    const [group] = await ask(owner, addCampaignGroups, { body });
    groups.set(adAccountId, group?.campaignGroupId ?? 0);
  }
  const catchUp = async (now: string) => {
    await ask(owner, refreshAdvReports, { query: { teamId } });
    await expect
      .poll(async () => {
        const states = await ask(owner, findSyncStates, { query: { teamId } });
        return states.map(({ running, error, passes }) => ({
          running,
          error,
          isDue: passes.some(({ kind, nextAt }) => kind !== 'history' && (nextAt ?? '') <= now),
        }));
      }, patience)
      .toEqual(places.map(() => ({ running: null, error: null, isDue: false })));
  };
  return { ...server, owner, teamId, groups, catchUp };
}

const rates = makeRates(drawFrom(5));
const ratesSince = (day: Day) =>
  new Map([...rates].map(([currency, days]) => [currency, days.filter((rate) => rate.day >= day)]));
const listRates = (of: typeof rates) =>
  [...of].flatMap(([currency, days]) =>
    days.map(({ day, cny }) => ({ currency, day, cnyPerUnit: cny, source: 'test' })),
  );

const worldOf = (
  places: readonly Place[],
  facts: readonly ReportedFact[],
  round: Round,
  known: typeof rates,
): KnownWorld['world'] => ({
  facts,
  coverageOf: new Map(
    places.flatMap((place) =>
      (['UTC', 'ORTZ'] as const).map((zone) => [
        coverageKey({ adAccountId: place.adAccountId, zone }),
        findCovered(place, zone, round),
      ]),
    ),
  ),
  currencyOf: new Map(places.map(({ adAccountId, currency }) => [adAccountId, currency])),
  rates: known,
});

const installsOf = (facts: readonly ReportedFact[]) =>
  facts
    .filter(
      ({ level, zone, span, on }) => `${level} ${zone} ${span}` === 'campaign ORTZ day' && on < '2026-11-20',
    )
    .reduce((sum, { measures }) => sum + measures.tapInstalls, 0);

test.runIf(inject('depth') === 'deep')(
  'tiles, rows, totals, splits, slots and files are what the sandbox itself answers, for each in their scope, and again once late installs and late rates have come',
  async () => {
    const sandbox = await startStillSandbox({ clock: born });
    onTestFinished(() => sandbox.stop());
    const places = await growWorld(sandbox);
    const server = await startConnected(sandbox, places);
    const { ask, origin, deps, owner, teamId, groups, makeMember, catchUp } = server;
    const [first, second] = places;
    const bind = async (role: 'manager' | 'advManager', scope: number[]) => {
      const { userId, ...member } = await makeMember(owner, teamId, role);
      await deps.database.write
        .updateTable('teamMembers')
        .set({ scope })
        .where('userId', '=', userId)
        .execute();
      return { userId, ...member };
    };
    const kept = second?.campaigns[0];
    const manager = await bind('manager', [groups.get(first?.adAccountId ?? '') ?? 0]);
    const administrator = await bind('advManager', [Number(kept?.campaignId)]);

    const readersOf = (round: Round, known: typeof rates): Record<Who, Reader> => {
      const readerOf = (who: Somebody, campaigns: (place: Place) => Place['campaigns']): Reader => {
        const accounts = places.map((place) => ({ ...place, campaigns: campaigns(place) }));
        const ids = new Set(
          accounts.flatMap((account) => account.campaigns).map(({ campaignId }) => campaignId),
        );
        const own = facts.filter(({ campaignId }) => ids.has(campaignId));
        const world = worldOf(places, own, round, known);
        return { ask, origin, who, teamId, known: { accounts, groups, world } };
      };
      return {
        owner: readerOf(owner, ({ campaigns }) => campaigns),
        manager: readerOf(manager, (place) => (place === first ? place.campaigns : [])),
        administrator: readerOf(administrator, (place) => (place === second && kept ? [kept] : [])),
      };
    };
    const question = questionsOver('2026-07-20', '2026-12-04', places.length);
    const check = async (readers: Record<Who, Reader>) =>
      fc.assert(
        fc.asyncProperty(
          question,
          fc.constantFrom('owner' as const, 'manager' as const, 'administrator' as const),
          fc.constantFrom('day', 'week', 'month'),
          async (wanted, who, granularity) => {
            const reader = readers[who];
            await checkLists(reader, wanted);
            await checkSearches(reader, wanted);
            await checkAudiences(reader, wanted);
            await checkSlots(reader, wanted, granularity);
            await checkFiles(reader, wanted);
          },
        ),
        { numRuns: 12 },
      );

    const facts: ReportedFact[] = [];
    await storeRates(deps.database, listRates(ratesSince(firstRate)));
    await catchUp(readFirst);
    await listenToApple(teamId, places, 'first', facts);
    const early = installsOf(facts);
    expect(early).toBeGreaterThan(0);
    await check(readersOf('first', ratesSince(firstRate)));

    await sandbox.control('POST', '/clock', { at: readAgain });
    await catchUp(readAgain);
    await storeRates(deps.database, listRates(rates));
    await listenToApple(teamId, places, 'again', facts);
    expect(installsOf(facts)).toBeGreaterThan(early);
    await check(readersOf('again', rates));
    expect(await checkRollUps(deps.database)).toEqual([]);
  },
  600_000,
);
