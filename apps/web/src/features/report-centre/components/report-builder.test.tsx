import { expect, test } from 'vitest';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import type { AnswerOf } from '@tapwright/contracts/call';
import { readReport, removeReport, runReport, type SavedReport } from '@tapwright/contracts/report-centre';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { report } from '../testing/reports.ts';
import { ReportBuilder } from './report-builder.tsx';

const answer: AnswerOf<typeof readReport> = {
  range: { from: '2026-11-13', to: '2026-11-19' },
  columns: [
    { key: 'name', kind: 'text' },
    { key: 'localSpendAmount', kind: 'amount' },
    { key: 'taps', kind: 'count' },
  ],
  rows: [['Harbour games', '12.5', null]],
  hasMore: false,
  totals: [null, '12.5', 0],
  edges: {
    dataTo: '2026-11-19',
    readAt: '2026-11-20T08:00:00Z',
    gaps: [],
    wholeOnly: [],
    youngFrom: null,
    timeZone: 'ORTZ',
    zones: ['UTC'],
    currencies: ['USD'],
    isConverted: false,
    rate: null,
    comparison: null,
    hasUnknownRates: false,
  },
  hiddenShare: null,
};

async function open(saved?: SavedReport) {
  fakeServer.answers(findCampaignGroups, { list: [], total: 0 });
  const view = await renderWeb(<ReportBuilder team={team} saved={saved} />, {
    user: ann,
    path: '/report-centre',
  });
  const button = (action: 'remove' | 'save' | 'csv' | 'send') =>
    view.screen.queryByRole('button', { name: t(`reportCentre:actions.${action}`) });
  return { ...view, button };
}

test('the sum stands above the rows, and what was not measured is not written as nothing', async () => {
  fakeServer.answers(readReport, answer);
  const { screen } = await open(report);
  const [, total, row] = await screen.findAllByRole('row');
  expect(total).toHaveTextContent('12.50');
  expect(row).toHaveTextContent(/Harbour games\s*12\.50\s*–/);
});

test('a preview that failed says why and can be read again', async () => {
  fakeServer.refuses(readReport, { code: 'tooManyRequests', message: 'Too many rows for one report' });
  const { screen, user } = await open(report);
  expect(await screen.findByText(t('reportCentre:preview.failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('reportCentre:preview.nothing'))).toBeNull();
  fakeServer.answers(readReport, { ...answer, rows: [] });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(t('reportCentre:preview.nothing'))).toBeInTheDocument();
});

test('what is not saved yet can be saved, not sent or removed', async () => {
  fakeServer.answers(readReport, answer);
  const { button } = await open();
  expect(button('save')).toBeEnabled();
  for (const action of ['remove', 'csv', 'send'] as const) expect(button(action)).toBeNull();
});

test('one that somebody else made is run by anybody, and removed by nobody else', async () => {
  fakeServer.answers(readReport, answer);
  const { button } = await open({ ...report, isOwn: false, mayEdit: false, isShared: true, madeBy: 'Bob' });
  expect(button('csv')).toBeEnabled();
  expect(button('remove')).toBeNull();
});

test('one’s own is removed only after the question', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.answers(removeReport, null);
  const { screen, user, button } = await open(report);
  await user.click(button('remove') ?? document.body);
  await user.click(await screen.findByRole('button', { name: t('reportCentre:actions.cancel') }));
  expect(fakeServer.requests(removeReport)).toEqual([]);
  await user.click(button('remove') ?? document.body);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(t('reportCentre:remove.title', { name: 'Morning numbers' }));
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === t('reportCentre:actions.remove'),
  );
  await user.click(confirm ?? document.body);
  expect(await screen.findByText(t('reportCentre:remove.done'))).toBeInTheDocument();
  expect(fakeServer.requests(removeReport)).toEqual([{ teamId: 7, reportId: 11 }]);
});

test('a file that was refused is said, and the report stays open', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.refuses(runReport, { code: 'tooManyRequests', message: 'Too many files today' });
  const { screen, user, button, address } = await open(report);
  await user.click(button('csv') ?? document.body);
  expect(await screen.findByText(/Too many files today/)).toBeInTheDocument();
  expect(address()).toBe('/report-centre');
});
