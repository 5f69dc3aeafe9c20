import { login } from '@tapwright/contracts/accounts';
import type { CallShape } from '@tapwright/contracts/call';
import { confirmPerson } from '@tapwright/contracts/personal';
import { beginSecondFactor, confirmSecondFactor } from '@tapwright/contracts/second-factor';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { ask as askAt } from '../../../testing/ask.ts';
import { startTestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { makeFirstStaff } from '../../accounts/index.ts';
import { encryptPassword } from '../../accounts/testing/encrypt-password.ts';
import { codeFrom } from '../../accounts/testing/code-from.ts';

const password = 'first_pass_1';

type Asked = { token?: string; query?: Record<string, string>; body?: unknown; language?: string };

/** A server with the first staff account, and ways to make more people and to call as any of them. */
export async function startWithStaff(options: TestAppOptions = {}) {
  const server = await startTestApp(options);
  const { database } = server.deps;
  await makeFirstStaff(database, () => password);

  const ask = (call: CallShape, asked: Asked = {}) => askAt(server.origin, call, asked);
  const get = async <Call extends CallShape>(
    call: Call,
    asked: Asked = {},
  ): Promise<z.output<Call['answer']>> => z.parse<Call['answer']>(call.answer, (await ask(call, asked)).data);
  const trySignIn = async (account: string, typed = password) =>
    ask(login, { body: { account, password: await encryptPassword(server.origin, typed) } });
  const signIn = async (account: string) => z.parse(login.answer, (await trySignIn(account)).data).token;

  /** They all have the first one's password. */
  const makePerson = async ({
    nickName,
    email,
    isStaff = false,
  }: {
    nickName: string;
    email: string;
    isStaff?: boolean;
  }) => {
    const { rows } = await sql<{ id: number }>`
      insert into users (nick_name, email, is_staff, password_hash)
      select ${nickName}, ${email}, ${isStaff}, password_hash from users where login_name = 'admin'
      returning user_id as id`.execute(database.write);
    return rows[0]?.id ?? 0;
  };
  /** Sets up an authenticator app with this session; answers its secret and the recovery codes. */
  const enrol = async (token: string) => {
    await get(confirmPerson, { token, body: { password: await encryptPassword(server.origin, password) } });
    const { secret } = await get(beginSecondFactor, { token });
    const code = codeFrom(secret);
    const { recoveryCodes } = await get(confirmSecondFactor, { token, body: { code } });
    return { secret, code, recoveryCodes };
  };
  const signInWithSecondFactor = async (account: string) => {
    const token = await signIn(account);
    return { token, ...(await enrol(token)) };
  };
  return {
    ...server,
    database,
    password,
    ask,
    get,
    trySignIn,
    signIn,
    makePerson,
    enrol,
    signInWithSecondFactor,
  };
}

/** The newest rows of the operation log, last first. */
export async function listOperations({
  database,
}: Pick<Awaited<ReturnType<typeof startWithStaff>>, 'database'>) {
  return database.read
    .selectFrom('operationLog')
    .select(['teamId', 'operation', 'actorKind', 'actorId', 'subject', 'before', 'after'])
    .orderBy('operationId', 'desc')
    .execute();
}
