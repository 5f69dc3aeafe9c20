import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginSecondFactor, confirmSecondFactor } from '@tapwright/contracts/second-factor';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { removeClipboard } from '../../../testing/remove-clipboard.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { Enrolment } from './enrolment.tsx';

const begun = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Tapwright:ann?secret=JBSWY3DPEHPK3PXP' };
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

async function open() {
  let isDone = false;
  const view = await renderWeb(<Enrolment onDone={() => (isDone = true)} />, {
    user: { ...ann, isStaff: true },
  });
  const { screen, user } = view;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const code = () => screen.findByLabelText(t('secondFactor:code'));
  return { ...view, press, code, isDone: () => isDone };
}

test('an app is set up by a code of it, and it ends only when the recovery codes are kept', async () => {
  fakeServer.answers(beginSecondFactor, begun);
  fakeServer.answers(confirmSecondFactor, { recoveryCodes });
  const { screen, user, press, code, isDone } = await open();
  await press(t('secondFactor:begin'));
  expect(await screen.findByTestId('secret')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
  await user.type(await code(), '123456{Enter}');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeInTheDocument();
  expect(fakeServer.requests(confirmSecondFactor)).toEqual([{ code: '123456' }]);
  expect(isDone()).toBe(false);
  await press(t('secondFactor:kept'));
  expect(isDone()).toBe(true);
});

test('what is no code is not sent; a wrong one is said until another is typed', async () => {
  fakeServer.answers(beginSecondFactor, begun);
  fakeServer.refuses(confirmSecondFactor, { code: 'wrongSecondFactor', message: 'This code is wrong' });
  const { user, press, code } = await open();
  await press(t('secondFactor:begin'));
  await user.type(await code(), '12{Enter}');
  expect(await code()).toBeInvalid();
  expect(fakeServer.requests(confirmSecondFactor)).toEqual([]);
  await user.type(await code(), '3456{Enter}');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription('This code is wrong'));
  await user.type(await code(), '{Backspace}');
  expect(await code()).toBeValid();
});

test('a beginning that failed can be tried again', async () => {
  fakeServer.fails(beginSecondFactor);
  const { screen, press } = await open();
  await press(t('secondFactor:begin'));
  expect(await screen.findByText(t('errors:executionError'))).toBeInTheDocument();
  fakeServer.answers(beginSecondFactor, begun);
  await press(t('secondFactor:begin'));
  expect(await screen.findByTestId('secret')).toBeInTheDocument();
});

test('recovery codes that the browser does not copy are not called copied', async () => {
  fakeServer.answers(beginSecondFactor, begun);
  fakeServer.answers(confirmSecondFactor, { recoveryCodes });
  const { screen, user, press, code } = await open();
  await press(t('secondFactor:begin'));
  await user.type(await code(), '123456{Enter}');
  await screen.findByText('EEEE-FFFF-GGGG-HHHH');
  await press(t('secondFactor:copy'));
  expect(await screen.findByText(t('secondFactor:copied'))).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
  removeClipboard();
  await press(t('secondFactor:copy'));
  expect(await screen.findByText(t('copyRefused'))).toBeInTheDocument();
});
