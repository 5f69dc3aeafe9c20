import { expect, test } from 'vitest';
import { maskContact, maskEmail, maskMobile } from './mask-contact.ts';

test('a masked address is recognised by who knows it, and of no use to who does not', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect(maskEmail('mei.lin@halden.app')).toBe('m***@halden.app');
  expect(maskEmail('a@b.cd')).toBe('a***@b.cd');
});

test('whichever of the two it is', () => {
  expect(maskContact('13812345678')).toBe(maskMobile('13812345678'));
  expect(maskContact('mei.lin@halden.app')).toBe(maskEmail('mei.lin@halden.app'));
  expect(maskContact('13812345678@halden.app')).toBe('1***@halden.app');
});
