import type { CallShape } from '@tapwright/contracts/call';
import { type CodeName, findCodeName } from '@tapwright/contracts/codes';
import { can, isReader } from '@tapwright/contracts/roles';
import { grantStaff, resetSecondFactor, revokeStaff } from '@tapwright/contracts/staff';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { personalCallInputs } from './features/accounts/testing/personal-call-inputs.ts';
import { staffCallInputs } from './features/staff/testing/staff-call-inputs.ts';
import { type Asker, startWithAskers } from './features/teams/testing/start-with-askers.ts';
import { teamCallInputs } from './features/teams/testing/team-call-inputs.ts';
import { startTestApp } from './testing/test-app.ts';

const writesAdsOrMoney = new Set<string>([
  'campaignGroup.edit',
  'campaign.edit',
  'finance.recharge',
  'finance.pay',
  'managedOrder.submit',
]);

const ofTheFirst = new Set<string>([grantStaff.path, revokeStaff.path, resetSecondFactor.path]);

/** Who may, read off the contract alone. Undefined: let in, whatever the call then says of what was sent. */
function expectedOf({ access, path }: CallShape, asker: Asker): CodeName | undefined {
  if (access.to === 'anyone') return undefined;
  if (asker.token === undefined) return 'noToken';
  if (asker.isFrozen) return 'accountFrozen';
  if (asker.isWaiting)
    return access.to === 'signedIn' && access.before === 'secondFactor' ? undefined : 'secondFactorNeeded';
  if (access.to === 'signedIn') return undefined;
  if (access.to === 'staff') {
    if (asker.staff === undefined) return 'notPermitted';
    if (asker.staff === 'before') return 'secondFactorNeeded';
    return ofTheFirst.has(path) && asker.staff !== 'first' ? 'firstStaffOnly' : undefined;
  }
  if (asker.role === undefined) return 'notPermitted';
  if (asker.isDisabled) return access.whileDisabled === true ? undefined : 'disabledInTeam';
  if (can(asker.role, access.may)) return undefined;
  return isReader(asker.role) && writesAdsOrMoney.has(access.may) ? 'readOnlyRole' : 'notPermitted';
}

const refusedAtTheGate = new Set<string>([
  'noToken',
  'tokenEnded',
  'accountFrozen',
  'notPermitted',
  'readOnlyRole',
  'disabledInTeam',
  'secondFactorNeeded',
  'firstStaffOnly',
] satisfies CodeName[]);

/** Whoever is let in loses the session that goes on asking, or is refused for a reason of its own. */
const refusedAlone = new Set([
  '/account/logout',
  '/team/user/removeMe',
  '/team/removeAll',
  '/userInfo/account/close',
  '/userManager/findUser',
]);

/** Of a kind that no call keeps: who is let in is told that, and nothing is kept. */
async function sendFile(address: string, field: string, token?: string) {
  const body = new FormData();
  body.append(field, new File(['MZ'], 'one.exe'));
  const headers = token === undefined ? {} : { authorization: token };
  const response = await fetch(address, { method: 'POST', headers, body });
  return { status: response.status, ...z.parse(z.object({ code: z.int() }), await response.json()) };
}

const inputsOf = { team: teamCallInputs, signedIn: personalCallInputs, staff: staffCallInputs, anyone: {} };
const inputOf = ({ access, path }: CallShape, teamId: number): Record<string, unknown> | undefined => {
  const inputs: Record<string, Record<string, unknown>> = inputsOf[access.to];
  return access.to === 'team' ? inputs[path] && { ...inputs[path], teamId } : inputs[path];
};

test('every call for somebody is asked with what it takes, so that no schema stands before who may', async () => {
  const { app } = await startTestApp();
  const wrong = app.host.calls.flatMap((call) => {
    const schema = call.method === 'GET' ? call.query : call.body;
    if (call.access.to === 'anyone' || schema === undefined) return [];
    const fits = z.safeParse(schema, inputOf(call, 1));
    return fits.success ? [] : [`${call.path}: ${z.prettifyError(fits.error)}`];
  });
  expect(wrong).toEqual([]);
});

/** Of calls that say the same of who may, the first is asked by everybody; the others by one of each answer. */
function chooseAskers(askers: Readonly<Record<string, Asker>>) {
  const asked = new Set<string>();
  return (call: CallShape): [string, Asker][] => {
    const all = Object.entries(askers);
    const answers = all.map(([, asker]) => expectedOf(call, asker));
    const sort = `${call.access.to} ${answers.join()}`;
    if (inject('depth') === 'deep' || !asked.has(sort)) {
      asked.add(sort);
      return all;
    }
    return all.filter((_, place) => answers.indexOf(answers[place]) === place);
  };
}

test('every call lets in whom its contract names and refuses all others, for twenty kinds of asker', async () => {
  const { app, askers, send, teamId, origin } = await startWithAskers();
  expect(Object.keys(askers).length).toBeGreaterThanOrEqual(20);
  const askersOf = chooseAskers(askers);
  const differences: string[] = [];
  for (const call of app.host.calls) {
    const given = inputOf(call, teamId) ?? {};
    const input = call.method === 'GET' ? { query: given } : { body: given };
    const compare = async ([who, asker]: [string, Asker]) => {
      const { token } = asker;
      const expected = expectedOf(call, asker);
      if (expected === undefined && refusedAlone.has(call.path)) return;
      const { code, status } = await (call.file === undefined
        ? send(token === undefined ? undefined : { token }, call, input)
        : sendFile(`${origin}${call.path}?teamId=${teamId}`, call.file, token));
      const answered = findCodeName(code) ?? String(code);
      const isRight =
        expected === undefined ? status < 500 && !refusedAtTheGate.has(answered) : answered === expected;
      if (!isRight) differences.push(`${call.path} as ${who}: ${answered}, not ${expected ?? 'let in'}`);
    };
    await Promise.all(askersOf(call).map(compare));
  }
  expect(differences).toEqual([]);
}, 240_000);
