import { expect, test } from 'vitest';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { findReportRuns, findReports, readReport, runReport } from '@tapwright/contracts/report-centre';
import { ann, team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { report, run } from '../testing/reports.ts';
import { ReportCentre } from './report-centre.tsx';

const open = (search = '') =>
  renderWeb(<ReportCentre team={team} />, { user: ann, path: '/report-centre', search });
const tryAgain = { name: t('failed.tryAgain') };
const download = { name: t('reportCentre:actions.download') };

test('reports that could not be read are not shown as none', async () => {
  fakeServer.fails(findReports);
  const { screen, user } = await open();
  expect(await screen.findByText(t('reportCentre:failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('reportCentre:empty.title'))).toBeNull();
  fakeServer.answers(findReports, [report]);
  await user.click(screen.getByRole('button', tryAgain));
  expect(await screen.findByRole('link', { name: 'Morning numbers' })).toBeInTheDocument();
});

test('a link to a report whose reading failed says so instead of a blank page', async () => {
  fakeServer.fails(findReports);
  const { screen } = await open('?report=11');
  expect(await screen.findByText(t('reportCentre:failed'))).toBeInTheDocument();
});

test('where there is none yet it leads to the first', async () => {
  fakeServer.answers(findReports, []);
  const { screen } = await open();
  expect(await screen.findByText(t('reportCentre:empty.title'))).toBeInTheDocument();
});

test('who opens a new report by the keyboard goes on at its name, and after going back at the page', async () => {
  fakeServer.answers(findReports, []);
  fakeServer.answers(findCampaignGroups, { list: [], total: 0 });
  fakeServer.refuses(readReport, { code: 'tooManyRequests', message: 'Too many rows for one report' });
  const { screen, user } = await renderWeb(
    <main tabIndex={-1}>
      <ReportCentre team={team} />
    </main>,
    { user: ann, path: '/report-centre' },
  );
  const [link] = await screen.findAllByRole('link', { name: t('reportCentre:new') });
  link?.focus();
  await user.keyboard('{Enter}');
  const name = await screen.findByRole('textbox', { name: t('reportCentre:form.name') });
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('link', { name: t('reportCentre:actions.back') }));
  expect(await screen.findByText(t('reportCentre:empty.title'))).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a file that is refused is said, and one that is begun leads to where it will stand', async () => {
  fakeServer.answers(findReports, [report]);
  fakeServer.refuses(runReport, { code: 'tooManyRequests', message: 'Too many files today' });
  const { screen, user, address } = await open();
  const csv = { name: `Morning numbers, ${t('reportCentre:actions.csv')}` };
  await user.click(await screen.findByRole('button', csv));
  expect(await screen.findByText(/Too many files today/)).toBeInTheDocument();
  fakeServer.answers(runReport, { runId: 21 });
  fakeServer.answers(findReportRuns, { list: [], total: 0, pageNum: 1 });
  await user.click(screen.getByRole('button', csv));
  await expect.poll(address).toContain('tab=runs');
  expect(fakeServer.requests(runReport)).toContainEqual({ teamId: 7, reportId: 11, format: 'csv' });
});

test('only a file of one’s own that is done can be fetched', async () => {
  fakeServer.answers(findReports, [report]);
  const runs = [run, { ...run, runId: 22, isOwn: false }, { ...run, runId: 23, state: 'failed' as const }];
  fakeServer.answers(findReportRuns, { list: runs, total: 3, pageNum: 1 });
  const { screen } = await open('?tab=runs');
  expect(await screen.findAllByRole('button', download)).toHaveLength(1);
});

test('runs that could not be read are not shown as none', async () => {
  fakeServer.answers(findReports, [report]);
  fakeServer.fails(findReportRuns);
  const { screen, user } = await open('?tab=runs');
  expect(await screen.findByText(t('reportCentre:failed'))).toBeInTheDocument();
  fakeServer.answers(findReportRuns, { list: [run], total: 1, pageNum: 1 });
  await user.click(screen.getByRole('button', tryAgain));
  expect(await screen.findByRole('button', download)).toBeInTheDocument();
});
