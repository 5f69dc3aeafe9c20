import { expect, test } from 'vitest';
import { findStaffAccounts, type StaffAccount } from '@tapwright/contracts/staff';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { dora } from '../testing/accounts.ts';
import type { AccountsQuery } from '../keys.ts';
import { AccountsDesk } from './accounts-desk.tsx';

const eve: StaffAccount = { ...dora, userId: 10, nickName: 'Eve', isStaff: true, hasSecondFactor: true };
const first: StaffAccount = { ...eve, userId: 11, nickName: 'Flo', isFirstStaff: true };
const own: StaffAccount = { ...eve, userId: ann.userId, nickName: 'Ann' };

async function open(isFirstStaff = false) {
  const asked: Partial<AccountsQuery>[] = [];
  const query = { search: '', state: 'all', pageNum: 1, pageSize: 10 } as const;
  const view = await renderWeb(<AccountsDesk query={query} onAsk={(next) => asked.push(next)} />, {
    user: { ...ann, isStaff: true, isFirstStaff },
  });
  return { ...view, asked };
}
const answer = (list: StaffAccount[]) => fakeServer.answers(findStaffAccounts, { list, total: list.length });
const menuOf = (name: string) => ({ name: t('staff:accounts.actions', { name }) });

test('accounts that could not be read are not shown as none, and can be read again', async () => {
  fakeServer.fails(findStaffAccounts);
  const { screen, user } = await open();
  expect(await screen.findByText(t('staff:accounts.notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('staff:accounts.empty'))).toBeNull();
  answer([dora]);
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText('Dora')).toBeInTheDocument();
});

test('where nobody matches it says so', async () => {
  answer([]);
  const { screen } = await open();
  expect(await screen.findByText(t('staff:accounts.empty'))).toBeInTheDocument();
});

test('nobody has a menu at their own account, nor at the first member of staff', async () => {
  answer([dora, own, first]);
  const { screen } = await open();
  expect(await screen.findByRole('button', menuOf('Dora'))).toBeInTheDocument();
  expect(screen.queryByRole('button', menuOf('Ann'))).toBeNull();
  expect(screen.queryByRole('button', menuOf('Flo'))).toBeNull();
});

test('only the first member of staff makes others staff, and takes it away', async () => {
  answer([dora, eve]);
  const { openMenu } = await open();
  const items = await openMenu(menuOf('Eve').name);
  expect(items.map(({ textContent }) => textContent)).toEqual([t('staff:accounts.freeze.action')]);
});

test('for the first member of staff all of it is there', async () => {
  answer([eve]);
  const { openMenu } = await open(true);
  const items = await openMenu(menuOf('Eve').name);
  expect(items.map(({ textContent }) => textContent)).toEqual(
    (['reset', 'revoke', 'freeze'] as const).map((action) => t(`staff:accounts.${action}.action`)),
  );
});

test('another kind of account begins at the first page', async () => {
  answer([dora]);
  const { screen, user, asked } = await open();
  await user.click(await screen.findByRole('radio', { name: t('staff:accounts.states.frozen') }));
  expect(asked).toEqual([{ state: 'frozen', pageNum: 1 }]);
});
