import { expect, it } from 'vitest';
import { takeInitials } from './take-initials.ts';

it.each([
  ['Halden Labs', 'HL'],
  ['mei lin wu', 'MW'],
  ['Ledgerly', 'L'],
  ['山海工作室', '山'],
  ['서울 스튜디오', '서'],
  ['👩‍💻 team', '👩‍💻T'],
  ['  ', ''],
])('takes from "%s" "%s"', (name, initials) => {
  expect(takeInitials(name)).toBe(initials);
});
