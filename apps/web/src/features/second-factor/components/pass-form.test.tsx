import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { passSecondFactor } from '@tapwright/contracts/second-factor';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { PassForm } from './pass-form.tsx';

async function open() {
  let isPassed = false;
  const view = await renderWeb(<PassForm onPassed={() => (isPassed = true)} />, {
    user: { ...ann, isStaff: true },
  });
  return {
    ...view,
    code: () => view.screen.getByLabelText(t('secondFactor:code')),
    isPassed: () => isPassed,
  };
}

test('what is no code is not sent', async () => {
  const { user, code } = await open();
  await user.type(code(), '12{Enter}');
  expect(code()).toBeInvalid();
  expect(fakeServer.requests(passSecondFactor)).toEqual([]);
});

test('a wrong code is said and taken out, so that the next can be typed', async () => {
  fakeServer.refuses(passSecondFactor, { code: 'wrongSecondFactor', message: 'This code is wrong' });
  const { user, code, isPassed } = await open();
  await user.type(code(), '123456{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/This code is wrong/));
  expect(code()).toHaveValue('');
  expect(isPassed()).toBe(false);
});
