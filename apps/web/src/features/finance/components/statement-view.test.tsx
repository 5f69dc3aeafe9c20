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
const open = (search = '') => renderWeb(<StatementView teamId={7} />, { user: ann, search });

test('a row says what moved, with its sign, and the balances after it', async () => {
  fakeServer.answers(findStatement, { list: [reserve], total: 1, currency: 'USD', days: null });
  const { screen } = await open();
  const row = await screen.findByRole('row', { name: /Pagecraft_US_Brand/ });
  for (const figure of ['−3,000.00', '+3,000.00', '2,675.16', '17,362.96'])
    expect(row).toHaveTextContent(figure);
});

test('an empty statement says so, and there is no file of it', async () => {
  fakeServer.answers(findStatement, { list: [], total: 0, currency: 'USD', days: null });
  const { screen } = await open();
  expect(await screen.findByText(t('finance:statement.empty'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('finance:download.csv') })).toBeNull();
});

test('a file that is refused is said with the reason', async () => {
  fakeServer.answers(findStatement, { list: [reserve], total: 1, currency: 'USD', days: null });
  fakeServer.refuses(downloadStatement, { code: 'notPermitted', message: 'Not with this role' });
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('finance:download.csv') }));
  expect(await screen.findByText(/Not with this role/)).toBeInTheDocument();
});

test('chosen days are asked for, and the balances of their ends stand above', async () => {
  const days = {
    from: '2026-11-01',
    to: '2026-11-19',
    before: { available: 267_516, reserved: 1_436_296 },
    after: { available: 1_765_016, reserved: 1_594_156 },
  };
  fakeServer.answers(findStatement, { list: [reserve], total: 1, currency: 'USD', days });
  const { screen } = await open('?from=2026-11-01&to=2026-11-19');
  for (const figure of ['2,675.16', '17,650.16', '15,941.56'])
    expect((await screen.findAllByText(figure)).length).toBeGreaterThan(0);
  expect(screen.getByText(t('finance:statement.before.available'))).toBeInTheDocument();
  expect(fakeServer.requests(findStatement).at(-1)).toMatchObject({
    startTime: '2026-11-01',
    endTime: '2026-11-19',
  });
});

test('days without a booking say so', async () => {
  const none = { available: 0, reserved: 0 };
  const days = { from: '2026-11-01', to: '2026-11-19', before: none, after: none };
  fakeServer.answers(findStatement, { list: [], total: 0, currency: 'USD', days });
  const { screen } = await open('?from=2026-11-01&to=2026-11-19');
  expect(await screen.findByText(t('finance:statement.none'))).toBeInTheDocument();
});
