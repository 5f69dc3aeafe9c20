import { findUser } from '@tapwright/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { personKeys } from '../../../platform/keys.ts';
import { rememberUser, session } from '../../../platform/person/session.ts';

/** Shows at once what the server said last time. */
export function personQuery() {
  const known = session.get()?.user;
  return queryOptions({
    queryKey: personKeys.all,
    queryFn: async ({ signal }) => {
      const user = await call(findUser, { signal });
      rememberUser(user);
      return user;
    },
    ...(known ? { initialData: known, initialDataUpdatedAt: 0 } : {}),
  });
}
