import type { SyncState } from '@tapwright/contracts/apple-sync';

/** When the days before the last three were read last, of the campaign group that waits longest. */
export function findNightly(states: readonly SyncState[]): string | null {
  const times = states.map(({ passes }) =>
    passes
      .filter(({ kind }) => kind === 'history' || kind === 'nightly')
      .map(({ succeededAt }) => succeededAt ?? '')
      .toSorted()
      .at(-1),
  );
  const [oldest = ''] = times.map((time) => time ?? '').toSorted();
  return oldest === '' ? null : oldest;
}
