import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindSchemas, changeSchemas, readContact } from './prepare-contact.ts';
import { changePasswordSchemas, firstPasswordSchemas } from './prepare-password.ts';

const brokenRules = (schemas: Record<string, z.ZodMiniType>, typed: Record<string, string>) =>
  Object.entries(schemas).map(([name, schema]) => z.safeParse(schema, typed[name]).error?.issues[0]?.message);

test.each([
  ['mobile', ' 13800138000 ', '13800138000'],
  ['mobile', '12800138000', undefined],
  ['email', ' Mei@Halden.App ', 'mei@halden.app'],
  ['email', 'mei@halden', undefined],
] as const)('%s "%s" is sent as %s', (kind, account, sent) => {
  expect(readContact(kind, account)).toBe(sent);
  const rule = kind === 'mobile' ? 'accounts:rules.mobile' : 'accounts:rules.validEmail';
  const broken = brokenRules(bindSchemas(kind), { account, code: '123456' });
  expect(broken).toEqual([sent === undefined ? rule : undefined, undefined]);
});

test('a code is required and has six digits', () => {
  const schemas = { code: bindSchemas('mobile').code };
  expect(brokenRules(schemas, { code: '' })).toEqual(['accounts:rules.codeRequired']);
  expect(brokenRules(schemas, { code: '123' })).toEqual(['accounts:rules.codeForm']);
});

test.each([
  ['email', 'MEI@halden.app', 'new@halden.app', [undefined, undefined]],
  ['email', 'x@halden.app', 'mei@halden.app', ['accounts:rules.originalEmail', 'personal:rules.sameAccount']],
  ['email', '', 'new', ['accounts:rules.originalEmail', 'accounts:rules.validEmail']],
] as const)('changing the %s from "%s" to "%s" breaks %j', (kind, oldAccount, newAccount, rules) => {
  const typed = { oldAccount, newAccount, oldCode: '123456', newCode: '123456' };
  const [old, , next] = brokenRules(changeSchemas(kind, 'mei@halden.app'), typed);
  expect([old, next]).toEqual(rules);
});

test.each([
  [
    '',
    '',
    '',
    ['accounts:rules.passwordRequired', 'accounts:rules.passwordRequired', 'accounts:rules.confirmRequired'],
  ],
  [
    'short',
    'short_2',
    'x',
    ['accounts:rules.passwordLength', 'accounts:rules.passwordLength', 'accounts:rules.confirmDiffers'],
  ],
  ['old_pass_1', 'old_pass_1', 'old_pass_1', [undefined, 'personal:rules.samePassword', undefined]],
  ['old_pass_1', 'new_pass_2', 'new_pass_2', [undefined, undefined, undefined]],
])('a password changed from "%s" to "%s", again "%s", breaks %j', (oldPwd, newPwd, confirm, rules) => {
  const typed = { oldPwd, newPwd, confirm };
  expect(brokenRules(changePasswordSchemas(typed), typed)).toEqual(rules);
});

test('a first password needs an address to send a code to', () => {
  const typed = { account: '', code: '123456', newPwd: 'new_pass_2', confirm: 'new_pass_2' };
  expect(brokenRules(firstPasswordSchemas(typed), typed)).toEqual([
    'personal:password.needsAddress',
    undefined,
    undefined,
    undefined,
  ]);
});
