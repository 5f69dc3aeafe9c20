import { expect, test } from 'vitest';
import { beginSecondFactor, findSecondFactor, passSecondFactor } from '@tapwright/contracts/second-factor';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

const factor = { isSetUp: true, isPassed: false, recoveryCodesLeft: 8 };
const open = () =>
  renderWeb(
    <SecondFactorGate>
      <p>accounts of everybody</p>
    </SecondFactorGate>,
    { user: { ...ann, isStaff: true } },
  );
const inside = 'accounts of everybody';

test('nothing inside is shown before the session is confirmed', async () => {
  fakeServer.answers(findSecondFactor, factor);
  fakeServer.answers(passSecondFactor, null);
  const { screen, user } = await open();
  const code = await screen.findByLabelText(t('secondFactor:code'));
  expect(screen.queryByText(inside)).toBeNull();
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText(inside)).toBeInTheDocument();
});

test('a session that has passed goes straight in', async () => {
  fakeServer.answers(findSecondFactor, { ...factor, isPassed: true });
  const { screen } = await open();
  expect(await screen.findByText(inside)).toBeInTheDocument();
});

test('who has none yet sets one up before anything else', async () => {
  fakeServer.answers(findSecondFactor, { ...factor, isSetUp: false });
  fakeServer.answers(beginSecondFactor, { secret: 'JBSWY3DP', address: 'otpauth://totp/x' });
  const { screen } = await open();
  expect(await screen.findByRole('button', { name: t('secondFactor:begin') })).toBeInTheDocument();
  expect(screen.queryByText(inside)).toBeNull();
});

test('where it is not known whether the session has passed, nothing inside is shown', async () => {
  fakeServer.fails(findSecondFactor);
  const { screen, user } = await open();
  expect(await screen.findByText(t('secondFactor:notRead'))).toBeInTheDocument();
  expect(screen.queryByText(inside)).toBeNull();
  fakeServer.answers(findSecondFactor, { ...factor, isPassed: true });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(inside)).toBeInTheDocument();
});
