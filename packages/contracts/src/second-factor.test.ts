import { expect, it } from 'vitest';
import { passkeyName, shownCredential } from './passkeys.ts';
import { anySecondFactorCode, secondFactorCode } from './second-factor.ts';

const read = (schema: typeof anySecondFactorCode, text: string) => schema.safeParse(text).data;

it('a code is read however it is written down', () => {
  expect(read(secondFactorCode, '123 456')).toBe('123456');
  expect(read(anySecondFactorCode, ' 123456 ')).toBe('123456');
  expect(read(anySecondFactorCode, 'abcd-efgh-ijkl-mnop-qrst-uvwx')).toBe('ABCDEFGHIJKLMNOPQRSTUVWX');
  expect(read(anySecondFactorCode, 'ABCD EFGH IJKL MNOP')).toBe('ABCDEFGHIJKLMNOP');
});

it.each(['', '12345', '1234567', '12345a', 'ABCD-EFGH', 'ABCD-EFGH-IJKL-MNO1', 'ABCD-EFGH-IJKL-MNOP-Q'])(
  '“%s” is none',
  (text) => {
    expect(read(anySecondFactorCode, text)).toBeUndefined();
  },
);

it('a passkey is called something that can be read', () => {
  expect(passkeyName.parse('  Mei’s phone ')).toBe('Mei’s phone');
  for (const name of ['', '   ', 'x'.repeat(41), 'a\nb'])
    expect(passkeyName.safeParse(name).success).toBe(false);
});

it('of what a browser shows, only what is judged is taken along', () => {
  const shown = {
    id: 'abc',
    rawId: 'abc',
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'BB', more: 'x' },
  };
  expect(shownCredential.parse(shown)).toEqual({
    id: 'abc',
    rawId: 'abc',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'BB' },
  });
  expect(shownCredential.safeParse({ ...shown, id: '../x' }).success).toBe(false);
});
