import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { inStep } from '../testing/states.ts';
import { SyncList } from './sync-list.tsx';

const open = (...states: SyncState[]) =>
  renderWeb(<SyncList states={states} now={new Date('2026-11-20T08:00:00Z')} />, { user: ann });

test('what somebody has to mend stands first, and says in words what it is', async () => {
  const { screen } = await open(inStep, { ...inStep, campaignGroupId: 6, name: 'West', error: 'forbidden' });
  const list = screen.getByRole('list', { name: t('appleSync:title') });
  expect(list.firstElementChild).toHaveTextContent('West');
  expect(screen.getByText(new RegExp(t('appleSync:errors.forbidden')))).toBeInTheDocument();
});

test('a reading under way shows how far it is, and not that it was never read', async () => {
  const running = { kind: 'history', done: 40, planned: 160, rows: 12_000 } as const;
  const { screen } = await open({ ...inStep, readAt: null, running });
  const bar = screen.getByRole('progressbar', { name: t('appleSync:kinds.history') });
  expect(bar).toHaveAttribute('value', '40');
  expect(bar).toHaveAttribute('max', '160');
  expect(screen.queryByText(t('appleSync:neverRead'))).toBeNull();
});

test('what is being read for the first time is not called unread in the schedule', async () => {
  const running = { kind: 'history', done: 40, planned: 160, rows: 12_000 } as const;
  const passes = [{ kind: 'history', succeededAt: null, nextAt: null }] as const;
  const { screen } = await open({ ...inStep, readAt: null, running, passes: [...passes] });
  expect(screen.queryByText(t('appleSync:notYet'))).toBeNull();
});

test('between two steps of the first reading nobody is told that there is no data', async () => {
  const waiting = { ...inStep, readAt: null };
  const nothing = { campaigns: 0, adGroups: 0 };
  const { screen } = await open(waiting, { ...waiting, campaignGroupId: 6, counts: nothing });
  expect(screen.getByText(t('appleSync:partlyRead'))).toBeInTheDocument();
  expect(screen.getByText(t('appleSync:firstSoon'))).toBeInTheDocument();
  expect(screen.queryByText(t('appleSync:neverRead'))).toBeNull();
});

test('what Apple refuses to report, and days that it no longer has, are named', async () => {
  const { screen } = await open({
    ...inStep,
    gaps: [{ from: '2026-01-01', until: '2026-02-01' }],
    refused: [{ what: 'keywordMeasures', days: null, error: 'appleFault' }],
  });
  const row = screen.getByText('Harbour games').closest('li');
  expect(row).toHaveTextContent(t('appleSync:refused.what.keywordMeasures'));
  expect(within(row ?? document.body).getByText(/2026-01-01 – 2026-02-01/)).toBeInTheDocument();
});

test('what an ad account uses of Apple’s quota stands by the schedule, today, yesterday and day by day', async () => {
  const days = [
    { on: '2026-11-20', requests: 1420, limited: 3 },
    { on: '2026-11-18', requests: 990, limited: 0 },
  ];
  const limit = { requests: 100, remaining: 93, seconds: 60 };
  const { screen, user } = await open({ ...inStep, requests: { today: '2026-11-20', days, limit } });
  await user.click(screen.getByText(t('appleSync:timetable')));
  const section = screen.getByRole('region', { name: t('appleSync:requests.title') });
  const valueOf = (name: string) => within(section).getByText(name).nextElementSibling;
  expect(valueOf(t('appleSync:requests.today'))).toHaveTextContent('1,420, of which 3 over the limit');
  expect(valueOf(t('appleSync:requests.yesterday'))).toHaveTextContent(/^0$/);
  expect(valueOf(t('appleSync:requests.limit'))).toHaveTextContent('100 in 60 s, 93 left');
  await user.click(within(section).getByText(t('appleSync:requests.days')));
  expect(valueOf('18 Nov 2026')).toHaveTextContent(/^990$/);
});
