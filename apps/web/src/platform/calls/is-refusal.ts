import { CallFailure } from './call-failure.ts';

/** About what was asked for; that one has been signed out, or that nothing can be had, is said elsewhere. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof CallFailure &&
    error.kind === 'refused' &&
    !error.is('noToken', 'tokenEnded', 'accountFrozen', 'executionError', 'closed')
  );
}
