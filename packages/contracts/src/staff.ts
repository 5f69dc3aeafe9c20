import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';

const staff = { to: 'staff' } as const;

export const accountStates = ['all', 'frozen', 'staff'] as const;
export type AccountState = (typeof accountStates)[number];

export const staffAccount = z.object({
  userId: z.int(),
  nickName: z.string(),
  headimgurl: z.nullable(z.string()),
  /** Enough to recognise them by, not enough to reach them: `138****5678`, `m***@halden.app`. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: z.string(),
  lastLoginAt: z.nullable(z.string()),
  frozenAt: z.nullable(z.string()),
  frozenBecause: z.nullable(z.string()),
  isStaff: z.boolean(),
  isFirstStaff: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const findStaffAccounts = defineCall({
  method: 'GET',
  path: '/staff/accounts/find',
  access: staff,
  summary:
    'Accounts by exact id, mobile or e-mail, or by a part of the nickname; without one all, the newest first.',
  query: z.object({
    ...pageQuery,
    search: z._default(z.string().check(z.trim(), z.maxLength(254)), ''),
    state: z._default(z.enum(accountStates), 'all'),
  }),
  answer: pageOf(staffAccount),
});

export const maxReasonCharacters = 200;
const reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'staff:rules.reason'), z.maxLength(maxReasonCharacters));
export const withReason = z.object({ userId: z.int().check(z.positive()), reason });
const oneOfThem = z.object({ userId: z.int().check(z.positive()) });

export const freezeAccount = defineCall({
  method: 'POST',
  path: '/staff/accounts/freeze',
  access: staff,
  summary: 'Freeze an account; its sessions end at once. One of staff only by the first staff account.',
  body: withReason,
  answer: z.null(),
  refusals: ['notFound', 'accountProtected', 'firstStaffOnly', 'changedMeanwhile'],
});

export const unfreezeAccount = defineCall({
  method: 'POST',
  path: '/staff/accounts/unfreeze',
  access: staff,
  summary: 'Let a frozen account sign in again.',
  body: withReason,
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const grantStaff = defineCall({
  method: 'POST',
  path: '/staff/accounts/grantStaff',
  access: staff,
  summary: 'Make somebody staff; they set up a second factor of their own.',
  body: oneOfThem,
  answer: z.null(),
  refusals: ['notFound', 'firstStaffOnly', 'otherAccountFrozen', 'changedMeanwhile'],
});

export const revokeStaff = defineCall({
  method: 'POST',
  path: '/staff/accounts/revokeStaff',
  access: staff,
  summary: 'Take staff access away.',
  body: oneOfThem,
  answer: z.null(),
  refusals: ['notFound', 'firstStaffOnly', 'accountProtected', 'changedMeanwhile'],
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/accounts/resetSecondFactor',
  access: staff,
  summary: 'Forget the second factor of somebody who lost it; they set up a new one.',
  body: oneOfThem,
  answer: z.null(),
  refusals: ['notFound', 'firstStaffOnly', 'accountProtected', 'changedMeanwhile'],
});
