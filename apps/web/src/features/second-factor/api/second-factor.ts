import { queryOptions } from '@tanstack/react-query';
import {
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  findSecondFactor,
  passSecondFactor as pass,
  removeSecondFactor as remove,
} from '@tapwright/contracts/second-factor';
import { call } from '../../../platform/calls/call.ts';
import { withConfirmation } from '../../../platform/forms/confirm-person.ts';
import { secondFactorKeys } from '../keys.ts';

export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKeys.own,
  queryFn: ({ signal }) => call(findSecondFactor, { signal }),
});

export const beginSecondFactor = () => withConfirmation(() => call(begin, {}));
export const confirmSecondFactor = (code: string) =>
  withConfirmation(() => call(confirm, { body: { code } }));
export const removeSecondFactor = () => withConfirmation(() => call(remove, {}));

/** `token`: of a sign-in that waits for it; without one, of the session. */
export const passSecondFactor = ({ code, token }: { code: string; token?: string | undefined }) =>
  call(pass, { body: { code }, ...(token === undefined ? {} : { token }) });
