import { register } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';

test('nobody sets one of the commonest passwords, in whatever case', async () => {
  const { send, getCode, encrypt } = await startSignIn();
  const code = await getCode('register', email);
  const set = async (password: string) => {
    const body = { account: email, code, password: await encrypt(password), acceptsAgreement: true };
    return send(register, body);
  };
  for (const password of ['password', '12345678', 'Baseball', 'qwertyuiop', '________', '1212121212'])
    expect(await set(password), password).toMatchObject({
      code: codes.badInput,
      data: { fields: { password: expect.stringContaining('first that others would try') } },
    });
  expect((await set('tide_lamp_49')).code).toBe(codes.success);
});
