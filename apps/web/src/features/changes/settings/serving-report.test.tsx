import { expect, test } from 'vitest';
import { statusRemedies } from '@tapwright/contracts/status-reasons';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import { requestedStatus } from '../opened.ts';
import type { AdDetails } from './read-settings.ts';
import { adGroupDetails, campaignDetails } from '../testing/details.ts';
import { ServingReport } from './serving-report.tsx';

type Level = AdDetails['serving'][number];
const level = (kind: Level['kind'], more: Partial<Level> = {}): Level => ({
  kind,
  name: 'Harbour',
  displayStatus: 'RUNNING',
  reasons: [],
  limits: [],
  ...more,
});
const campaign: AdObject = {
  teamId: 7,
  kind: 'campaign',
  id: '10',
  name: 'Harbour',
  places: [],
  status: 'paused',
};
const open = (serving: Level[], { object = campaign, mayEdit = true } = {}) =>
  renderWeb(
    <ServingReport
      object={object}
      details={{ ...(object.kind === 'campaign' ? campaignDetails : adGroupDetails), serving }}
      onSettings={mayEdit ? () => undefined : undefined}
    />,
    { user: ann },
  );

test('what serves says so, and nothing more is to be done', async () => {
  const { screen } = await open([level('campaign')]);
  expect(screen.getByText(t('serving:fine'))).toBeInTheDocument();
  expect(screen.getByText(t('serving:inOrder'))).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('each reason is told in words with what to do about it; a paused one is activated here', async () => {
  const held = level('campaign', {
    displayStatus: 'PAUSED',
    reasons: ['PAUSED_BY_USER', 'AD_GROUPS_MISSING'],
    limits: ['APP_NOT_PUBLISHED_YET'],
  });
  const { screen, user } = await open([held]);
  expect(screen.getByText(t('serving:held'))).toBeInTheDocument();
  for (const reason of ['PAUSED_BY_USER', 'AD_GROUPS_MISSING', 'APP_NOT_PUBLISHED_YET'] as const) {
    expect(screen.getByText(t(`serving:reasons.${reason}`))).toBeInTheDocument();
    expect(screen.getByText(t(`serving:remedies.${statusRemedies[reason]}`))).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: t('serving:act.activate') }));
  expect(requestedStatus.get()).toMatchObject({ object: { id: '10' }, status: 'running' });
  requestedStatus.set(undefined);
});

test('what only reads sees the reasons and no button', async () => {
  const held = level('campaign', { displayStatus: 'PAUSED', reasons: ['PAUSED_BY_USER'] });
  const { screen } = await open([held], { mayEdit: false });
  expect(screen.getByText(t('serving:reasons.PAUSED_BY_USER'))).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the reason of the campaign stands at the campaign, once', async () => {
  const { screen } = await open(
    [
      level('campaign', { displayStatus: 'ON_HOLD', reasons: ['ORG_NO_PAYMENT_METHOD_ON_FILE'] }),
      level('adGroup', { displayStatus: 'CAMPAIGN_ON_HOLD', reasons: ['CAMPAIGN_NOT_RUNNING'] }),
    ],
    { object: { ...campaign, kind: 'adGroup', id: '20' } },
  );
  expect(screen.getByText(t('serving:reasons.ORG_NO_PAYMENT_METHOD_ON_FILE'))).toBeInTheDocument();
  expect(screen.queryByText(t('serving:reasons.CAMPAIGN_NOT_RUNNING'))).toBeNull();
});

test('a reason that Apple added is shown by its code, and the rest still has words', async () => {
  const held = level('campaign', { displayStatus: 'SOMETHING_NEW', reasons: ['MOON_TOO_FULL'] });
  const { screen } = await open([held]);
  expect(screen.getByText(t('serving:unknownReason', { code: 'MOON_TOO_FULL' }))).toBeInTheDocument();
});
