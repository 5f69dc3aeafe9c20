import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { deleteForgottenAttempts } from '../attempt-counts/index.ts';
import { deleteOldCaptchas } from './captcha/captchas-store.ts';
import { deleteOldChallenges } from './passkeys/passkeys-store.ts';
import { deleteEndedPasswordKeys } from './passwords/password-keys-store.ts';
import { deleteOldActiveDays, deleteOldSessions } from './sessions/sessions-store.ts';
import { deleteOldCodes } from './codes/verification-codes-store.ts';

const pruneAccounts = defineJob('accounts.prune', z.object({}), { maxAttempts: 1 });
const dayMs = 86_400_000;
/** So long an ended token is told from one that never was. */
const sessionsStayMs = 30 * dayMs;
/** Twice what the personal page counts. */
const activeDaysStayMs = 60 * dayMs;
/** Counted by day, so a little longer. */
const codesStayMs = 2 * dayMs;

type Parts = Pick<Deps, 'database' | 'clock'>;

export function handlePruning(deps: Parts & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(pruneAccounts, () => pruneOld(deps));
  deps.jobs.recur(pruneAccounts, '41 * * * *');
}

export async function pruneOld({ database, clock }: Parts): Promise<void> {
  const now = clock.now();
  await deleteOldSessions(database.write, new Date(now.getTime() - sessionsStayMs));
  await deleteOldActiveDays(database.write, new Date(now.getTime() - activeDaysStayMs));
  await deleteEndedPasswordKeys(database.write, now);
  await deleteOldCaptchas(database.write, now);
  await deleteOldCodes(database.write, new Date(now.getTime() - codesStayMs));
  await deleteOldChallenges(database.write, now);
  await deleteForgottenAttempts(database.write, now);
}
