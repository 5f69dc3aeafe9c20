import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { financeKeys } from '../features/finance/keys.ts';
import { syncKeys } from '../features/apple-sync/keys.ts';
import { teamKeys } from '../features/teams/keys.ts';
import { campaignGroupKeys } from '../platform/keys.ts';
import { listQueriesMadeOld } from './live-maps.ts';

const range = { from: '2026-10-01', to: '2026-10-31' } as const;
const keys = {
  groups: campaignGroupKeys.list(7),
  scopes: teamKeys.scopeChoicesOf(7, 'groups'),
  members: teamKeys.members(7),
  spend: financeKeys.monthlySpend(7, range, 'USD'),
  sync: syncKeys.statesOf(7),
  syncAge: syncKeys.ageOf(7),
};

/** What is read again where the data of each was as given. */
async function hear(name: string, data: Partial<Record<keyof typeof keys, unknown>> = {}) {
  const queryClient = new QueryClient();
  const names = Object.keys(keys) as (keyof typeof keys)[];
  for (const one of names) queryClient.setQueryData(keys[one], data[one] ?? []);
  for (const query of listQueriesMadeOld(name)) await queryClient.invalidateQueries(query);
  return names.filter((one) => queryClient.getQueryState(keys[one])?.isInvalidated === true);
}

test('a changed campaign group makes old whatever shows its name', async () => {
  expect(await hear('campaignGroups.changed')).toEqual(['groups', 'scopes', 'spend']);
});

test('a changed member makes nothing old but the members', async () => {
  expect(await hear('team.changed')).toEqual(['members']);
});

test('a sync that moves on is read by its page, and by the banner only while figures are out of date', async () => {
  expect(await hear('appleSync.changed', { syncAge: [{ isStale: false, readAt: 'now' }] })).toEqual(['sync']);
  expect(await hear('appleSync.changed', { syncAge: [{ isStale: true, readAt: 'now' }] })).toEqual([
    'sync',
    'syncAge',
  ]);
  expect(await hear('appleSync.changed', { syncAge: [{ isStale: false, readAt: null }] })).toEqual([
    'sync',
    'syncAge',
  ]);
});

test('a message of a newer server makes nothing old', async () => {
  expect(await hear('weather.changed')).toEqual([]);
});
