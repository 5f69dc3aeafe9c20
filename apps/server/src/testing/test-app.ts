import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Code, codes } from '@tapwright/contracts/codes';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { type App, type AppOptions, buildApp } from '../app.ts';
import { readSettings, type Settings } from '../env.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { createTestDatabase } from '../platform/db/testing/test-database.ts';
import { createDeps, type Deps } from '../platform/deps.ts';
import { requestLimitFigures } from '../platform/http/admission/request-limits.ts';
import { createLog } from '../platform/log/log.ts';

export type TestApp = {
  app: App;
  deps: Deps;
  /** Every line of its log. */
  lines: string[];
  /** Mounts what a test needs, then listens. */
  start(): Promise<string>;
  stop(): Promise<void>;
};

export type TestAppOptions = AppOptions & {
  settings?: Partial<Settings>;
  mount?: (app: App) => void;
  appleOrigin?: () => string;
  /** Also the jobs that come by the clock. A test that meets one by chance depends on the minute it runs in. */
  timetable?: boolean;
};

/** `copyOf` names the database whose rows it begins with; `ends` has it last longer than one test. */
export type StartOptions = TestAppOptions & {
  copyOf?: string;
  ends?: (end: () => Promise<void>) => void;
};

/** A quick machine asks in a second what a slow one asks in ten. */
const evenWhenQuick = { ...requestLimitFigures, strangerPerSecond: Number.POSITIVE_INFINITY };
const masterKeys = [Buffer.alloc(32, 7)];

/** The whole server on a test's own database, as `main.ts` would build it, on a free port. */
export async function makeTestApp(
  database: Database,
  { settings, mount, appleOrigin, timetable = false, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tapwright-app-'));
  const lines: string[] = [];
  const deps = createDeps({
    settings: {
      ...readSettings({ PORT: '0', DATA_DIR: dataDir, CAPTCHA_BITS: '1' }),
      filesUrl: pathToFileURL(join(dataDir, 'files')),
      ...settings,
    },
    database,
    log: createLog({ sink: { write: (line) => lines.push(line) } }),
    clock: systemClock,
    masterKeys,
    appleOrigin,
  });
  if (!timetable) deps.jobs.recur = () => undefined;
  const app = await buildApp(deps, { requestLimits: evenWhenQuick, ...options });
  mount?.(app);
  return {
    app,
    deps,
    lines,
    start: () => app.start(),
    stop: async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same on a database of its own, listening until the test is over. */
export async function startTestApp({ copyOf, ends = onTestFinished, ...options }: StartOptions = {}) {
  const { database, close } = await createTestDatabase(copyOf);
  const server = await makeTestApp(database, options);
  const origin = await server.start();
  ends(async () => {
    await server.stop();
    await close();
  });
  return { ...server, origin, port: Number(new URL(origin).port) };
}

const envelope = z.object({ code: z.int(), data: z.unknown(), message: z.string() });

/** What a call answered, and with which status and headers. A file is a success without data. */
export async function readAnswer(response: Response) {
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) await response.arrayBuffer();
  const answered: unknown = isJson ? await response.json() : { code: codes.success, data: null, message: '' };
  const { code, data, message } = z.parse(envelope, answered);
  return { status, headers, code: code as Code, data, message };
}
