import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { removeAll } from '@tapwright/contracts/teams';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { signInAgain } from './features/accounts/testing/sign-in-somebody.ts';
import { startTeamServer } from './features/teams/testing/team-server.ts';
import { countParts, inputsOf, type KnownValues } from './testing/drawn-input.ts';
import { addMeasuredGroup } from './testing/measured-team.ts';

const seed = 20_261_122;
/** For each part that a call names. */
const inputsOfPart = inject('depth') === 'deep' ? 60 : 1;
/** Only a call that hangs should meet this, however many inputs there are. */
const patienceMs = 1_800_000;
const unlimited = { strangerPerSecond: 1e9, strangerPerMinute: 1e9, personPerMinute: 1e9 };

async function startKnown() {
  const server = await startTeamServer({ requestLimits: unlimited });
  const { database } = server.deps;
  const [owner, staff, other] = [
    await server.makePerson(),
    await server.makePerson(),
    await server.makePerson(),
  ];
  await database.write
    .updateTable('users')
    .set({ isStaff: true })
    .where('userId', '=', staff.userId)
    .execute();
  const teamId = await server.makeTeam(owner);
  const campaignGroupId = await addMeasuredGroup(database, teamId, {
    name: 'North',
    adAccountId: '40123',
    campaigns: { '51001': 'Brand' },
    figures: [{ campaignId: '51001', day: '2026-11-02', spendMicros: 5_000_000 }],
    covered: { from: '2026-11-01', until: '2026-11-21' },
  });
  const days = ['2026-11-01', '2026-11-05', '2026-11-19'];
  const known: KnownValues = {
    teamId: [teamId],
    userId: [other.userId],
    account: [other.email, 'nobody@example.com', '13912345678'],
    campaignGroupId: [String(campaignGroupId)],
    campaignGroupIds: [campaignGroupId],
    campaignId: ['51001'],
    campaignIds: ['51001'],
    adGroupId: ['61001'],
    pageNum: [1],
    pageSize: [10],
    keywordId: ['71001'],
    having: ['taps>=0'],
    startTime: days,
    endTime: ['2026-11-19', '2026-11-21'],
    compareStartTime: days,
    compareEndTime: ['2026-11-19'],
    scope: [campaignGroupId],
    code: ['123456'],
    path: ['/reports/downloadCampaignCsv'],
    revision: [1],
    zone: ['UTC'],
    timeZone: ['UTC', 'ORTZ'],
  };
  /** Each call with a session of its own, since some of them end it. */
  const signIn = async ({ to }: CallShape['access']) => {
    if (to === 'anyone') return undefined;
    const { userId } = to === 'staff' ? staff : owner;
    const token = await signInAgain(server.deps, userId);
    const now = new Date();
    const shown = { secondFactorAt: now, confirmedAt: now };
    await database.write.updateTable('sessions').set(shown).where('userId', '=', userId).execute();
    return { token };
  };
  return { ...server, known, signIn };
}

test(
  'whatever is sent, no call fails: it answers, or says what is wrong',
  async () => {
    const { app, known, signIn, send, lines } = await startKnown();
    const failures: string[] = [];
    const answered = new Set<string>();
    // The team may be dissolved by a name that was drawn, so this comes after all that need it.
    const isLast = ({ path }: CallShape) => Number(path === removeAll.path);
    const calls = app.host.calls.filter(({ file }) => file === undefined);
    for (const call of calls.toSorted((one, other) => isLast(one) - isLast(other))) {
      const who = await signIn(call.access);
      const inputs = fc.record({
        query: call.query === undefined ? fc.constant(undefined) : inputsOf(call.query, known),
        body: call.body === undefined ? fc.constant(undefined) : inputsOf(call.body, known),
      });
      const outcome = await fc.check(
        fc.asyncProperty(inputs, async (input) => {
          const { status, code } = await send(who, call, input).catch((error: unknown) => {
            throw new Error('broken off', { cause: error });
          });
          if (code === codes.success) answered.add(call.path);
          // That Apple does not answer is said, with a code that the call names.
          const isSaid = call.refusals?.some((name) => codes[name] === code) === true;
          expect(isSaid ? 200 : status).toBeLessThan(500);
        }),
        { seed, numRuns: 4 + inputsOfPart * (countParts(call.query) + countParts(call.body)) },
      );
      if (outcome.failed) failures.push(`${call.path} ${JSON.stringify(outcome.counterexample)}`);
    }
    expect.soft(failures).toEqual([]);
    expect.soft(lines.filter((line) => line.includes('a request failed'))).toEqual([]);
    // Most of what is drawn is right but for a part, or nothing was tried behind the schemas.
    expect(answered.size).toBeGreaterThan(60);
  },
  patienceMs,
);
