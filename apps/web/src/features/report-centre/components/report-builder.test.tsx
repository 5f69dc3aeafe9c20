import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import type { AnswerOf } from '@tapwright/contracts/call';
import {
  addReport,
  findReports,
  modifyReport,
  readReport,
  readReportOverTime,
  removeReport,
  runReport,
  type SavedReport,
} from '@tapwright/contracts/report-centre';
import { noMeasures } from '@tapwright/contracts/report-measures';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { personalSettings } from '../../../platform/person/use-personal-setting.ts';
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

const byDay: SavedReport = {
  ...report,
  definition: { ...report.definition, slots: 'day', measures: ['localSpendAmount', 'taps', 'ttr'] },
};
const dayOf = (from: string, localSpendAmount: number, taps: number) => ({
  from,
  to: from,
  measures: { ...noMeasures, localSpendAmount, taps },
  isYoung: false,
});
const overTime: AnswerOf<typeof readReportOverTime> = {
  slots: [
    dayOf('2026-11-18', 2_500_000, 40),
    dayOf('2026-11-19', 10_000_000, 60),
    { from: '2026-11-20', to: '2026-11-20', measures: null, isYoung: false },
  ],
  totals: { ...noMeasures, localSpendAmount: 12_500_000, taps: 100 },
};

test('cut by time it is drawn, with the first two of its measures, and as a table', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.answers(readReportOverTime, overTime);
  const { screen, user } = await open(byDay);
  await user.click(await screen.findByRole('button', { name: t('overview:chart.showTable') }));
  const table = screen
    .getAllByRole('table')
    .find((one) => within(one).queryByText('18 Nov', { exact: false }));
  const rows = within(table ?? document.body).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(t('adWords:measures.taps')),
    expect.stringMatching(/2\.50.*40/),
    expect.stringMatching(/10\.00.*60/),
    expect.stringMatching(/–.*–/),
  ]);
});

test('a chart that could not be read takes nothing else away', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.fails(readReportOverTime);
  const { screen } = await open(byDay);
  expect(await screen.findByText(t('reportCentre:preview.chartFailed'))).toBeInTheDocument();
  expect(screen.getByText('Harbour games')).toBeInTheDocument();
});

test('what is not cut by time has no chart, and nobody asks for one', async () => {
  fakeServer.answers(readReport, answer);
  const { screen } = await open(report);
  expect(await screen.findByText('Harbour games')).toBeInTheDocument();
  expect(fakeServer.requests(readReportOverTime)).toEqual([]);
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

/** What is changed is asked for a moment later. */
const patience = { timeout: 10_000 };
const nameField = t('reportCentre:form.name');

test('a report needs a name before it is saved', async () => {
  fakeServer.answers(readReport, answer);
  const { screen, user, button } = await open();
  await user.click(button('save') ?? document.body);
  expect(screen.getByLabelText(nameField)).toHaveAccessibleDescription(t('reportCentre:rules.nameRequired'));
  expect(fakeServer.requests(addReport)).toEqual([]);
});

test('one’s own is changed as it was seen, and its address is opened', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.answers(findReports, [report]);
  fakeServer.answers(modifyReport, { ...report, name: 'Evening numbers' });
  const { screen, user, button, address } = await open(report);
  await user.clear(screen.getByLabelText(nameField));
  await user.type(screen.getByLabelText(nameField), 'Evening numbers');
  // A file of what is only on the screen would be another one.
  expect(button('csv')).toBeDisabled();
  await user.click(button('save') ?? document.body);
  expect(await screen.findByText(t('reportCentre:save.done'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyReport)).toMatchObject([
    { reportId: 11, revision: 2, name: 'Evening numbers', isShared: false },
  ]);
  expect(address()).toBe('/report-centre?report=11');
  expect(button('csv')).toBeEnabled();
});

test('that of somebody else becomes a copy, which is nobody else’s yet', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.answers(addReport, { ...report, reportId: 12 });
  const { screen, user } = await open({ ...report, isOwn: false, mayEdit: false, isShared: true });
  await user.click(screen.getByRole('button', { name: t('reportCentre:actions.saveAs') }));
  await expect
    .poll(() => fakeServer.requests(addReport))
    .toMatchObject([{ name: 'Morning numbers', isShared: false }]);
  expect(fakeServer.requests(modifyReport)).toEqual([]);
});

test('what the server refuses is said, and what was typed stays', async () => {
  fakeServer.answers(readReport, answer);
  fakeServer.refuses(modifyReport, { code: 'changedMeanwhile', message: 'Somebody else changed it' });
  const { screen, user, button } = await open(report);
  await user.type(screen.getByLabelText(nameField), '!');
  await user.click(button('save') ?? document.body);
  expect(await screen.findByText(/Somebody else changed it/)).toBeInTheDocument();
  expect(screen.getByLabelText(nameField)).toHaveValue('Morning numbers!');
});

test('a head sorts by its column, and the other way round when it is pressed again', async () => {
  fakeServer.answers(readReport, answer);
  const { screen, user } = await open(report);
  const taps = t('adWords:measures.taps');
  await user.click(await screen.findByRole('button', { name: taps }));
  const head = () => screen.getByRole('columnheader', { name: taps });
  await expect.poll(() => head().getAttribute('aria-sort'), patience).toBe('descending');
  await user.click(screen.getByRole('button', { name: taps }));
  await expect.poll(() => head().getAttribute('aria-sort'), patience).toBe('ascending');
  await expect
    .poll(() => fakeServer.requests(readReport).at(-1), patience)
    .toMatchObject({ definition: { sortBy: 'taps', sortOrder: 'asc' } });
});

test('columns are moved to where they are wanted, and the button keeps the focus', async () => {
  fakeServer.answers(readReport, answer);
  const { screen, user } = await open();
  const words = { name: t('adWords:measures.impressions') };
  await user.click(
    screen.getByText(t('reportCentre:form.chosen', { name: t('reportCentre:form.measures'), count: 6 })),
  );
  await user.click(screen.getByRole('button', { name: t('reportCentre:form.earlier', words) }));
  await expect
    .poll(() => fakeServer.requests(readReport).at(-1), patience)
    .toMatchObject({
      definition: {
        measures: ['impressions', 'localSpendAmount', 'taps', 'installs', 'avgCptAmount', 'avgCpaAmount'],
      },
    });
  expect(screen.getByRole('button', { name: t('reportCentre:form.earlier', words) })).toHaveFocus();
});

test('the choice of currency in the top bar is that of the report', async () => {
  fakeServer.answers(readReport, answer);
  await open(report);
  await expect
    .poll(() => fakeServer.requests(readReport), patience)
    .toMatchObject([{ definition: { unit: 'USD' } }]);
  act(() => personalSettings().unit.set('RMB'));
  await expect
    .poll(() => fakeServer.requests(readReport).at(-1), patience)
    .toMatchObject({ definition: { unit: 'RMB' } });
});
