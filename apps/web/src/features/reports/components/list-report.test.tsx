import { expect, test } from 'vitest';
import { findReportCampaignGroupList } from '@tapwright/contracts/reports';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { groupList } from '../lists/group-list.tsx';
import { reportState } from '../testing/report-state.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { ListReport } from './list-report.tsx';
import { NoRows } from './no-rows.tsx';

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
