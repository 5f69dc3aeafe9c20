import { describe, expect, test } from 'vitest';
import {
  findPasswordProblem,
  findVerificationCodeProblem,
  isEmail,
  isLoginAccount,
  isMobile,
  secondsToWaitAfter,
  stripPassword,
} from './account-rules.ts';

test.each([
  ['13800138000', true],
  ['19912345678', true],
  ['12800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['+8613800138000', false],
])('mobile %s: %s', (text, right) => expect(isMobile(text)).toBe(right));

test.each([
  ['mara@halden.example', true],
  ['a.b+c@mail.example.co', true],
  ['mara@halden', false],
  ['mara halden@a.example', false],
  ['@a.example', false],
  [`${'a'.repeat(250)}@a.example`, false],
  [`${'a'.repeat(65)}@a.example`, false],
  ["o'neil_b-c@xn--fiqs8s.example", true],
  ['mara@a.xn--fiqs8s', true],
  ['mara@a-b.example', true],
  ['mara@-a.example', false],
  ['mara@a-.example', false],
  [`mara@${'a'.repeat(64)}.example`, false],
  ['mara@a.1', false],
  ['mara@a.12', false],
  ['mara@a..example', false],
  ['mara@.a.example', false],
  ['mara@a.example.', false],
  ['.mara@a.example', false],
  ['mara.@a.example', false],
  ['ma..ra@a.example', false],
  ['mara@a.example,x1.yy', false],
  ['mara@a.example;x.yy', false],
  ['z<mara@a.example>.zz', false],
  ['a<b>@a.example', false],
  ['"a"@a.example', false],
  ['a:b@a.example', false],
  ['a(b)@a.example', false],
  ['a[b]@a.example', false],
  ['mara@[127.0.0.1]', false],
  ['a\\b@a.example', false],
  ['ma\u202era@a.example', false],
  ['ma\u200bra@a.example', false],
  ['ma\u0000ra@a.example', false],
  ['mara@a.example\n', false],
  ['mаra@a.example', false],
  ['mara@a.example,ben@b.example', false],
  ['mara@a.example;ben@b.example', false],
  ['mara@a.example ben@b.example', false],
  ['mara@<ben@b.example', false],
  ['mara@a.example\r\nBcc: ben@b.example', false],
])('e-mail %s: %s', (text, right) => expect(isEmail(text)).toBe(right));

test('one signs in as admin, with a mobile or with an e-mail', () => {
  expect(['admin', '13800138000', 'mara@halden.example'].every(isLoginAccount)).toBe(true);
  expect(['', 'root', 'Admin', '123'].some(isLoginAccount)).toBe(false);
});

describe('a password', () => {
  test.each([
    ['', 'required'],
    ['abc_123', 'length'],
    ['abc_1234', undefined],
    ['a'.repeat(16), undefined],
    ['a'.repeat(17), 'length'],
    ['abc-1234', 'characters'],
    ['密码密码密码密码', 'characters'],
    ['abc 1234', 'characters'],
  ])('"%s": %s', (text, problem) => expect(findPasswordProblem(text)).toBe(problem));

  test('the field keeps letters, digits and underscore, at most sixteen', () => {
    expect(stripPassword(' pass word-1_é! ')).toBe('password1_');
    expect(stripPassword('a'.repeat(40))).toHaveLength(16);
  });
});

test.each([
  ['', 'required'],
  ['123', 'form'],
  ['12345', 'form'],
  ['12a456', 'form'],
  ['1234567', 'form'],
  ['123456', undefined],
])('verification code "%s": %s', (text, problem) => expect(findVerificationCodeProblem(text)).toBe(problem));

test.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [4, 10],
  [6, 40],
  [10, 640],
  [11, 900],
  [1000, 900],
])('after %d failed sign-ins the next waits %d s', (failures, seconds) =>
  expect(secondsToWaitAfter(failures)).toBe(seconds),
);
