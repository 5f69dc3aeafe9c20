import type { AnswerOf } from '@tapwright/contracts/call';
import { noMeasures } from '@tapwright/contracts/report-measures';
import { findReportCampaignList } from '@tapwright/contracts/reports';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { group, ownApp, wholeForm } from '../testing/forms.ts';
import { answerAsUsual, noCampaigns, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const days = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((units) => units * 1_000_000);
const spent = 126_000_000;
const other: AnswerOf<typeof findReportCampaignList>['list'][number] = {
  ...noMeasures,
  campaignGroupId: group.campaignGroupId,
  campaignGroupName: group.name,
  campaignId: '10',
  name: 'Stillwater_GB_brand',
  status: 'running',
  displayStatus: 'RUNNING',
  statusReasons: [],
  app: ownApp.name,
  adamId: ownApp.adamId,
  campaignType: null,
  mode: 'collaborative',
  placements: [],
  countries: ['GB'],
  currency: 'USD',
  timeZone: group.timeZone,
  dailyBudget: '100.00',
  totalBudget: null,
  cpaGoal: null,
  goalDistance: null,
  capUse: null,
  cappedToday: false,
  startTime: null,
  endTime: null,
  localSpendAmount: spent,
  accountSpendAmount: spent,
  trend: days,
  before: null,
  compared: null,
  openEdits: [],
};

test('what it will likely cost is told by another campaign of the app, and asked of that place and currency', async () => {
  const asked: unknown[] = [];
  fakeServer.answersWith(findReportCampaignList, ({ query }) => {
    asked.push(query);
    return { ...noCampaigns, total: 1, list: [other] };
  });
  const { screen } = await openStep('put', wholeForm);
  expect(await screen.findByText('$12 – $16')).toBeInTheDocument();
  expect(screen.getByText(t('creation:put.likelyNote', { name: other.name }))).toBeInTheDocument();
  const { placement } = wholeForm.campaigns[0] ?? {};
  expect(asked).toMatchObject([{ adamId: ownApp.adamId, currency: 'USD', placement }]);
});

test('where no campaign of the app says so, nothing likely stands there', async () => {
  const { screen } = await openStep('put', wholeForm);
  expect(await screen.findByText(t('creation:put.month'))).toBeInTheDocument();
  expect(screen.queryByText(t('creation:put.likely'))).toBeNull();
});
