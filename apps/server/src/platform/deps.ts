import { createServerTranslator, type Translate } from '@tapwright/i18n/server';
import type { Settings } from '../env.ts';
import type { Clock } from './clock.ts';
import { createKeyedHash, type KeyedHash } from './crypto/keyed-hash.ts';
import { createSealer, type Sealer } from './crypto/sealer.ts';
import type { Database } from './db/database.ts';
import { createFiles, type Files } from './files/files.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createLive, type Live } from './live/live.ts';
import type { Log } from './log/log.ts';
import { createMail, type Mail } from './mail/mail.ts';
import { createTextMessages, type TextMessages } from './text-messages/text-messages.ts';

/** The parts of the server that features work with. */
export type Deps = {
  settings: Settings;
  database: Database;
  log: Log;
  clock: Clock;
  translate: Translate;
  sealer: Sealer;
  keyedHash: KeyedHash;
  jobs: Jobs;
  live: Live;
  files: Files;
  mail: Mail;
  textMessages: TextMessages;
  /** Where Apple Ads is spoken in Apple's place, such as the sandbox. Undefined: at Apple. */
  appleOrigin: (() => string) | undefined;
};

export type Foundations = Pick<Deps, 'settings' | 'database' | 'log' | 'clock'> & {
  masterKeys: readonly Buffer[];
  appleOrigin?: (() => string) | undefined;
};

/** Makes every part and starts none. */
export function createDeps({ settings, database, log, clock, masterKeys, appleOrigin }: Foundations): Deps {
  const sealer = createSealer(masterKeys);
  const jobs = createJobs({ database, log, sealer, alone: settings.databaseUrl === undefined });
  const files = createFiles(settings.filesUrl);
  return {
    settings,
    database,
    log,
    clock,
    translate: createServerTranslator({ strict: false }).translate,
    sealer,
    keyedHash: createKeyedHash(masterKeys),
    jobs,
    live: createLive({ database, log, publicUrl: settings.publicUrl }),
    files,
    mail: createMail(settings, jobs, files),
    textMessages: createTextMessages(settings, jobs),
    appleOrigin,
  };
}
