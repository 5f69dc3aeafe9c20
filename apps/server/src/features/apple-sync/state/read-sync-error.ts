import { syncErrorCodes, type SyncErrorCode } from '@tapwright/contracts/apple-sync';

/** A code that a newer process wrote counts as a failure of ours. */
export const readSyncError = (stored: string | null): SyncErrorCode | null =>
  stored === null ? null : (syncErrorCodes.find((code) => code === stored) ?? 'internal');
