import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { staffCallInputs } from './features/staff/testing/staff-call-inputs.ts';
import { addTeamThings } from './features/teams/testing/add-team-things.ts';
import { startWithAskers } from './features/teams/testing/start-with-askers.ts';

test('nobody of staff decides on the money or works on an order of a team that they are in', async () => {
  const { app, askers, deps, teamId, owner, groups, send } = await startWithAskers();
  const { write } = deps.database;
  const { token = '', userId = 0 } = askers['staff'] ?? {};
  const joined = { teamId, userId, role: 'finance', scope: [], joinedAt: new Date() };
  await write.insertInto('teamMembers').values(joined).execute();
  const place = {
    certificateId: 7,
    adAccountId: 501,
    campaignGroupId: groups[0],
    campaignId: 11,
    adGroupId: 110,
    keywordId: 1100,
    negativeKeywordId: 1101,
    adId: 1102,
    adamId: '1600000011',
    name: 'Theirs',
  };
  const things = await addTeamThings(deps.database, { teamId, userId: owner.userId, place });
  const { rechargeReference, refundId, rechargeIds, orderIds } = things;
  const [rechargeId, orderId] = [rechargeIds.at(-1), orderIds.at(-1)];
  await write
    .updateTable('recharges')
    .set({ state: 'credited', creditedAmount: 100, decidedAt: new Date() })
    .where('rechargeId', '=', rechargeId ?? 0)
    .execute();
  const ids: Record<string, unknown> = { teamId, rechargeReference, refundId, rechargeId, orderId };
  const calls = app.host.calls.filter(
    ({ access, refusals }) => access.to === 'staff' && refusals?.includes('ownTeam') === true,
  );
  expect(calls.length).toBeGreaterThan(10);
  const answered = [];
  for (const call of calls) {
    const example = Object.entries(staffCallInputs[call.path] ?? {});
    const body = Object.fromEntries(example.map(([name, value]) => [name, ids[name] ?? value]));
    const { code } = await send({ token }, call, { body });
    answered.push([call.path, code]);
  }
  expect(answered).toEqual(calls.map(({ path }) => [path, codes.ownTeam]));
});
