import { can, grantOf } from '@tapwright/contracts/roles';
import { pickLanguage } from '@tapwright/i18n/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findLack, type Reader } from './readers-store.ts';
import type { RunRow } from './runs-store.ts';

/** A member of now who may read reports and, for a mail, lacks nothing. */
export function mayReceive(run: Pick<RunRow, 'isMailed'>, reader: Reader | undefined): reader is Reader {
  if (reader === undefined || !can(reader.role, 'report.use')) return false;
  return !run.isMailed || findLack(reader) === null;
}

/** As if the reader trigger: their role, their scope, the language they last used. */
export function contextOf(deps: Deps, { teamId }: RunRow, reader: Reader): TeamContext {
  const grant = grantOf(reader.role, 'report.use') === 'scope' ? 'scope' : 'all';
  return {
    ...deps,
    requestId: '',
    address: '',
    userAgent: '',
    language: pickLanguage(reader.language ?? undefined),
    person: { userId: reader.userId, sessionId: 0, isStaff: false, hasSecondFactor: false },
    may: 'report.use',
    membership: { teamId, role: reader.role, grant, scope: grant === 'scope' ? reader.scope : [] },
  };
}
