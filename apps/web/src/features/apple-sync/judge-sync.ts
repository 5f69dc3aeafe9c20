import type { SyncErrorCode, SyncState } from '@tapwright/contracts/apple-sync';
import type { Status } from '@tapwright/ui/feedback/status-glyph';

export type SyncJudgement = 'reading' | 'stopped' | 'waiting' | 'stale' | 'partly' | 'inStep';

const forOwner: ReadonlySet<SyncErrorCode> = new Set([
  'accessRevoked',
  'forbidden',
  'credentialsRefused',
  'certificateMissing',
]);

/** Does it stay so until somebody mends the certificate? */
export const needsOwner = (error: SyncErrorCode): boolean => forOwner.has(error);

/** Everything else goes on by itself, unless this server's clock is to be set. */
const needsSomebody = (error: SyncErrorCode): boolean => needsOwner(error) || error === 'clockOff';

/** The one word for where a campaign group stands: what stands in the way before what is under way. */
export function judgeSync({ running, error, isStale, readAt, refused }: SyncState): SyncJudgement {
  if (error !== null) return needsSomebody(error) ? 'stopped' : 'waiting';
  if (running !== null && (isStale || readAt === null)) return 'reading';
  if (isStale) return 'stale';
  if (readAt === null) return 'waiting';
  return refused.length > 0 ? 'partly' : 'inStep';
}

export const syncLooks: Readonly<Record<SyncJudgement, Status>> = {
  reading: 'sending',
  stopped: 'to-mend',
  waiting: 'pending',
  stale: 'stale',
  partly: 'stale',
  inStep: 'in-order',
};

/** What somebody has to mend stands first; nothing else moves while it is read. */
export const putStoppedFirst = (states: readonly SyncState[]): SyncState[] =>
  states.toSorted((one, other) => Number(isStopped(other)) - Number(isStopped(one)));

const isStopped = (state: SyncState): boolean => judgeSync(state) === 'stopped';
