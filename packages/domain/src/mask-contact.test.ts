import { expect, test } from 'vitest';
import { maskEmail, maskMobile } from './mask-contact.ts';

test('a masked address is recognised by who knows it, and of no use to who does not', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect(maskEmail('mei.lin@halden.app')).toBe('m***@halden.app');
  expect(maskEmail('a@b.cd')).toBe('a***@b.cd');
});
