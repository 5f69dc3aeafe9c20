import { register } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { findInvitations, inviteMember, resendInvitation } from '@tapwright/contracts/invitations';
import { confirmPerson, modifyAccount, modifyUserAccount } from '@tapwright/contracts/personal';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { encryptPassword } from '../../accounts/testing/encrypt-password.ts';
import { giveCode } from '../../accounts/testing/give-code.ts';
import { claimInvitations } from './claim-invitations.ts';
import { lockAddresses } from './invitations-store.ts';
import { type Somebody, startTeamServer } from '../testing/team-server.ts';

const email = 'later@example.com';
const mobile = '13900001111';

async function startWithInvitation(account: string) {
  const server = await startTeamServer();
  const { ask, deps, origin, send, makePerson, makeTeam } = server;
  const ann = await makePerson();
  const teamId = await makeTeam(ann);
  const invite = async (address = account) =>
    ask(ann, inviteMember, { body: { teamId, account: address, roleName: 'finance', scope: [] } });
  await invite();
  const signUp = async (): Promise<Somebody> => {
    const code = await giveCode(deps, { account, type: 'register' });
    const password = await encryptPassword(origin, 'a_new_pass_1');
    const body = { account, code, password, acceptsAgreement: true };
    const { token } = z.parse(register.answer, (await send(undefined, register, { body })).data);
    const { userId } = await server.app.host.gate.getPerson(token);
    return { userId, token, mobile: '', email: '' };
  };
  const invitations = () => ask(ann, findInvitations, { query: { teamId } });
  const invited = async (who: Somebody) =>
    (await server.openNotices(who)).filter(({ typeId }) => typeId === 1);
  return { ...server, ann, teamId, invite, signUp, invitations, invited };
}

test.each([email, mobile])('%s registers and finds the invitation, once', async (account) => {
  const { signUp, invited, acceptNewest, invitations, deps, teamId } = await startWithInvitation(account);
  expect(await invitations()).toMatchObject([{ account, nickName: null, state: 'pending' }]);
  const late = await signUp();
  await expect.poll(() => invited(late)).toMatchObject([{ teamId, receiveRole: 'finance' }]);
  await claimInvitations(deps, late);
  expect(await invited(late)).toHaveLength(1);
  await acceptNewest(late);
  expect(await invitations()).toMatchObject([{ account, nickName: expect.any(String), state: 'accepted' }]);
});

test('whoever binds the address later, or changes to it, has the invitation', async () => {
  const bound = await startWithInvitation(mobile);
  const bob = await bound.makePerson({ hasMobile: false });
  const proof = await giveCode(bound.deps, { account: bob.email, type: 'change', userId: bob.userId });
  await bound.ask(bob, confirmPerson, { body: { account: bob.email, code: proof } });
  const code = await giveCode(bound.deps, { account: mobile, type: 'bind', userId: bob.userId });
  await bound.ask(bob, modifyUserAccount, { body: { type: 'register', mobile, code } });
  await expect.poll(() => bound.invited(bob)).toHaveLength(1);

  const changed = await startWithInvitation(email);
  const cem = await changed.makePerson();
  const { userId, email: oldAccount } = cem;
  const oldCode = await giveCode(changed.deps, { account: oldAccount, type: 'change', userId });
  const newCode = await giveCode(changed.deps, { account: email, type: 'bind', userId });
  await changed.ask(cem, modifyAccount, {
    body: { type: 'modifyEmail', oldAccount, oldCode, newAccount: email, newCode },
  });
  await expect.poll(() => changed.invited(cem)).toHaveLength(1);
});

test('an invitation that is being written while its address registers is claimed as well', async () => {
  const { deps, makePerson, invite, invited } = await startWithInvitation(email);
  const late = await makePerson();
  const claiming = Promise.withResolvers<void>();
  await runTransaction(deps.database, async (tx) => {
    await lockAddresses(tx, [late.email]);
    void claimInvitations(deps, late).then(claiming.resolve, claiming.reject);
    await tx
      .insertInto('teamInvitations')
      .columns(['teamId', 'inviterId', 'address', 'role', 'expiresAt'])
      .expression(
        tx
          .selectFrom('teamInvitations')
          .select((row) => ['teamId', 'inviterId', row.val(late.email).as('address'), 'role', 'expiresAt']),
      )
      .execute();
  });
  await claiming.promise;
  expect(await invited(late)).toHaveLength(1);
  await expect(invite(late.email)).rejects.toThrow(String(codes.alreadyInvited));
});

test('a second invitation under the other address ends, and the inviter is told why', async () => {
  const { ann, signUp, invite, invited, invitations, deps, openNotices, acceptNewest } =
    await startWithInvitation(email);
  await invite(mobile);
  const late = await signUp();
  await expect.poll(() => invited(late)).toHaveLength(1);
  const bind = () =>
    deps.database.write
      .updateTable('users')
      .set({ mobile })
      .where('userId', '=', late.userId)
      .execute()
      .then(() => claimInvitations(deps, late));
  await bind();
  expect(await invited(late)).toHaveLength(1);
  expect((await invitations()).map(({ state }) => state).toSorted()).toEqual(['failed', 'pending']);
  expect((await openNotices(ann))[0]).toMatchObject({ typeId: 2, detailed: 'alreadyInvited' });
  await acceptNewest(late);
});

test('sending again to an address that has an account by now tells that person', async () => {
  const { ann, ask, teamId, deps, makePerson, invited, invitations } = await startWithInvitation(email);
  const [invitation] = await invitations();
  const late = await makePerson();
  await deps.database.write.updateTable('users').set({ email }).where('userId', '=', late.userId).execute();
  await deps.database.write
    .updateTable('teamInvitations')
    .set({ sentAt: new Date(Date.now() - 120_000) })
    .execute();
  await ask(ann, resendInvitation, { body: { teamId, invitationId: invitation?.invitationId ?? 0 } });
  expect(await invited(late)).toHaveLength(1);
});
