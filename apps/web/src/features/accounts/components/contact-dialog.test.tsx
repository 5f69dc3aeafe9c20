import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modifyAccount } from '@tapwright/contracts/personal';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ContactDialog } from './contact-dialog.tsx';

async function open() {
  let isOpen = true;
  const part = <ContactDialog kind="email" current="ann@example.com" onClose={() => (isOpen = false)} />;
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  const field = (name: 'oldAccount' | 'oldCode' | 'newAccount' | 'newCode') =>
    screen.getByLabelText(t(`personal:contact.email.${name}`));
  return {
    ...view,
    field,
    fill: async (old: string, next: string) => {
      await user.type(field('oldAccount'), old);
      await user.type(field('oldCode'), '123456');
      await user.type(field('newAccount'), next);
      await user.type(field('newCode'), '654321');
      await user.click(screen.getByRole('button', { name: t('personal:change') }));
    },
    isOpen: () => isOpen,
  };
}

test('the old address is the account’s, and the new one is another', async () => {
  const { field, fill } = await open();
  await fill('anna@example.com', 'ann@example.com');
  expect(field('oldAccount')).toHaveAccessibleDescription(t('accounts:rules.originalEmail'));
  expect(field('newAccount')).toHaveAccessibleDescription(t('personal:rules.sameAccount'));
  expect(document.activeElement).toBe(field('oldAccount'));
  expect(fakeServer.requests(modifyAccount)).toEqual([]);
});

test('a wrong code is said at its own field, and the dialog stays', async () => {
  fakeServer.refuses(modifyAccount, { code: 'codeWrong', fields: { newCode: 'This code is wrong' } });
  const { field, fill, isOpen } = await open();
  await fill('ann@example.com', 'anna@example.com');
  await waitFor(() => expect(field('newCode')).toHaveAccessibleDescription(/This code is wrong/));
  expect(field('oldCode')).toBeValid();
  expect(isOpen()).toBe(true);
  expect(fakeServer.requests(modifyAccount)).toEqual([
    {
      type: 'modifyEmail',
      oldAccount: 'ann@example.com',
      oldCode: '123456',
      newAccount: 'anna@example.com',
      newCode: '654321',
    },
  ]);
});
