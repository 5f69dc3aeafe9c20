import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { userView, type UserView } from '@tapwright/contracts/accounts';
import { everyTab } from '../browser.ts';
import { storedValue } from './stored-value.ts';

/** `user` is what the server last said, so that the frame can be drawn before it says it again. */
const sessionSchema = z.object({ token: z.string(), user: z.catch(z.nullable(userView), null) });
export type Session = z.infer<typeof sessionSchema>;

export const session = storedValue(everyTab, 'tapwright.session', z.nullable(sessionSchema), null);

export function beginSession(token: string, user: UserView) {
  session.set({ token, user });
}

export function rememberUser(user: UserView) {
  const current = session.get();
  if (current !== null) session.set({ ...current, user });
}

export function endSession() {
  session.set(null);
}

export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.get);
}
