import type { CallShape, AnswerOf, BodyOf, QueryOf } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import { answerNotice, findNotices } from '@tapwright/contracts/notifications';
import type { InvitedRole } from '@tapwright/contracts/roles';
import { addTeam } from '@tapwright/contracts/teams';
import * as z from 'zod/mini';
import { makePerson, type SignedIn } from '../../../testing/make-person.ts';
import { readAnswer, startTestApp, type StartOptions } from '../../../testing/test-app.ts';

export type Somebody = SignedIn & { mobile: string; email: string };
type Input = { query?: unknown; body?: unknown };

/** A server with people who are signed in, and short words for what they do. */
export async function startTeamServer(options: StartOptions = {}) {
  const server = await startTestApp(options);
  let made = 0;

  const makeSomebody = async ({ hasMobile = true } = {}): Promise<Somebody> => {
    made += 1;
    const mobile = `138${String(made).padStart(8, '0')}`;
    const email = `person${made}@example.com`;
    const account = { nickName: `Person ${made}`, email, ...(hasMobile ? { mobile } : {}) };
    return { ...(await makePerson(server.deps, account)), mobile, email };
  };

  const send = async (who: { token: string } | undefined, call: CallShape, { query, body }: Input = {}) => {
    const pairs = Object.entries(z.parse(z.record(z.string(), z.unknown()), query ?? {}));
    const search = new URLSearchParams(
      pairs.flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
      ),
    ).toString();
    return readAnswer(
      await fetch(`${server.origin}${call.path}?${search}`, {
        method: call.method,
        headers: {
          ...(who === undefined ? {} : { authorization: who.token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  };

  /** What it answered, or an error that names the code. */
  const ask = async <Call extends CallShape>(
    who: Somebody,
    call: Call,
    input: { query?: QueryOf<Call>; body?: BodyOf<Call> } = {},
  ): Promise<AnswerOf<Call>> => {
    const answer = await send(who, call, input);
    if (answer.code !== codes.success)
      throw new Error(`${call.path} answered ${answer.code}: ${answer.message}`);
    return z.parse(call.answer, answer.data) as AnswerOf<Call>;
  };
  const codeOf = async (who: Somebody | undefined, call: CallShape, input: Input = {}) =>
    (await send(who, call, input)).code;

  const makeTeam = async (owner: Somebody, teamName = 'North') =>
    (await ask(owner, addTeam, { body: { teamName, currencyType: 'USD' } })).teamId;
  const openNotices = async (who: Somebody) =>
    (await ask(who, findNotices, { body: {} })).list.filter(({ status }) => status === 0);

  const invite = (by: Somebody, teamId: number, whom: Somebody, roleName: InvitedRole) =>
    ask(by, inviteMember, { body: { teamId, account: whom.email, roleName, scope: [] } });
  const acceptNewest = async (who: Somebody) => {
    const [notice] = await openNotices(who);
    await ask(who, answerNotice, { body: { id: notice?.id ?? 0, status: 1 } });
  };
  const makeMember = async (owner: Somebody, teamId: number, roleName: InvitedRole) => {
    const member = await makeSomebody();
    await invite(owner, teamId, member, roleName);
    await acceptNewest(member);
    return member;
  };

  return {
    ...server,
    makePerson: makeSomebody,
    send,
    ask,
    codeOf,
    makeTeam,
    openNotices,
    invite,
    acceptNewest,
    makeMember,
  };
}
