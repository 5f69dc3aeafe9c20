import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { noEdges } from '../testing/no-edges.ts';
import { ReportFoot } from './report-foot.tsx';

const range = { from: '2026-11-15', to: '2026-11-21' } as const;
const unread = {
  edges: undefined,
  isFailed: false,
  range,
  now: new Date('2026-11-22T12:00:00Z'),
  isStale: false,
  nightlyAt: null,
  refused: '',
  unit: 'USD' as const,
  accountZone: 'Paris',
  details: null,
  isReading: false,
  onRefresh: () => undefined,
};
const foot = (edges: Partial<typeof noEdges>, nightlyAt: string | null = null, refused = '') => (
  <ReportFoot {...unread} edges={{ ...noEdges, ...edges }} nightlyAt={nightlyAt} refused={refused} />
);
const show = async (...args: Parameters<typeof foot>) => renderWeb(foot(...args), { user: ann });

test('a series that was not read with the others shows its own time, as one that is too old', async () => {
  const { screen } = await show({ readAt: '2026-11-22T04:04:00Z' }, null, 'Keyword measures are incomplete');
  const time = await screen.findByText(/Updated from Apple/);
  expect(time).toHaveAttribute('data-stale', 'true');
  expect(screen.getByText('Keyword measures are incomplete')).toBeInTheDocument();
});

test('days of the hourly reading and older ones are told with their own times', async () => {
  const { screen } = await show({ readAt: '2026-11-22T11:00:00Z' }, '2026-11-22T03:00:00Z');
  expect(await screen.findByText(/^Updated from Apple/)).toHaveAttribute('data-stale', 'false');
  expect(screen.getByText(/Last 3 days updated/)).toHaveTextContent(/older days/);
});

test('below a list of keywords it says that the figures above it count more', async () => {
  const { screen, unmount } = await renderWeb(<ReportFoot {...unread} edges={noEdges} isOfKeywords />, {
    user: ann,
  });
  expect(await screen.findByText(t('reportNotes:foot.onlyKeywords'))).toBeInTheDocument();
  unmount();
  const other = await renderWeb(<ReportFoot {...unread} edges={noEdges} />, { user: ann });
  expect(await other.screen.findByText(/^Days in/)).toBeInTheDocument();
  expect(other.screen.queryByText(t('reportNotes:foot.onlyKeywords'))).toBeNull();
});

test('what is still arriving is not said to end with the last three days', async () => {
  const { screen } = await show({ youngFrom: '2026-11-20' });
  expect(await screen.findByText(/^Most installs of 20–21 Nov/)).toHaveTextContent('up to 30 days');
});

test('where no change can be told, the foot names the days', async () => {
  const days = { from: '2026-11-08', to: '2026-11-14' };
  const { screen } = await show({
    comparison: {
      ...days,
      ended: { now: range, before: days },
      settled: null,
      isProvisional: true,
      unknown: [{ from: '2026-11-08', to: '2026-11-09', campaignGroupIds: [1] }],
    },
  });
  expect(await screen.findByText(/8–9 Nov/)).toBeInTheDocument();
});

test('figures are said to be read until they are there or could not be read', async () => {
  const waiting = await renderWeb(<ReportFoot {...unread} isFailed={false} />, { user: ann });
  expect(await waiting.screen.findByText(t('reportNotes:foot.reading'))).toBeInTheDocument();
  waiting.unmount();
  const failed = await renderWeb(<ReportFoot {...unread} isFailed />, { user: ann });
  expect(failed.screen.queryByText(t('reportNotes:foot.reading'))).toBeNull();
});
