import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readBeijingTime, writeBeijingTime } from './beijing-time.ts';
import { readSignedAnswer } from './read-signed-answer.ts';
import { readParams, signText, textOf } from './rsa2.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const method = 'alipay.trade.query';
const name = 'alipay_trade_query_response';
const answer = (text: string, sign = signText(text, privateKey)) => `{"${name}":${text},"sign":"${sign}"}`;
const read = (text: string) => readSignedAnswer(text, method, publicKey);

test('an answer is judged by its very text: slashes, braces and quotes inside it', () => {
  const text = String.raw`{"code":"10000","subject":"a \"}{\" b \\","url":"https:\/\/a.example\/","more":{"deep":"}"},"trade_no":"7"}`;
  expect(read(answer(text))).toMatchObject({ code: '10000', trade_no: '7' });
  const first = `{"sign":"${signText(text, privateKey)}", "${name}" : ${text}}`;
  expect(read(first)).toMatchObject({ trade_no: '7' });
});

test.each([
  ['of nobody', '{"code":"10000"}', 'bm8='],
  ['without a signature', '{"code":"10000"}', ''],
  ['without an end', '{"code":"10000"', undefined],
  ['without a code', '{"msg":"Success"}', undefined],
] as const)('an answer %s is none', (_what, text, sign) => {
  expect(() => read(answer(text, sign))).toThrow();
});

test('a changed answer and one to something else are none', () => {
  const signed = answer('{"code":"10000","total_amount":"1.00"}');
  expect(() => read(signed.replace('1.00', '9.00'))).toThrow('not signed');
  expect(() => read(signed.replace(name, 'error_response'))).toThrow('without');
  expect(() => read('<html></html>')).toThrow('without');
});

test('what is signed is sorted by name, without what is empty, and not as it travels', () => {
  expect(textOf({ b: '充值 100%', a: '1', B: 'x', c: '' })).toBe('B=x&a=1&b=充值 100%');
  expect(readParams('a=1&b=%E5%85%85')).toEqual({ a: '1', b: '充' });
  expect(readParams('a=1&a=2')).toBeUndefined();
});

test('times are those of Beijing, wherever this machine stands', () => {
  const at = new Date('2026-12-31T16:00:01Z');
  expect(writeBeijingTime(at)).toBe('2027-01-01 00:00:01');
  expect(readBeijingTime('2027-01-01 00:00:01')).toEqual(at);
  for (const none of ['', '2027-01-01', '2027-13-01 00:00:00', '2027-01-01T00:00:01Z'])
    expect(readBeijingTime(none)).toBeUndefined();
});
