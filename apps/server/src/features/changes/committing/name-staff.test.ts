import { expect, test } from 'vitest';
import { nameStaff } from './name-staff.ts';

const seat = { role: 'operator', remark: 'Order AM-1042' } as const;

test('what staff change says so, with their words or why they work there', () => {
  expect(nameStaff(seat, { origin: 'cell', note: '' })).toEqual({ origin: 'staff', note: 'Order AM-1042' });
  expect(nameStaff(seat, { origin: 'form', note: 'More' })).toEqual({ origin: 'staff', note: 'More' });
});

test('what a member changes stays as they said it', () => {
  const member = { role: 'manager', remark: 'North' } as const;
  expect(nameStaff(member, { origin: 'cell', note: '' })).toEqual({ origin: 'cell', note: '' });
});

test.each(['visitor', 'admin', 'advManager'] as const)('%s is no staff, whatever the remark', (role) => {
  const noted = { origin: 'bulk', note: 'Cheaper' } as const;
  expect(nameStaff({ role, remark: 'Staff' }, noted)).toEqual(noted);
});
