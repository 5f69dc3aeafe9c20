import { expect, test } from 'vitest';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { SyncBanner } from './sync-banner.tsx';

const old: SyncState = {
  campaignGroupId: 1,
  name: 'Harbour',
  counts: { campaigns: 3, adGroups: 5 },
  running: null,
  passes: [],
  error: null,
  retryAt: null,
  readAt: '2026-11-20T01:00:00.000Z',
  isStale: true,
  gaps: [],
  refused: [],
  requests: { today: '2026-11-20', days: [], limit: null },
};
const now = new Date('2026-11-20T12:00:00Z');
const states: SyncState[] = [
  { ...old, name: 'Harbour', error: 'accessRevoked' },
  { ...old, name: 'Lighthouse', readAt: '2026-11-20T03:00:00.000Z' },
  { ...old, name: 'Quay', isStale: false },
];
const show = (mayMend: boolean) =>
  renderWeb(<SyncBanner teamId={7} states={states} now={now} mayMend={mayMend} />, { user: ann });

test('a cause is told of those alone whose it is, and not of those that were read in time', async () => {
  const { screen } = await show(true);
  const refused = await screen.findByText(/Harbour/);
  expect(refused).toHaveTextContent(t('appleSync:errors.accessRevoked'));
  expect(refused).not.toHaveTextContent('Lighthouse');
  expect(screen.getByText(/Lighthouse/)).not.toHaveTextContent(t('appleSync:errors.accessRevoked'));
  expect(screen.queryByText(/Quay/)).toBeNull();
});

test('whoever may mend the certificate is led to it, and what only waits can be read now', async () => {
  const { screen } = await show(true);
  expect(await screen.findByText(t('appleSync:stale.certificates'))).toBeInTheDocument();
  expect(screen.getByText(t('appleSync:refresh'))).toBeInTheDocument();
});

test('whoever may not is told to ask the owner', async () => {
  const { screen } = await show(false);
  expect(await screen.findByText(/Harbour/)).toHaveTextContent(t('appleSync:stale.askOwner'));
  expect(screen.queryByText(t('appleSync:stale.certificates'))).toBeNull();
});
