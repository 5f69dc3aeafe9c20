import type { Deps } from '../../../platform/deps.ts';
import type { Context } from '../../../platform/http/context.ts';
import { anyoneWrite } from '../../writes/index.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { startSession } from '../sessions/start-session.ts';

export type Somebody = {
  nickName?: string;
  mobile?: string;
  email?: string;
  password?: string;
  wechatId?: string;
};

const contextOf = (deps: Deps, userAgent = 'test'): Context => ({
  ...deps,
  requestId: 'a-test',
  address: '203.0.113.7',
  userAgent,
  language: 'en',
});

/** A person who is there, signed in and has just confirmed that it is them, without the way through the door. */
export async function signInSomebody(deps: Deps, { nickName = 'Mei Lin', password, ...rest }: Somebody = {}) {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const { userId } = await deps.database.write
    .insertInto('users')
    .values({ nickName, passwordHash, ...rest })
    .returning('userId')
    .executeTakeFirstOrThrow();
  const token = await signInAgain(deps, userId);
  await deps.database.write
    .updateTable('sessions')
    .set({ confirmedAt: deps.clock.now() })
    .where('userId', '=', userId)
    .execute();
  return { userId, token };
}

export function signInAgain(deps: Deps, userId: number, userAgent?: string): Promise<string> {
  return anyoneWrite(contextOf(deps, userAgent), async (write) => {
    const { token, logged } = await startSession(write, {
      userId,
      signedInBy: 'password',
      wayIn: {},
    });
    return logged.done(token);
  });
}
