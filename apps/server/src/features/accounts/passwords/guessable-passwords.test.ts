import { register } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';

const commonest = ['password', '12345678', 'Baseball', 'qwertyuiop', '________', '1212121212'];
const ofHere = [
  'Tapwright1',
  'tapwright_2026',
  'AppleAds2026',
  'ads_manager',
  'campaign_01',
  '2026_team_admin',
];

test.each([
  ['the commonest passwords', commonest],
  ['those made of the words of this place alone', ofHere],
])('nobody sets one of %s, in whatever case', async (_which, passwords) => {
  const { send, getCode, encrypt } = await startSignIn();
  const code = await getCode('register', email);
  const set = async (password: string) => {
    const body = { account: email, code, password: await encrypt(password), acceptsAgreement: true };
    return send(register, body);
  };
  for (const password of passwords)
    expect(await set(password), password).toMatchObject({
      code: codes.badInput,
      data: { fields: { password: expect.stringContaining('first that others would try') } },
    });
  expect((await set('tide_lamp_49')).code).toBe(codes.success);
});
