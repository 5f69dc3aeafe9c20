import { downloadStatement, findStatement, type StatementRow } from '@tapwright/contracts/ledger';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { StatementView } from './statement-view.tsx';

const reserve: StatementRow = {
  number: 2,
  kind: 'reserve',
  bookedAt: '2026-11-17T11:15:00Z',
  effectiveOn: '2026-11-17',
  subject: null,
  campaigns: 1,
  campaignName: 'Pagecraft_US_Brand',
  available: -300_000,
  reserved: 300_000,
  spent: 0,
  owed: 0,
  availableAfter: 267_516,
  reservedAfter: 1_736_296,
};
const open = () => renderWeb(<StatementView teamId={7} />, { user: ann });

test('a row says what moved, with its sign, and the balances after it', async () => {
  fakeServer.answers(findStatement, { list: [reserve], total: 1, currency: 'USD' });
  const { screen } = await open();
  const row = await screen.findByRole('row', { name: /Pagecraft_US_Brand/ });
  for (const figure of ['−3,000.00', '+3,000.00', '2,675.16', '17,362.96'])
    expect(row).toHaveTextContent(figure);
});

test('an empty statement says so, and there is no file of it', async () => {
  fakeServer.answers(findStatement, { list: [], total: 0, currency: 'USD' });
  const { screen } = await open();
  expect(await screen.findByText(t('finance:statement.empty'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('finance:download.csv') })).toBeNull();
});

test('a file that is refused is said with the reason', async () => {
  fakeServer.answers(findStatement, { list: [reserve], total: 1, currency: 'USD' });
  fakeServer.refuses(downloadStatement, { code: 'notPermitted', message: 'Not with this role' });
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('finance:download.csv') }));
  expect(await screen.findByText(/Not with this role/)).toBeInTheDocument();
});
