import { within } from '@testing-library/react';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { expect, test } from 'vitest';
import { findReportCampaignGroupList } from '@tapwright/contracts/reports';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { groupList } from './group-list.tsx';
import { reportState } from '../testing/report-state.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { ListReport } from './list-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';

async function open(search: Record<string, string> = {}) {
  const { state, changes } = reportState(search);
  const part = (
    <ListReport
      of={groupList}
      state={state}
      place={{ teamId: 7 }}
      empty={<NoRows of="groups" />}
      foot={() => <p>as far as it goes</p>}
    />
  );
  return { ...(await renderWeb(part, { user: ann })), changes };
}

test('figures that could not be read are no empty table, and can be read again', async () => {
  fakeServer.fails(findReportCampaignGroupList);
  const { screen, user } = await open();
  expect(await screen.findByText(t('reportNotes:failed.title'))).toBeInTheDocument();
  expect(screen.queryByText(t('reportNotes:empty.groups'))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  await expect.poll(() => fakeServer.requests(findReportCampaignGroupList)).toHaveLength(2);
});

const edges = {
  dataTo: '2026-11-19' as const,
  readAt: '2026-11-20T08:00:00Z',
  gaps: [],
  wholeOnly: [],
  youngFrom: null,
  timeZone: 'UTC' as const,
  zones: ['UTC'],
  currencies: ['USD'],
  isConverted: false,
  rate: null,
  comparison: null,
  hasUnknownRates: false,
};
const none = { list: [], total: 0, totals: noMeasures, totalsBefore: null, compared: null, edges };

test('where nothing is attached it says what is missing', async () => {
  fakeServer.answers(findReportCampaignGroupList, none);
  const { screen } = await open();
  expect(await screen.findByText(t('reportNotes:empty.groups'))).toBeInTheDocument();
});

test('where a filter leaves nothing, the filter can be taken away, and nothing is said to be missing', async () => {
  fakeServer.answers(findReportCampaignGroupList, none);
  const { screen, user, changes } = await open({ name: 'harbour' });
  await user.click(await screen.findByRole('button', { name: t('reportNotes:nothing.clear') }));
  expect(changes).toMatchObject([{ name: '', settings: [] }]);
  expect(screen.queryByText(t('reportNotes:empty.groups'))).toBeNull();
});

test('the head of a change says of what it is', async () => {
  fakeServer.answers(findReportCampaignGroupList, none);
  const { screen } = await open({ name: 'harbour' });
  const [spend, cost] = await screen.findAllByRole('columnheader', { name: /±/ });
  const changeOf = (measure: 'localSpendAmount' | 'avgCpaAmount') =>
    t('overview:changeOf', { measure: t(`adWords:measures.${measure}`) });
  expect(spend).toHaveAttribute('title', changeOf('localSpendAmount'));
  expect(cost).toHaveAttribute('title', changeOf('avgCpaAmount'));
});

const groupOf = (campaignGroupId: number, name: string) => ({
  ...noMeasures,
  campaignGroupId,
  name,
  status: 'running' as const,
  mode: 'collaborative' as const,
  currency: 'USD',
  timeZone: 'UTC',
  campaigns: 1,
  dataTo: '2026-11-19' as const,
  accountSpendAmount: 0,
  before: null,
  compared: null,
});
const unread = { from: '2026-11-13', to: '2026-11-19', campaignGroupIds: [3] };

async function openUnread(isAll: boolean) {
  const list = isAll ? [groupOf(3, 'Harbour')] : [groupOf(3, 'Harbour'), groupOf(4, 'Meadow')];
  const answer = { ...none, list, total: list.length, edges: { ...edges, unread: { ...unread, isAll } } };
  fakeServer.answers(findReportCampaignGroupList, answer);
  const { screen, user } = await open({ compare: 'off' });
  await screen.findByText('Harbour');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const place = heads.findIndex((head) => head.startsWith(t('adWords:measures.impressions')));
  return async (name: RegExp) => {
    const row = screen.getByRole('row', { name });
    await user.hover(row);
    const cells = within(row).getAllByRole('gridcell');
    const cell = cells[place - (heads.length - cells.length)];
    return [cell?.textContent, cell?.title];
  };
}
const reason = t('overview:edges.gaps', {
  days: formatDayRange('en', unread.from, unread.to, { year: true }),
});

test('of a group that was not read at all there are no figures, and the cell says why', async () => {
  const cellOf = await openUnread(false);
  expect(await cellOf(/Harbour/)).toEqual(['–', reason]);
  expect(await cellOf(/Meadow/)).toEqual(['0', '0']);
  expect(await cellOf(new RegExp(t('adWords:total')))).toEqual(['0', '0']);
});

test('where no group was read there is no sum either', async () => {
  const cellOf = await openUnread(true);
  expect(await cellOf(new RegExp(t('adWords:total')))).toEqual(['–', reason]);
});
