import { contactAccount, email, mobile } from '@tapwright/contracts/account-fields';
import type { FrameSettings } from '@tapwright/contracts/frame';
import * as z from 'zod/mini';

type Ways = Pick<FrameSettings['signInWays'], 'mobile' | 'email'>;

/** Which address can get a code: the rule, and the name of its field. */
export function chooseContactField(ways: Ways) {
  if (ways.mobile && ways.email) return { schema: contactAccount, label: 'signIn.account' } as const;
  return ways.mobile
    ? ({ schema: mobile, label: 'person.mobile' } as const)
    : ({ schema: email, label: 'person.email' } as const);
}

/** As it is sent, when it is right. */
export function findContact(ways: Ways, typed: string): string | undefined {
  return z.safeParse(chooseContactField(ways).schema, typed).data;
}
