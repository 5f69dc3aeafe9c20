import { expect, test } from 'vitest';
import { hashPassword, isRightPassword } from './hash-password.ts';

test('a password is kept as argon2id of 19 MiB and two passes, each with a salt of its own', async () => {
  const [one, other] = [await hashPassword('River_8_otter'), await hashPassword('River_8_otter')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isRightPassword('River_8_otter', one)).toBe(true);
  expect(await isRightPassword('River_8_Otter', one)).toBe(false);
  expect(await isRightPassword('nobody has this password', null)).toBe(false);
});
